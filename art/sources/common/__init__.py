"""Pictures that more than one game shows."""
