# What every screen shares
shell-ok = OK
shell-back = Back
shell-close = Close
shell-door-closed = This isn’t available here.
letters-open = On-screen keyboard
letters-space = Space
letters-delete = Delete
letters-done = Done

game-sobek = Sobek
game-duel = Sobek: 2 Players
game-sa-re = Sa-Rê

when-now = just now
when-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
when-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
when-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

crash-title = Something went wrong
crash-sentence = An error stopped this screen. Your game is saved up to the last move; you can continue it from the menu.
crash-sentence-no-game = An error stopped this screen. You can carry on from the menu.
crash-menu = Back to menu
crash-report = Save crash report
crash-report-about = The report contains the version, the error and the game, without names. Nothing is sent automatically.
crash-report-saved = Report saved as { $file }
crash-report-failed = The report couldn’t be saved: the folder is read-only or the disk is full.
crash-again = Felucca crashed twice in a row and has to close; every game is saved up to its last move
