"""The README's program runs as it stands."""

import re
import subprocess
import sys

from tests.install.test_wheel import ROOT


def test_the_program_of_the_readme_runs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in {"0", "1", "None"}
