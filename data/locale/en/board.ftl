# The table: what every game shares.

table-refuse-over = The game is over.
table-refuse-not-your-turn = It’s not your turn.
table-refuse-stale = Something changed in the meantime. Please look again.
table-refuse-undo = You can only undo your own last move, and only if it showed you nothing new.
table-refuse-resign = You can only resign if that ends the game: between two players, or when you play alone against AIs.

board-turn-yours = { $name }, your turn
board-turn = { $name }’s turn
board-turn-ai = { $name } is thinking…
board-turn-over = Game over
board-log = Game log
board-log-large = Enlarge
board-tool-undo = Undo <b>{ $press }</b>
board-hint = Hint: { $move }
board-tool-hint = Hint <b>{ $press }</b>
board-hint-thinking = Studying your position…
board-suspense = Revealing…
board-tool-skip = Skip to your next turn <b>{ $press }</b>
board-tool-motion = Skip animation <b>{ $press }</b>
board-hold = Pause
board-go-on = Resume
board-step = Next move
board-result = Result
board-review = Watch replay
board-tool-cards = { $cards } <b>{ $press }</b>
board-tool-rules = Rules <b>{ $press }</b>
board-tool-menu = Menu <b>{ $press }</b>
board-unsaved = This game can no longer be saved ({ $reason }). You can keep playing: Felucca tries again every few seconds, but until that works, anything from here on is lost when you leave the table.
board-saved-again = This game is being saved again.
board-not-saved = Not saved
board-stuck = { $name } can’t continue: { $problem }.
board-stuck-ai = Use a simpler AI
board-stuck-human = I’ll play instead
board-stand-in = { $name } didn’t answer, so a simpler AI decided instead.
board-no-hint = No hint: { $problem }.

table-menu-title = Game menu
table-menu-title-lesson = Learn to play
table-menu-title-practice = Practice
table-menu-go-on = Resume game
table-menu-go-on-over = Back to the table
table-menu-go-on-lesson = Continue
table-menu-go-on-practice = Continue
table-menu-settings = Settings
table-menu-rules = Rules
table-menu-leave = Leave table
table-menu-leave-lessons = Back to the lessons
table-menu-leave-practice = Back to practice
table-menu-leave-week = Back to the week
table-menu-leave-challenge = Back to the challenge
table-menu-leave-four = Back to the four tables
table-menu-leave-analysis = Back to the analysis

table-menu-restart = Restart with a new deal
table-menu-resign = Resign
board-restart-question = Restart with a new deal? This game, with all moves made so far, will be deleted.
board-restart-yes = Restart
board-keep-playing = Keep playing
board-resign-question = { $count ->
    [one] Resign this game? It counts as lost, and { $names } wins.
   *[other] Resign this game? It counts as lost, and { $names } win.
}
board-resign-who = Who resigns? The other player wins at once.
board-resign-yes = Resign
log-resigned = { $name } resigned.

handover-title = { $name }, it’s your turn
handover-title-waits = { $name }, over to you
handover-text = Make sure no one else is looking: your hand appears when you press the button.
handover-text-cards = Make sure no one else is looking: your secret cards appear when you press the button.
handover-ready = I’m { $name }
handover-undo = { $name }: undo last move
drawn-title = { $name }, for your eyes only
drawn-text = You get: { $pieces }
drawn-done = Hide my hand

board-undo-other = Undo { $name }’s last move?
board-undo-yes = Undo
board-undo-no = Keep it

cards-title-sobek = Card tracker
cards-title-duel = Tile tracker
cards-title-sa-re = Season card tracker
cards-note-sobek = A family includes its characters.
cards-note-duel = A family includes its characters; Statues include the Architect.
cards-total = total
cards-of = { $count } of { $total }
cards-hidden = unseen
cards-out-of-sight = out of sight

scoring-title = Scoring round { $round }
scoring-go-on = Continue
scoring-gained = Sets
scoring-points = Points
scoring-steps = Step back { $done } of { $steps }
scoring-no-sets = No sets

final-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
final-round = Round { $round }
final-events = Events
final-points = Points
final-again = Play again
final-decider = Play the deciding game
final-same = Same deal
final-same-help = Same shuffle, same seats. It doesn’t count in the statistics of anyone who already knows this deal.
final-analyse = Analysis
final-more-sets = { $count } more
final-replay = Replay
final-look = Table
final-verify = Verify game
final-menu = Menu

review-back = Previous move
review-play = Play
review-eyes = View as
review-all = everyone
review-open = all open
review-hand = { $name }: { $pieces }
review-empty = Empty hand
review-leave = Back to the table
review-prompt = Move { $ply } of { $count }
review-same = That’s what { $name } would have done, too: { $move }
review-other = Here { $name } would have chosen: { $move }<br>Played: { $played }
win-chances-title = Win chances
win-chances-about = Each player’s chance of winning after every move, as estimated by an AI that sees everything. Dots mark turning points.
win-chances-decision = Move { $ply } of { $count }
win-chances-begin = Setup
win-chances-own = { $moment } (each as that player saw it, so not 100% together)
win-chances-before = Previous turning point
win-chances-after = Next turning point
win-chances-see = Go to this move

## The sign of a seat: how it stands

panel-leads = leads by { $points }
panel-behind = { $points } behind
panel-level = tied
panel-resigned = resigned
panel-wins = wins
offer-note-corruption = corruption { $before } → { $after }
prompt-again = Another turn. { $prompt }
digest-title = Since your turn
digest-open = Since your last turn · { $press }
digest-log = Game log · { $press }
digest-nothing = Nothing has happened since your last turn.
