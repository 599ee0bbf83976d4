# All texts of Ferry.
game-ferry = Ferry
game-ferry-about = Ship the heaviest loads across the Nile, past the customs of your neighbour.
cards-title-ferry = All loads, and where they are
ferry-load = Load
ferry-load-help = A load is worth its weight in points once it has been shipped.
option-quiet = Quiet
option-quiet-help = There are no customs: every load comes across.

# The rules
rules-ferry-chapter-aim = What it is about
rules-ferry-about = Loads of different weights wait to be shipped across the Nile. You draw loads that only you see and ship them, while your neighbour decides which of them the customs stop.
rules-ferry-chapter-play = How it is played
rules-ferry-F-1 = Two to four players share 20 <b>loads</b>, which weigh from 1 to 20. No two weigh the same.
rules-ferry-F-2 = At the start each player draws { $hand } loads, which only he sees. A random player begins.
rules-ferry-F-3 = Players take turns clockwise.
rules-ferry-F-3-1 = In your turn you either <b>draw</b> a load from the pile, which only you see, or <b>ship</b> one from your hand: lay it face up on your dock.
rules-ferry-F-3-2 = When a load is shipped, the next player may <b>stop</b> it, if he has any loads in hand. One of his loads, drawn at random, is then laid aside face up as his fee, together with the load he stopped. In a quiet game nothing is stopped.
rules-ferry-F-4 = The game ends as soon as the last load of the pile has been drawn. Every load on your dock counts its weight; loads in hand count nothing. Most points win, and a tie is shared.

# Refusals
refuse-ferry-over = The game is over.
refuse-ferry-customs = First decide whether the customs stop the load.
refuse-ferry-no-customs = No load is waiting for the customs.
refuse-ferry-not-held = You do not hold this load.

# Reasons
reason-ferry-draw = { $left ->
    [0] It is the last load: the game ends.
    [one] It adds a load to your hand; one is left in the pile.
   *[other] It adds a load to your hand; { $left } are left in the pile.
}
reason-ferry-ship = { $weight ->
    [one] It brings 1 point if it comes across.
   *[other] It brings { $weight } points if it comes across.
}
reason-ferry-stop = It takes { $weight ->
    [one] 1 point
   *[other] { $weight } points
} from the owner of the load.
reason-ferry-let = It keeps your loads, the lightest of which weighs { $lightest }.

# What is asked and offered
prompt-ferry-turn = <b>{ $name }</b>, draw a load or ship one.
prompt-ferry-customs = <b>{ $name }</b>, does the load of { $weight } come across?
prompt-ferry-wait = { $name } is deciding.
prompt-ferry-over = The game is over.
offer-ferry-draw = Draw a load
offer-ferry-let = Let it pass
offer-ferry-stop = Stop it
say-ferry-draw = Draw a load
say-ferry-ship = Ship the load of { $weight }
say-ferry-let = Let the load pass
say-ferry-stop = Stop the load
status-ferry = { $left ->
    [0] The pile is empty
    [one] One load in the pile
   *[other] { $left } loads in the pile
}
scoring-ferry-title = The loads are weighed
rounds-ferry-points = Points
about-ferry-load = Load of { $weight }
about-ferry-pile = The pile
about-ferry-seat = The dock of { $name }
about-ferry-seat-more = { $loads ->
    [one] One load in hand
   *[other] { $loads } loads in hand
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} shipped.
place-ferry-hand = your hand
place-ferry-docks = docks
place-ferry-aside = laid aside

# The log
log-ferry-start = { $name } begins.
log-ferry-draw = { $name } draws the load of { $weight }.
log-ferry-draw-unseen = { $name } draws a load.
log-ferry-ship = { $name } ships the load of { $weight }.
log-ferry-shipped = { $name } has brought { $total ->
    [one] 1 point
   *[other] { $total } points
} across.
log-ferry-stopped = The load of { $name } is stopped, for a fee of { $fee }.
log-ferry-end = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

# The guide
tip-ferry-aim-title = What you are after
tip-ferry-aim = Ship loads: each is worth its weight in points once it lies on your dock.
tip-ferry-customs-title = The customs
tip-ferry-customs = You may stop the load of your neighbour. It costs you one of your own, drawn at random, so stop only what is heavy.
tip-ferry-help-title = When you are stuck
tip-ferry-help = Point at anything to see what it is. At the top right, <b>Hint</b> <icon:hint>{ $key_hint } shows where to look, then the move, then why; <b>Undo</b> <icon:undo>{ $key_undo } undoes a move; <b>Rules</b> <icon:rules>{ $key_help } opens the rulebook.
