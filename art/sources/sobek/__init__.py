"""Pictures of Sobek."""
