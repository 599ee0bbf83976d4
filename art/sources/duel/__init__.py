"""Pictures of Sobek: 2 Players."""
