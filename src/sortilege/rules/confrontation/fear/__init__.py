"""C2-8.4 Fear: who causes it, the Courage test, being afraid, flight, rallying."""
