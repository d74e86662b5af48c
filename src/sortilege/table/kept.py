"""A property of an immutable value that is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
S = TypeVar("S")


class kept(Generic[S, T]):  # noqa: N801 - it reads as a decorator
    """Like `functools.cached_property`, without the lock that makes that one slow before Python 3.12."""

    def __init__(self, work_out: Callable[[S], T]) -> None:
        self.work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, value: None, owner: type | None = None) -> kept[S, T]: ...

    @overload
    def __get__(self, value: S, owner: type | None = None) -> T: ...

    def __get__(self, value: Any, owner: type | None = None) -> Any:
        if value is None:
            return self
        result = value.__dict__[self.name] = self.work_out(value)
        return result
