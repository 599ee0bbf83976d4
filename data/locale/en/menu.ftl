# The main menu, saved games, new game, credits
menu-subtitle = THREE GAMES OF THE NILE
menu-version = Version { $version }
menu-continue = Continue
opening = Loading…
menu-new = New game
menu-rules = Rules
menu-statistics = Statistics
menu-settings = Settings
menu-credits = Credits
menu-quit = Quit
menu-saves = Saved games

quit-question = Quit Felucca? Any game in progress is saved.
quit-yes = Quit
quit-no = Cancel

save-over = finished
save-won = { $count ->
    [one] { $names } won
   *[other] { $names } shared the win
}
save-tied = { $count } tied for the win
save-resigned = { $name } resigned
save-copy = Copy “{ $name }”
save-round = Round { $number }
save-moves = { $count ->
    [0] not started
    [one] 1 move
   *[other] { $count } moves
}
save-more = Show older games
save-damaged = damaged
save-newer = from a newer version
save-rescue-yes = Continue from there
save-rescue-no = Leave it
save-delete = Delete this game
save-delete-question = Delete this game of { $game } ({ $seats }) for good?
save-delete-file = Delete the game file { $name } for good?
save-delete-yes = Delete
save-delete-no = Cancel

first-title = Welcome to Felucca
first-question = What’s your name, and which face is yours?
first-skip = Skip
first-done = Continue

new-title = New game
new-game = Game
new-human = Human
new-ai = AI
new-name = Name
name-ask = What’s your name?
new-your-name = Your name
new-name-why = Your results will be kept under it.
new-you = you
new-record = Won { $won } of { $count }
new-record-best = Best result: { $points }
new-no-games-yet = No games yet
new-minutes = { $count ->
    [one] about 1 minute
   *[other] about { $count } minutes
}
new-moves = about { $count } moves each
new-change-person = Choose someone else
new-free-seat = A free seat
new-up-to = up to { $count } play
new-free-chair = Clear seat { $number }
new-more = Options
new-option = { $option }: { $value }
new-less = Back to the table
offers-title = Who’s at your table?
offers-chance = Your chance of finishing ahead of them
offers-unknown = { $count ->
    [one] A first guess. Play 1 more game against AIs to see your chances here.
   *[other] A first guess. Play { $count } more games against AIs to see your chances here.
}
offer-even = Evenly matched
offer-stretch = A challenge
offer-relaxed = Relaxed
offer-names = { $names }
offer-range = { $low }–{ $high }%
portrait-weaver = Weaver
portrait-sailor = Sailor
portrait-potter = Potter
portrait-fisher = Fisher
portrait-musician = Musician
portrait-herder = Herder
new-start = Start game
new-shuffle-seats = Random seating
new-free-undo = Unlimited undo
new-free-undo-help = You can undo even moves that revealed cards or that an AI has answered. The shuffle stays the same. A game in which you undo a move doesn’t count in the statistics.
new-seed = Deal code
new-seed-random = random
new-seed-help = The same code, seats and options give the same deal. Leave empty for a new one. A table code (FEL-…) opens its table.
new-same-name = Two players are called { $name }. Please give each a different name.
new-not-playable = This game can’t be played: its files are damaged or missing.
new-no-games = No games found. Please reinstall Felucca.
new-seats = { $low }–{ $high } players
new-seats-exactly = { $count } players
new-table = for { $count }
seat-human = Player { $number }
seat-ai = AI { $number }

game-sobek-short = Gather goods, play sets, stay clean.
game-duel-short = A market for two.
game-sa-re-short = Build a city; know when to stop.
game-sobek-about = Gather goods from the quays and play them in sets – but don’t be the most corrupt merchant of all.
game-duel-about = A market for two: every tile you take decides which line your opponent may take from.
game-sa-re-about = Build a city for Pharaoh. Push your luck for resources, and know when to stop.

statistics-player = Player
statistics-played = Played
statistics-won = Won
statistics-summary = Played: { $played } · Won: { $won }
statistics-share = Win rate
statistics-average = Average
statistics-best = Best
statistics-time = Time played
statistics-hours = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
statistics-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-person = Another person
statistics-all = All games
statistics-none = No games yet: these opponents are waiting for you. A game counts once it is over, even if somebody resigned.
statistics-rivals = Opponents
statistics-won-of = { $won } of { $count } won
statistics-curve = Wins from game to game; the line is the win rate of the last { $count } games
statistics-note = Based on your finished games, including those you have deleted. A game counts for every AI level that played from start to finish, and a shared victory counts as a win. A resigned game counts as lost, but not in your average. Games don’t count if you used the coach, replayed a deal, or undid a move with unlimited undo.
statistics-damaged = { $count ->
    [one] 1 saved game can’t be read and isn’t counted.
   *[other] { $count } saved games can’t be read and aren’t counted.
}

rulebook-title = Rules
rulebook-search = Search
rulebook-found = { $count ->
    [0] No matches.
    [one] 1 match.
   *[other] { $count } matches.
}

credits-felucca-title = Felucca
credits-felucca = Code, art, sound and text are original work by the Felucca team, under the MIT licence.
credits-games-title = The games
credits-sobek = <b>Sobek</b> is a game by Bruno Cathala, published by GameWorks.
credits-duel = <b>Sobek: 2 Players</b> is a game by Bruno Cathala and Sébastien Pauchon, published by Catch Up Games.
credits-sa-re = <b>Sa-Rê</b> is a game by François Bachelart, published by Nostromo Editions.
credits-independent = Felucca is a fan project and is not affiliated with the authors or publishers. If you enjoy these games here, get the real ones: they are even better around a table.
credits-type-title = Fonts
credits-type = <b>Source Serif</b> and <b>Source Sans</b> by Adobe, under the SIL Open Font License 1.1.
credits-software-title = Third-party software
credits-software = pygame-ce and SDL (LGPL 2.1, zlib), AccessKit (MIT, Apache 2.0), pytmx (LGPL 3), PyYAML (MIT), msgspec (BSD), fluent.runtime, fluent.syntax (Apache 2.0), click (BSD), platformdirs, fsrs and rich (MIT), Python (PSF).
