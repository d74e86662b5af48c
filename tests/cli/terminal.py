"""The command in a real terminal: a pseudo-terminal in which a player made of a few lines types."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Self

PATIENCE = 20.0
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PROMPT = re.compile(r"(?:\n|^)\S+ > $")


def plain(text: str) -> str:
    """What is to be read on a screen, without colours."""
    return ESCAPE.sub("", text).replace("\r", "")


class Terminal:
    """A running command, what it has shown, and the keys that are typed into it."""

    def __init__(self, *words: str, folder: Path, width: int = 120, height: int = 50) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "sortilege", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={**_environment(), "TERM": "xterm-256color", "XDG_DATA_HOME": str(folder)},
            preexec_fn=_own_the_terminal,
        )
        os.close(theirs)
        self.raw = ""
        self.waits = True
        """whether the command has asked for a line"""
        self._read_to = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._ours)

    @property
    def screen(self) -> str:
        """Everything that was shown, without colours."""
        return plain(self.raw)

    def shown(self, end: re.Pattern[str] = PROMPT) -> str:
        """What was shown since the last time, up to a prompt; or up to the end of the command."""
        until = monotonic() + PATIENCE
        while not end.search(plain(self.raw[self._read_to :])):
            assert monotonic() < until, f"no prompt after:\n{self.screen[-2000:]}"
            if select.select([self._ours], [], [], 0.2)[0] and not self._read():
                self.waits = False
                break
        new = plain(self.raw[self._read_to :])
        self._read_to = len(self.raw)
        return new

    def _read(self) -> bool:
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # so Linux says that the other end is closed
            return False
        while data and data[-1] & 0x80 and not _is_whole(data):
            data += os.read(self._ours, 1)
        self.raw += data.decode()
        return bool(data)

    def type(self, line: str) -> str:
        """A line and Enter; what is shown then up to the next prompt is returned."""
        self.press(f"{line}\n")
        return self.shown()

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def end(self, number: int) -> None:
        """Send a signal from outside."""
        self._process.send_signal(number)

    def exit_code(self, urge: Callable[[], None] = lambda: None) -> int:
        """How the command ended. It is urged until it has, as a person would who sees that nothing happens."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            urge()
            while select.select([self._ours], [], [], 0.5)[0]:
                if not self._read():
                    return self._process.wait(PATIENCE)
        raise AssertionError(f"it does not end:\n{self.screen[-2000:]}")


def _environment() -> dict[str, str]:
    """Ours, without what says how large our own terminal is."""
    return {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}


def _is_whole(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _own_the_terminal() -> None:
    """So that Ctrl-C reaches the command, even where the tests run in the background of a shell that ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Typist:
    """A player at the keys who comes near, casts what hits the enemy, and pays as the prompt says."""

    def __init__(self) -> None:
        self._else: list[str] = []
        """what is tried next where the last line was refused"""

    def line(self, shown: str) -> str:
        """What is typed after what was shown."""
        question = shown.rpartition("]\n")[2]
        if options := re.findall(r"^ +(\d+)  (.*\S)", question, re.MULTILINE):
            return self._option(options, own=question.split()[-2])
        if name := re.search(r"towards\s(\S+)\s8", question):
            self._else = [f"towards {name[1]}", "up", "30,35", "forward 2", "stay"]
            return f"see {name[1]}"
        if number := re.search(r"Type a number from (\d+)", question):
            return number[1]
        if "Enter for none" in question:
            return ""
        if example := re.search(r"such as\s“([^”]*)”", question):
            return example[1]
        return self._else.pop(0)

    def _option(self, options: list[tuple[str, str]], own: str) -> str:
        wanted = (f" at (?!{own})", "casts a spell", "walk", "dispels", "roll", "no trance", "pass")
        return next((number for word in wanted for number, said in options if re.search(word, said)), "1")
