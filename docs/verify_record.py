#!/usr/bin/env python3
"""Checks every roll of a record of Sortilege, from the record alone, with nothing but Python.

    python3 verify_record.py duel.jsonl

A record is a text file, one JSON object a line: the header, the steps, the end. The header has the commitment, which
is the SHA-256 of a secret, and the words that the players mixed in. The end has the secret. The key of the dice is the
SHA-256 of the lines `dice`, the secret, and each word. Block number n (0, 1, 2, …) is SHA-256(key + n), n as 8 bytes,
most significant first; the blocks are a stream of bytes. A number below b takes the next byte, throwing away those not
below 256 - 256 mod b, and is that byte mod b. A die shows the number + 1. Cards are shuffled from the last place down:
place i changes with a place below i + 1. Steps that were taken back stay in the record, and their dice stay thrown.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

FORMAT, MOST_DICE, MOST_SIDES = 1, 1000, 256  # one byte of chance chooses among so many sides, or cards


def stream(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(key + block.to_bytes(8, "big")).digest()
        block += 1


def below(bound: int, chance: Iterator[int]) -> int:
    fair = 256 - 256 % bound
    return next(byte for byte in chance if byte < fair) % bound


def dice(count: int, sides: int, chance: Iterator[int]) -> list[int]:
    return [below(sides, chance) + 1 for _ in range(count)]


def shuffled(size: int, chance: Iterator[int]) -> list[int]:
    order = list(range(size))
    for place in range(size - 1, 0, -1):
        other = below(place + 1, chance)
        order[place], order[other] = order[other], order[place]
    return order


def due(what: dict[str, Any], chance: Iterator[int]) -> list[int]:
    count, sides, size = what.get("count", 1), what.get("sides", 6), what.get("size", 0)
    if what.get("choice") == "dice" and 0 <= count <= MOST_DICE and 1 <= sides <= MOST_SIDES:
        return dice(count, sides, chance)
    if what.get("choice") == "shuffle" and 0 <= size <= MOST_SIDES:
        return shuffled(size, chance)
    raise ValueError(f"nobody throws {what}")


def check(rows: list[dict[str, Any]]) -> str | None:
    header, *steps = rows
    if header["sortilege"] != FORMAT:
        return f"format {header['sortilege']} is not known: this program reads format {FORMAT}"
    end = steps.pop().get("end", {}) if "end" in rows[-1] else {}
    secret, commitment = end.get("secret", ""), header.get("commitment", "")
    if not commitment:
        return "nothing was committed to: these dice cannot be checked"
    if not secret:
        return "the secret is not shown: these dice cannot be checked yet"
    if sha256(secret.encode()).hexdigest() != commitment:
        return "the secret is not the one that was committed to"
    key = sha256("\n".join(["dice", secret, *header.get("words", [])]).encode()).digest()
    chance = stream(key)
    rolls = 0
    for number, step in enumerate(steps):
        if step.get("step") != number:
            return f"line {number + 2}: step {step.get('step')} stands where step {number} belongs"
        if step.get("seat") == -1:
            rolls += 1
            given = due(step["of"], chance)
            if json.dumps(step.get("answer")) != json.dumps(given):  # true is 1 to Python, but no die shows it
                return f"line {number + 2}: {step.get('ask')} shows {step.get('answer')}, the secret gives {given}"
    print(f"The secret is the one that was committed to, and all {rolls} rolls are those that it gives.")
    return None


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python3 verify_record.py RECORD")
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            sys.exit(check([json.loads(row) for row in file.read().removesuffix("\n").split("\n")]))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        sys.exit(f"{sys.argv[1]} is no record that can be read: {error}")
