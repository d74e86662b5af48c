"""C2-6.5 Deployment: the cards, the places, Scouts."""
