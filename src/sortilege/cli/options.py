"""Options of the rules, as they are written on the command line."""

from collections.abc import Iterable

from sortilege.cli.example import UserFault


def named_options(texts: Iterable[str]) -> dict[str, str]:
    """Options by name; of one that is given twice the last counts."""
    return dict(_option(text) for text in texts)


def _option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise UserFault(f"An option is written NAME=VALUE, such as i2.spells_hidden=on; {text!r} is not.")
    return name.strip(), value.strip()
