"""What a stranger installs: the built wheel, unpacked far from the checkout, with its rules and its cards."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools/bin/uv"


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [str(UV), "build", "--wheel", "--quiet", "--out-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, timeout=300)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


def run(unpacked: Path, code: str) -> str:
    """Python code in a fresh interpreter that sees the unpacked wheel before anything else."""
    program = f"import sys; sys.path.insert(0, {str(unpacked)!r}); {code}"
    done = subprocess.run([sys.executable, "-c", program], cwd=unpacked, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_holds_the_rules(unpacked: Path) -> None:
    code = "import sortilege.rulebook as r; print(r.__file__); print(r.find('i2-6.7.1a').text)"
    where, text = run(unpacked, code).splitlines()
    assert where.startswith(str(unpacked))
    assert "as many gems as the caster" in text


def test_the_wheel_holds_a_game(unpacked: Path) -> None:
    code = "import sortilege; print(sortilege.__file__, sortilege.new('duel', seed=1).ask.kind)"
    assert run(unpacked, code).split() == [str(unpacked / "sortilege/__init__.py"), "setup.starting_gems"]


def test_the_wheel_is_typed_and_holds_no_tests(unpacked: Path) -> None:
    assert (unpacked / "sortilege/py.typed").exists()
    assert {path.name for path in unpacked.iterdir()} == {"sortilege", *(p.name for p in unpacked.glob("*.dist-info"))}
