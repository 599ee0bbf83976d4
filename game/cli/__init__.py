"""The commands of `felucca`; what each does is imported when it is asked for."""

COMPLETION = "_FELUCCA_COMPLETE"
"""The environment variable with which a shell asks for its completion script, or for completions."""
