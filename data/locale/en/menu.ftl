# The main menu, saved games, new game, credits
menu-subtitle = THREE GAMES OF THE NILE
menu-version = Version { $version }
menu-continue = Continue
menu-new = New game
menu-rules = Rules
menu-settings = Settings
menu-credits = Credits
menu-quit = Quit
menu-saves = Saved games

quit-question = Do you want to leave Felucca? A match in progress stays saved.
quit-yes = Quit
quit-no = Stay

save-over = finished
save-damaged = cannot be read
save-delete = Delete this game
save-delete-question = Delete this match of { $game } ({ $seats }) for good?
save-delete-yes = Delete
save-delete-no = Keep
