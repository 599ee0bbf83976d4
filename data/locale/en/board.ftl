# The table: what every game shares.

table-refuse-over = The match is over.
table-refuse-not-your-turn = It is not your turn.
table-refuse-stale = Something happened in between: please look again.
table-refuse-undo = You can take back only your own last decision, and only while it has shown you nothing new.

board-turn-yours = { $name }, your turn
board-turn = { $name } has the turn
board-turn-program = { $name } is thinking …
board-turn-over = The match is over
board-log = What happened
board-log-large = Enlarge
board-tool-undo = Take back <b>{ $press }</b>
board-hint = Hint: { $move }
board-tool-hint = A hint <b>{ $press }</b>
board-hint-thinking = Looking at your position …
board-suspense = A card is turned over …
board-tool-skip = Show the end of the motion <b>{ $press }</b>
board-hold = Pause
board-go-on = Go on
board-step = Next decision
board-result = The result
board-review = Watch it again
board-tool-cards = { $cards } <b>{ $press }</b>
board-tool-rules = Rules <b>{ $press }</b>
board-tool-menu = Menu <b>{ $press }</b>
board-unsaved = The match can no longer be saved ({ $reason }); you can play on, but what follows will be lost once you leave the table.
board-not-saved = Not saved
board-stuck = { $name } cannot go on: { $problem }.
board-stuck-program = A simple program plays on
board-stuck-human = I play on for it
board-stand-in = { $name } did not answer, so a simple program decided in its place.
board-no-hint = There is no hint: { $problem }.

table-menu-title = The table
table-menu-go-on = Go on playing
table-menu-settings = Settings
table-menu-rules = Rules
table-menu-leave = Leave the table

handover-title = { $name }, it is your turn
handover-title-waits = { $name }, the screen is yours
handover-text = Take the screen, and let nobody look over your shoulder. Your hand shows when you press the button.
handover-text-cards = Take the screen, and let nobody look over your shoulder. The cards that only you may know show when you press the button.
handover-ready = I am { $name }
handover-undo = { $name } takes the last move back

cards-title-sobek = All cards, and where they are
cards-title-duel = All tiles, and where they are
cards-title-sa-re = All season cards, and where they are
cards-total = in all
cards-hidden = not seen

scoring-title = Scoring round { $round }
scoring-go-on = Go on
scoring-gained = Sets
scoring-points = Points
scoring-steps = Step back { $done } of { $steps }
scoring-no-sets = No sets

final-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
final-round = Round { $round }
final-events = Events
final-points = Points
final-again = Play again
final-same = Play this deal again
final-same-help = The same luck and the same seats. For who knows the deal it does not count in the statistics.
final-look = Look at the table
final-verify = Check the record
final-menu = Menu
final-verified = The record plays the same. Fingerprint of the deal: { $fingerprint } …

review-back = Decision before
review-play = Play on
review-eyes = Whose eyes
review-all = everybody
review-leave = Back to the table
review-prompt = Decision { $ply } of { $count }
review-same = { $name } would do the same: { $move }
review-other = { $name }: { $move }<br>Played: { $played }
course-title = How it went
course-about = What each player could expect of the victory, as the programs judge it who see all cards. A dot marks where much changed.
course-decision = Decision { $ply } of { $count }
course-begin = Set up
course-before = Big change before
course-after = Big change after
course-see = See it
