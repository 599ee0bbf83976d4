"""The rules of Sobek (2010), for two to four players."""
