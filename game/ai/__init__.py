"""AIs: they see the information of their seat, and nothing else."""
