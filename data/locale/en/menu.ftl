# The main menu, saved games, new game, credits
menu-subtitle = THREE GAMES OF THE NILE
menu-version = Version { $version }
menu-continue = Continue
opening = Opening …
menu-new = New game
menu-rules = Rules
menu-statistics = Statistics
menu-settings = Settings
menu-credits = Credits
menu-quit = Quit
menu-saves = Saved games

quit-question = Do you want to leave Felucca? A match in progress stays saved.
quit-yes = Quit
quit-no = Stay

save-over = finished
save-round = Round { $number }
save-moves = { $count ->
    [0] not begun
    [one] one move
   *[other] { $count } moves
}
save-damaged = cannot be read
save-rescue = damaged
save-rescue-yes = Go on from there
save-rescue-no = Leave it as it is
save-delete = Delete this game
save-delete-question = Delete this match of { $game } ({ $seats }) for good?
save-delete-file = Delete the record { $name } for good?
save-delete-yes = Delete
save-delete-no = Keep

new-title = New game
new-game = The game
new-players = Players
new-human = Human
new-program = Program
new-name = Name
new-start = Start the game
new-shuffle-seats = Seats in random order
new-free-undo = Take back anything
new-free-undo-help = Also what showed you hidden cards or what a program answered; the luck stays the same. Such a match does not count in the statistics.
new-seed = Seed
new-seed-random = random
new-seed-help = The same seed, seats and options deal the same game again. Leave it empty for a new one.
new-same-name = Two seats are called { $name }: please give each its own name.
new-not-playable = This game cannot be played: its files are damaged or missing.
new-no-games = No game could be found; please install the program again.
new-seats = { $low } to { $high } players
new-seats-exactly = { $count } players
seat-human = Player { $number }
seat-program = Program { $number }
# Names for programs, separated by commas
program-names = Ptah, Meryt, Imhotep, Nefret, Senu, Henut

game-sobek-about = Gather goods on the quays and sell them in sets, but leave as little as you can to the crocodile god.
game-duel-about = The market for two: every tile you take decides which line your rival may take from.
game-sa-re-about = Raise your pyramid while the gods send plenty and trouble, and know when to stop.

statistics-player = Player
statistics-played = Played
statistics-won = Won
statistics-share = Win rate
statistics-average = Average
statistics-best = Best
statistics-time = At the table
statistics-hours = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
statistics-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-person = Another person
statistics-all = All matches
statistics-none = Nothing yet: a match of this game counts as soon as it has been played to its end.
statistics-note = Counted from the finished matches among the saved games, except those in which everything could be taken back and deals played before; deleting one takes it out of here. A match counts with every level that played from the deal to the end, and a shared victory is a victory.
statistics-damaged = { $count ->
    [one] One saved game cannot be read and is not counted.
   *[other] { $count } saved games cannot be read and are not counted.
}

rulebook-title = Rules
rulebook-search = Search
rulebook-found = { $count ->
    [0] No paragraph says this.
    [one] One paragraph says this.
   *[other] { $count } paragraphs say this.
}

credits-felucca-title = Felucca
credits-felucca = Program, drawings, sounds and texts are original work by the engineers of Felucca, under the MIT licence.
credits-games-title = The games
credits-sobek = <b>Sobek</b> is a game by Bruno Cathala, published by GameWorks.
credits-duel = <b>Sobek: 2 Players</b> is a game by Bruno Cathala and Sébastien Pauchon, published by Catch Up Games.
credits-sa-re = <b>Sa-Rê</b> is a game by François Bachelart, published by Nostromo Editions.
credits-independent = Felucca is made by admirers of these games and is not connected with their authors or publishers. If you like them here, they are even better on a real table.
credits-type-title = Type
credits-type = <b>Source Serif</b> and <b>Source Sans</b> by Adobe, under the SIL Open Font License 1.1.
credits-software-title = Software inside
credits-software = pygame-ce and SDL (LGPL 2.1, zlib), pytmx (LGPL 3), PyYAML (MIT), msgspec (BSD), fluent.runtime, fluent.syntax (Apache 2.0), platformdirs, typer and rich (MIT), Python (PSF).
