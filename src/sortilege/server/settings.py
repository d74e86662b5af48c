"""What whoever runs a server may set."""

import msgspec


class Settings(msgspec.Struct, frozen=True):
    pace: float = 0.7
    """how long a program seems to think, in seconds"""
    origins: tuple[str, ...] = ()
    """from which other addresses browsers may connect, besides the server's own"""
    most_message: int = 64 * 1024
    """bytes of a message or a body"""
    most_connections: int = 2000
    most_tables: int = 5000
    """in memory at once"""
    most_guests: int = 100
    """at one table"""
    messages_a_second: float = 50.0
    """from one connection; after a burst of four seconds' worth it is listened to no faster"""
    tables_a_minute: float = 30.0
    """from one address"""
