"""The game table as a web service: tables, seats, what goes over the wire, and where games are kept."""
