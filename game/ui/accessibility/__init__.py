"""Access for people who cannot see the screen: a tree of words, announcements, and the way to a screen reader."""
