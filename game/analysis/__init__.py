"""Analysis of finished games: what every decision lost, and what the draws gave."""
