"""Access for people who cannot see the screen: the accessibility tree, announcements, and the screen reader."""
