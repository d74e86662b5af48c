"""A roster in a link: the whole list, packed into the fragment of an address, which no server ever sees.

    #roster=1.<base64url of the list as canonical JSON, deflated with a dictionary of its usual words>

The number is that of the dictionary and of the format. A link comes from anybody: it is refused before it is unpacked
where it is too long, and while it is unpacked where it grows too large.
"""

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

import msgspec

from sortilege.content.plain_text import UNSEEN
from sortilege.rosters.options import fault_of_options
from sortilege.rosters.roster import Roster

VERSION: Final = "1"

LONGEST: Final = 20_000
"""letters of a link"""

LARGEST: Final = 200_000
"""bytes of a list"""

USUAL: Final = (
    b'{"roster":1,"name":"The ","ruleset":"arcane","confrontation","options":{"c2.magic":"incantation1"},'
    b'"guildhall":["great_hall","heroic_inspiration","garrison","_arcanum"],"packs":["substitutes":[{"moon_spell":"'
    b'"incarnation":true"artifacts":["elements":["darkness","light","water","earth","fire","air"],"moon":[6,'
    b'"points":100,"people":"bran_o_kor","no_dan_kar","acheron","alahan","cards":[{"model":"","spells":["","'
    b'"},{"model":""],"count":2},{"model":"'
)
"""What lists consist of, the most usual last. It never changes: another one is another version."""

FORM: Final = re.compile(r"(?:[^#\s]*#)?(?:roster=)?([0-9]+)\.([A-Za-z0-9_-]*)=*")


class LinkError(ValueError):
    """What is wrong with a link."""


def link_of(roster: Roster, page: str = "") -> str:
    """A roster as a link, below the address of a page that reads it."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=USUAL)
    packed = packer.compress(msgspec.json.encode(roster)) + packer.flush()
    return f"{page}#roster={VERSION}.{urlsafe_b64encode(packed).rstrip(b'=').decode()}"


def roster_of_link(link: str) -> Roster:
    """The roster in a link; a LinkError says why there is none."""
    if len(link) > LONGEST:
        raise LinkError(f"the link is longer than {LONGEST} letters")
    form = FORM.fullmatch(link.strip())
    if form is None:
        raise LinkError("this is no link to a roster")
    if form[1] != VERSION:
        raise LinkError(f"the link is of version {form[1]}; this program reads version {VERSION}")
    return _checked(_unpacked(form[2]))


def _unpacked(letters: str) -> bytes:
    try:
        packed = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=USUAL)
        plain = unpacker.decompress(packed, LARGEST + 1)
    except (binascii.Error, zlib.error, ValueError):
        raise LinkError("the link is damaged") from None
    if len(plain) > LARGEST:
        raise LinkError(f"the list is larger than {LARGEST} bytes")
    if not unpacker.eof or unpacker.unused_data:
        raise LinkError("the link is damaged")
    return plain


def _checked(plain: bytes) -> Roster:
    try:
        roster = msgspec.json.decode(plain, type=Roster)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LinkError(f"the list in the link is not sound: {error}") from None
    if fault := fault_of_options(roster):
        raise LinkError(f"the list in the link is not sound: {fault[1]}")
    if _hides(msgspec.to_builtins(roster)):
        raise LinkError("the list in the link is not sound: it has characters that cannot be seen")
    return roster


def _hides(value: Any) -> bool:
    """Whether any of its words is another than it looks."""
    match value:
        case dict():
            return any(map(_hides, (*value, *value.values())))
        case list() | tuple():
            return any(map(_hides, value))
    return isinstance(value, str) and bool(UNSEEN.search(value))
