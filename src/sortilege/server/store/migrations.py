"""The tables of the store, and how an older store becomes a newer one: each step once, in order, never changed."""

from typing import Final

MIGRATIONS: Final = (
    (
        """create table game (
            id text primary key, ruleset text not null, setup text not null, options text not null,
            secret text not null, header text not null default '', created timestamp not null default current_timestamp
        )""",
        """create table seat (
            game text not null references game (id), seat integer not null, player text not null, hash {bytes} not null,
            name text not null, colour text not null, word text not null, taken integer not null,
            primary key (game, seat)
        )""",
        """create table step (
            game text not null references game (id), number integer not null, line text not null,
            primary key (game, number)
        )""",
    ),
)
"""`{bytes}` is what the database calls a column of bytes."""
