"""The rules of Sa-Rê (2024 edition), for two to four players."""
