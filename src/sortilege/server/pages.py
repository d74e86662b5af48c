"""The browser's program: its files, and what browsers are told to allow."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC: Final = Path(__file__).parent / "static"

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Svelte sets single styles on elements; no script comes from anywhere else."""

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)

A_YEAR: Final = (b"cache-control", b"public, max-age=31536000, immutable")
"""The name of a built file changes with what is in it."""


class Guarded:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = (A_YEAR,) if scope["path"].startswith("/assets/") else ()
                message["headers"] = [*message["headers"], *HEADERS, *kept]
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


def pages() -> list[BaseRoute]:
    """The first page, the tables' pages, and the files that they need."""
    assets = STATIC / "assets"
    built: list[BaseRoute] = [Mount("/assets", StaticFiles(directory=assets))] if assets.is_dir() else []
    return [
        Route("/", page, methods=["GET"]),
        Route("/table/{table}", page, methods=["GET"]),
        Route("/icon.svg", icon, methods=["GET"]),
        *built,
    ]


async def page(_request: Request) -> Response:
    """One page for all: its program looks at the address."""
    if not (STATIC / "index.html").exists():
        return PlainTextResponse("The pages are not built: run `make web`.\n", 503)
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


async def icon(_request: Request) -> Response:
    return FileResponse(STATIC / "icon.svg")
