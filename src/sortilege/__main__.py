"""`python -m sortilege` is `sortilege`."""

from sortilege.cli import main

main()
