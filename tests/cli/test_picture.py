"""The picture of the README is what the code draws today, and looks nowhere for anything."""

import re
import subprocess
import sys
from xml.etree import ElementTree

from sortilege.rulebook.texts import checkout

PICTURE = checkout() / "docs/duel.svg"


def test_the_picture_is_drawn_anew_byte_by_byte() -> None:
    code = "import sys; sys.path.insert(0, 'docs'); import draw_duel; sys.stdout.write(draw_duel.drawn())"
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code], cwd=checkout(), capture_output=True, timeout=30, check=True
    )
    assert done.stdout.decode() == PICTURE.read_text(encoding="utf-8"), "run docs/draw_duel.py and look at the picture"


def test_the_picture_is_small_and_names_no_host() -> None:
    text = PICTURE.read_text(encoding="utf-8")
    assert len(text.encode()) < 80_000
    assert set(re.findall(r"\w+:?//[^\"'\s)]*", text)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"@import|@font-face|<script|<image|href", text)
    said = "".join(ElementTree.fromstring(text).itertext()).replace("\xa0", " ")
    for part in ("[A]→", "←[M]", "Aurélie of the Morning Bell", "AALLL", "How do you answer?", "absorbs with 2 Light"):
        assert part in said
