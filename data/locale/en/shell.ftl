# What every screen shares
shell-ok = All right
shell-back = Back
shell-close = Close
shell-door-closed = This cannot be opened from here.
letters-open = Write with letters to choose from
letters-space = Space
letters-delete = Delete
letters-done = Done

game-sobek = Sobek
game-duel = Sobek: 2 Players
game-sa-re = Sa-Rê

when-now = just now
when-minutes = { $count ->
    [one] one minute ago
   *[other] { $count } minutes ago
}
when-hours = { $count ->
    [one] one hour ago
   *[other] { $count } hours ago
}
when-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

crash-title = Something broke
crash-sentence = A mistake in the program stopped this screen; your match is saved up to the last move and can be continued from the menu.
crash-menu = Back to the menu
crash-report = Save a file to send
crash-report-about = The file for the makers holds the version, what went wrong and the match without names. Nothing is sent by itself.
crash-report-saved = The file to send is { $file }
crash-report-failed = The report could not be written: the folder cannot be used or the disk is full.
crash-again = the program broke twice in a row and has to stop; your match is saved up to the last move
