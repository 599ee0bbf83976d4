"""Pictures of Sa-Rê."""
