"""The rules of Sobek: 2 Players (2021)."""
