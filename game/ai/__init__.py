"""AIs: they see what their seat may know, and nothing else."""
