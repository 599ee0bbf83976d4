"""The commands of `felucca`; what each does is imported when it is asked for."""
