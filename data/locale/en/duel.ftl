# What the table of the duel says: pieces in sentences, questions, buttons, explanations, the scoring.

duel-status = { $pile ->
    [0] The pile is empty
    [one] One tile in the pile
   *[other] { $pile } tiles in the pile
} · { $pirogues ->
    [0] no Pirogue left
    [one] one Pirogue left
   *[other] { $pirogues } Pirogues left
}
duel-end-reason = The end: { $name } can neither take, nor sell, nor play a character

# Pieces in a sentence
duel-statues = Statues
duel-wild = wild
duel-statue = { $count ->
    [one] a Statue
   *[other] { $count } Statues
}
duel-deben = { $count ->
    [one] a Deben of { $value }
   *[other] { $count } Deben of { $value }
}
duel-hidden-black = { $count ->
    [one] a tile with a black back
   *[other] { $count } tiles with black backs
}
duel-hidden-grey = { $count ->
    [one] a tile with a grey back
   *[other] { $count } tiles with grey backs
}
duel-hidden-red = { $count ->
    [one] a face-down character
   *[other] { $count } face-down characters
}
duel-hidden-pirogue = { $count ->
    [one] a Pirogue
   *[other] { $count } Pirogues
}
duel-hidden-deben = { $count ->
    [one] a Deben
   *[other] { $count } Deben
}
duel-back-black = black
duel-back-grey = grey
duel-back-red = red
duel-back-pirogue = Pirogue
duel-back-deben = Deben
duel-direction-level = left and right
duel-direction-upright = up and down
duel-direction-rising = along the rising diagonal
duel-direction-falling = along the falling diagonal

# Moves in words
say-duel-take = Take { $piece }
say-duel-exchange = Give the tile for a Deben
say-duel-keep = Keep the tile
say-duel-refill = Refill the market
say-duel-sell = Sell { $family }: { $pieces }
say-duel-turn = Turn the Ankh { $direction }
say-duel-pick = Take { $piece }
say-duel-discard = Put away { $pieces }
say-duel-play = Play the { $name }
say-duel-play-on = Play the { $name }: { $target }
say-duel-play-add = Play the { $name }: { $pieces } to { $family }
say-duel-use = Use the Pirogue { $name }
say-duel-use-on = Use the Pirogue { $name }: { $target }

# Buttons
offer-duel-refill = Refill the market
offer-duel-refill-note = for a take
offer-duel-suggest = Sell { $count } { $family } …
offer-duel-sell = Sell { $count ->
    [one] one tile
   *[other] { $count } tiles
} of { $family }
offer-duel-sell-into = Add { $count } to your { $family }
offer-duel-add = Add { $count } to { $family }
offer-duel-add-into = Add { $count ->
    [one] one tile
   *[other] { $count } tiles
} to your { $family }
offer-duel-worth = { $tiles } × { $scarabs } = { $points }
offer-duel-worth-more = { $tiles } × { $scarabs } = { $points }  (+{ $gain })
offer-duel-too-few = { $count } of at least { $least } tiles chosen
offer-duel-play = Play the { $name } …
offer-duel-power = Use the power: { $name }
offer-duel-power-note = the tile leaves the game
offer-duel-put-back = Put the { $count ->
    [one] tile
   *[other] tiles
} back
offer-duel-clear = Rather not
offer-duel-other-token = Another Pirogue
offer-duel-becomes = { $before } becomes { $points }
offer-duel-bless = Your { $family }
offer-duel-steal = A tile with a { $back } back
offer-duel-purge = { $family }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
offer-duel-discard = Put { $count ->
    [one] this tile
   *[other] these { $count } tiles
} away
offer-duel-discard-note = { $chosen } of { $count }

# Questions
prompt-duel-turn = Take a tile on the Ankh’s line{ $also ->
    [sell] {" "}or sell a set
    [play] {" "}or play a character
    [both] {","} sell a set, or play a character
   *[none] {""}
}.
prompt-duel-pyramid = Another turn. You may take along any of the four lines.
prompt-duel-pyramid-empty = Another turn. A line is empty, so you may also refill the market.
prompt-duel-empty-line = The Ankh’s line is empty. Refill the market for a take{ $also ->
    [sell] {" "}or sell
    [play] {" "}or play a character
    [both] {","} sell, or play a character
   *[none] {""}
}.
prompt-duel-no-take = The Ankh’s line and the pile are empty: { $also ->
    [sell] sell a set
    [play] play a character
   *[both] sell a set or play a character
}.
prompt-duel-finger = A Finger points at a tile: you must take it.
prompt-duel-centre = The market is refilled. Take a tile from the centre.
prompt-duel-opening = You begin. Take one of the four tiles in the centre.
prompt-duel-facing = A character! Which way does the Ankh point? Choose an arrow.
prompt-duel-berth = Your set is on the table. { $count ->
    [one] Take the last Pirogue.
   *[other] Choose a Pirogue.
}
prompt-duel-drawn = The Architect shows you three Pirogues set aside. Choose one.
prompt-duel-vizier = Take one tile from the corruption of { $name }.
prompt-duel-scribe = The Scribe of { $name }: put { $count ->
    [one] one tile
   *[other] { $count } tiles
} from your hand into your corruption.
prompt-duel-icon = This tile can be exchanged for a Deben. Which do you want?
prompt-duel-choosing = { $count ->
    [one] One tile chosen. Choose more of its family, or Statues.
   *[other] { $count } tiles chosen. Choose more of their family, or Statues.
}
prompt-duel-selling = { $count } tiles chosen. You may choose more, or sell.
prompt-duel-chosen = { $count } tiles chosen. Now sell them.
prompt-duel-put-finger = On which tile of the Ankh’s line do you lay the Finger? Your rival must take it.
prompt-duel-put-scarabs = On which of your sets do you put the Scarabs?
prompt-duel-thief = Which back do you steal from { $name }? The tile is drawn at random.
prompt-duel-merchant = Choose any tile of the market. The Ankh stays where it is.
prompt-duel-high-priest = Which family do you remove from your corruption?
prompt-duel-high-priestess = Which family do you remove from your corruption?
prompt-duel-courtesan = Choose 1 or { $most } tiles in your hand for one of your sets.

# The sheet over the market
tray-duel-berth = { $count ->
    [one] The last Pirogue
   *[other] The Pirogues that are left
}
tray-duel-drawn = Three of the Pirogues set aside
tray-duel-pile = The corruption of { $name }
tray-duel-icon = Tile or Deben?
tray-duel-idle = no effect now
tray-duel-keep = Keep the tile
tray-duel-keep-note = With it you hold { $count } { $family }.
tray-duel-exchange = Take a Deben
tray-duel-exchange-note = The tile leaves the game. A Deben is worth { $low } to { $high } points, { $mean } on average.

preview-duel-count = { $before } → { $after } in hand

panel-duel-points = { $points }
panel-duel-points-hidden = { $points } + ?
panel-duel-corruption = { $snakes ->
    [0] { $under }
   *[other] { $under }+{ $snakes }
}
panel-duel-no-deben = no Deben
panel-duel-set = { $tiles }×{ $scarabs }

# What things say of themselves
about-duel-goods = { $scarabs ->
    [0] No scarab: it still counts as a tile of the set.
    [one] One scarab.
   *[other] { $scarabs } scarabs.
}
about-duel-kin = There are { $count } tiles of { $family }, and { $people ->
    [one] one character
   *[other] { $people } characters
} of the family.
about-duel-seen = Seen before
about-duel-statue = Stands for any family in a set, but cannot begin one.
about-duel-mark = Whoever takes it turns the Ankh <b>{ $direction }</b>.
about-duel-icon = <icon:deben> Whoever takes it may give it up for a Deben.
about-duel-character = In a set it counts as { $family } and has no power.
about-duel-wild-character = In a set it stands for any family, like a Statue, and has no power.
about-duel-face-down = A character, face down
about-duel-face-down-text = Nobody knows who it is. Whoever takes it sees it, and turns the Ankh at will.
about-duel-passed = <danger>Passed over, { $count ->
    [one] into your corruption:
   *[other] into your corruption, { $count } tiles:
}</danger> { $pieces }.
about-duel-left = { $count ->
    [0] { $name } then has an <b>empty line</b>.
   *[other] { $name } can then take: { $pieces }.
}
about-duel-own-deben = Points at the end. Only you know this value.
about-duel-ankh = The Ankh
about-duel-ankh-off = It stands beside the market until the first tile is taken.
about-duel-ankh-open = It waits to be turned.
about-duel-ankh-line = It points <b>{ $direction }</b>. { $count ->
    [0] No tile lies on its line: a take begins with a refill.
   *[other] On its line: { $pieces }.
}
about-duel-turn = { $direction }
about-duel-icon-title = Tile or Deben
about-duel-icon-choice = Keep the tile, or show it, remove it from the game and draw a Deben. You decide before you draw; the Ankh stays turned, and tiles passed over are corruption either way.
about-duel-pile = The draw pile
about-duel-pile-text = { $count ->
    [0] It is empty.
    [one] One tile is left.
   *[other] { $count } tiles are left.
} The market is filled from it when a player wants to take and the Ankh’s line is empty.
about-duel-bag = The bag of Deben
about-duel-bag-text = { $count ->
    [0] It is empty.
    [one] One Deben is left.
   *[other] { $count } Deben are left.
} It may hold these:
about-duel-pirogues = Pirogues
about-duel-pirogues-text = { $count ->
    [0] None is left.
    [one] One is left.
   *[other] { $count } are left.
} Each sale uses one of them. { $known ->
    [0] You look at them when you sell.
   *[other] You have looked at them.
}
about-duel-pirogues-left = Left
about-duel-pirogues-used = Used
about-duel-finger = The next take must be this very tile.
about-duel-seat = Sets { $sets }, Pirogues { $pirogues }, Deben { $deben }{ $hidden ->
    [0] {""}
    [one] {" "}and one you have not seen
   *[other] {" "}and { $hidden } you have not seen
}. { $held ->
    [0] No tiles
    [one] One tile
   *[other] { $held } tiles
} in hand.
about-duel-set-title = { $family } of { $name }
about-duel-set-none = No set of this family yet.
about-duel-set = { $tiles } tiles × { $scarabs ->
    [one] { $scarabs } scarab
   *[other] { $scarabs } scarabs
} = <b>{ $points }</b>{ $blessed ->
    [0] {""}
   *[other] , Scarabs from a Pirogue included
}
about-duel-corruption-title = Corruption of { $name }
about-duel-corruption = { $count ->
    [0] No tiles
    [one] One tile
   *[other] { $count } tiles
}{ $snakes ->
    [0] .
   *[other] , and Snakes that count { $snakes }.
} The player with less draws Deben at the end.
about-duel-own-corruption = { $count ->
    [0] No tiles
    [one] One tile
   *[other] { $count } tiles
}{ $snakes ->
    [0] .
   *[other] , and Snakes that count { $snakes }.
} Only you may look here.
about-duel-deben-title = Deben of { $name }
about-duel-deben = { $count } Deben{ $known ->
    [0] {""}
    [one] , worth { $points }
   *[other] , together worth { $points }
}. Values are shown at the end.
about-duel-backs-title = Hand of { $name }
about-duel-backs = { $count ->
    [one] One tile
   *[other] { $count } tiles
} with a { $back } back.
about-duel-backs-red = { $count ->
    [one] One character.
   *[other] { $count } characters.
}

share-duel-market = market
share-duel-hand = your hand
share-duel-corruption = your corruption
share-duel-rival-hand = hand of { $name }
share-duel-rival-corruption = corruption of { $name }
share-duel-sets = in sets
share-duel-out = out of play
share-duel-pile = pile

# The scoring
score-duel-title = The end: { $name } can do nothing
score-duel-sum = Sets, Deben, Pirogues
score-duel-none = –
score-duel-nothing-removed = No set was held back
score-duel-removed = { $count } tiles that could be sold are removed
score-duel-weight = ({ $count })
score-duel-corruption = Corruption: { $before }{ $left ->
    [0] {""}
   *[other] {" "}+ { $left } left in hand
}{ $snakes ->
    [0] {""}
   *[other] {" "}+ { $snakes } by Snakes
}
score-duel-no-bonus = No Deben for less corruption
score-duel-bonus = { $difference } less: { $count ->
    [one] draws a Deben
   *[other] draws { $count } Deben
}
score-duel-set = { $family }: { $tiles } × { $scarabs }
score-duel-deben = { $count } Deben
score-duel-pirogues = Pirogues
score-duel-corruption-total = Corruption { $count }
score-duel-verdict = { $name } wins with { $points } to { $other }.
score-duel-tie = Both have { $points }. { $name } wins with less corruption.
score-duel-draw = Both have { $points } and the same corruption: a draw.
final-duel-verdict = { $name } could neither take, nor sell, nor play a character.
final-duel-verdict-tie = { $name } could neither take, nor sell, nor play a character. A tie goes to the lower corruption.
final-duel-sets = Sets
final-duel-deben = Deben
final-duel-pirogues = Pirogues
final-duel-corruption = Corruption
