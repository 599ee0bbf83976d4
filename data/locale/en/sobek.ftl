# What is printed on the pieces of Sobek, what they say of themselves, and what the table asks.

family-ivory = ivory
family-ebony = ebony
family-marble = marble
family-cattle = cattle
family-fish = fish
family-wheat = wheat
family-amulet = amulets
amulet-one = amulet
letter-ivory = I
letter-ebony = E
letter-marble = M
letter-cattle = C
letter-fish = F
letter-wheat = W
letter-amulet = A

back-beige = beige
back-green = green
back-orange = orange
back-event = event

card-queen = Queen
card-high-priest = High Priest
card-high-priestess = High Priestess
card-vizier = Vizier
card-scribe = Scribe
card-thief = Thief
card-courtesan = Courtesan
card-merchant = Merchant

power-queen = Draw three cards from the deck into your hand. Once the last delivery lies on the quays there are none.
power-high-priest = Name a family and discard all its cards from your corruption, characters too. Amulets cannot be named.
power-high-priestess = Name a family and discard all its cards from your corruption, characters too. Amulets cannot be named.
power-vizier = Look through the corruption of one opponent and take a card of it into your hand.
power-scribe = Every opponent with more than six cards puts cards under the tile until six are left.
power-thief = Choose an opponent and the colour of a back: you get a random card with that back.
power-courtesan = Add one or two fitting cards from your hand to one of your sets. No event follows.
power-merchant = Take any card on the quays. The cards before it stay where they are.

event-guild = Guild
event-guild-of = Guild of the { $symbol }
event-flood = Flood
event-curse = Curse
event-prosperity = Prosperity
event-embalming = Embalming
event-deceit = Deceit
event-hidden = an event token

power-guild = Your marker goes forward to the next space with this symbol. Then the marker of one opponent goes back to the one before it; nobody can be sent below 0.
power-flood = You have another whole turn at once.
power-curse = Give it to an opponent: this round two more cards count in that corruption.
power-prosperity = Lay it on one of your sets of cattle, fish, wheat or amulets alone: two more scarabs in that set.
power-embalming = Take all cards of your corruption into your hand. Curses stay.
power-deceit = Show how many cards lie in your corruption and score a point for each. They stay there.

power-guild-short = You go to the next such symbol, an opponent back to the previous one.
power-flood-short = You have another whole turn at once.
power-curse-short = Two more cards in the corruption of an opponent.
power-prosperity-short = Two more scarabs on a set of cattle, fish, wheat or amulets.
power-embalming-short = All cards of your corruption come into your hand.
power-deceit-short = A point for every card in your corruption; they stay there.

symbol-ankh = ankh
symbol-eye = eye
symbol-feather = feather
symbol-water = water
symbol-number = number


sobek-status = Round { $round } of { $rounds } · delivery { $delivery } of { $deliveries }

# Cards in a sentence
list-and = { $rest } and { $last }
card-goods = { $scarabs ->
    [0] { $family }
    [one] { $family } with a scarab
   *[other] { $family } with { $scarabs } scarabs
}
card-amulet = { $count ->
    [one] an amulet
   *[other] { $count } amulets
}
card-character = the { $name } ({ $family })
card-hidden = { $back ->
    [orange] { $count ->
        [one] a face-down character
       *[other] { $count } face-down characters
    }
    [green] { $count ->
        [one] a card with a green back
       *[other] { $count } cards with green backs
    }
   *[other] { $count ->
        [one] a face-down card
       *[other] { $count } face-down cards
    }
}
card-times = { $count } × { $card }

# Buttons: moves in words
say-take = Take { $card }
say-play = Play { $card } for the power
say-set = Sell { $cards }
say-event = Choose { $card }
say-guild = Send { $name } back
say-curse = Curse { $name }
say-prosper = Bless { $family }
say-steal = Steal a card with { $back } back from { $name }
say-shed = Put away { $cards }
say-search = Search the corruption of { $name }
say-grab = Take { $card }
say-add = Add { $cards } to { $family }
say-fetch = Take { $card }
say-purge = Discard all { $family }
say-starter = Let { $name } start
say-lay = Lay { $cards } sideways
say-done = Lay no more

offer-suggest = Sell { $count } { $family } …
offer-suggest-lay = Lay { $count } { $family } sideways …
offer-sell = Sell { $count ->
    [one] one card
   *[other] { $count } cards
} of { $family }
offer-sell-into = Add { $count } to your { $slot }
offer-lay = Lay { $count } sideways
offer-add = Add { $count ->
    [one] one card
   *[other] { $count } cards
}
offer-add-into = Add { $count ->
    [one] one card
   *[other] { $count } cards
} to your { $slot }
offer-too-few = { $count } of at least { $least } cards chosen
offer-worth = { $cards } × { $scarabs } = { $points }
offer-worth-more = { $cards } × { $scarabs } = { $points }  (+{ $gain })
offer-worth-flat = +{ $points }
offer-gain = { $before } becomes { $points }
offer-play = Use the power: { $name }
offer-play-note = the card is discarded
offer-clear = Put the { $count ->
    [one] card
   *[other] cards
} back
offer-other-rival = Choose another rival
offer-shed = Put { $count ->
    [one] this card
   *[other] these { $count } cards
} away
offer-shed-note = { $chosen } of { $count }
offer-done = Lay no more
offer-done-note = the rest goes under your tile
offer-steal = { $name }: { $back } back
offer-purge = { $count ->
    [one] One card
   *[other] { $count } cards
} of { $family }
offer-prosper = Your { $family }
offer-guild = { $name } goes back
offer-curse = Curse { $name }
offer-search = Search { $name }
offer-starter = { $name } starts

prompt-over = The match is over.
prompt-wait = { $name } has the turn.
prompt-wait-decision = { $name } is deciding.
prompt-turn = Take a card{ $also ->
    [sell] {" "}or sell
    [play] {" "}or use a character
    [both] {","} sell, or use a character
   *[none] {""}
}.
prompt-character = { $name }: { $power }
prompt-choosing = { $count ->
    [one] One card chosen. Choose more of its family, or amulets.
   *[other] { $count } cards chosen. Choose more of their family, or amulets.
}
prompt-selling = { $count } cards chosen. You may choose more, or sell.
prompt-chosen = { $count } cards chosen. Now sell them.
prompt-event = Your set is on the table. { $count ->
    [one] Take the last event.
   *[other] Choose an event.
}
prompt-guild = Whose marker goes back?
prompt-curse = Who gets the Curse?
prompt-prosper = Which of your sets prospers?
prompt-steal = From whom do you steal, and what colour of back?
prompt-shed = A Scribe is here: put { $count ->
    [one] one card
   *[other] { $count } cards
} from your hand under your tile.
prompt-search = Whose corruption do you look through?
prompt-grab = Take one card from the corruption of { $other }.
prompt-add = Add 1 or { $most } cards to one of your sets.
prompt-fetch = Take any card from the quays, without corruption.
prompt-purge = Which family do you discard from your corruption?
prompt-starter = You have the fewest points: who starts this round?
prompt-lay-nothing = The round ends. You have no set to lay.
prompt-lay = The round ends. Lay sets sideways, or lay no more.

tray-events = The events that are left
tray-pile = The corruption of { $name }
tray-idle = no effect now
tray-guild = { $before } → { $after }
tray-gain = +{ $points }
tray-gain-at-most = up to +{ $points }
tray-embalming = { $count ->
    [one] one card
   *[other] { $count } cards
}

preview-corruption = corrupt
preview-count = { $before } → { $after } in hand

panel-no-hand = no cards
panel-flat = +{ $points }

about-goods = { $scarabs ->
    [0] No scarab: it still counts as a card of the set.
    [one] One scarab.
   *[other] { $scarabs } scarabs.
} There are { $total } cards of { $family } in the game.
about-amulet = Stands for any family in a set.
about-family = In a set it counts as { $family } and has no power.
about-face-down = A character, face down
about-face-down-text = Nobody knows which one. Whoever takes it, or skips it, sees it alone.
about-skipped = Taking it puts { $count ->
    [one] one card
   *[other] { $count } cards
} under your tile: { $cards }.
about-seat = { $points ->
    [one] One point
   *[other] { $points } points
}. { $held ->
    [0] No cards
    [one] One card
   *[other] { $held } cards
} in hand, { $under } in corruption{ $curses ->
    [0] .
    [one] , and a Curse.
   *[other] , and { $curses } Curses.
}
about-told = On the panel, the small card beside a family says how many of its cards are surely in hand; + means perhaps more, ? perhaps some.
about-hand = In hand
about-corruption = In the corruption
about-set-title = { $family } of { $name }
about-set-none = No set of this family yet.
about-set = { $cards } cards × { $scarabs ->
    [one] { $scarabs } scarab
   *[other] { $scarabs } scarabs
} = <b>{ $points }</b>{ $prosperity ->
    [0] {""}
   *[other] , Prosperity included
}
about-deck = The deck
about-deck-text = { $count ->
    [one] One card is
   *[other] { $count } cards are
} left for the next deliveries, { $characters ->
    [0] no character
    [one] a character
   *[other] { $characters } characters
} among them.
about-discard = The discard pile
about-discard-text = { $count ->
    [one] One card
   *[other] { $count } cards
} out of this round.
about-events-title = Event tokens
about-events = { $count ->
    [0] None is left.
    [one] One is left.
   *[other] { $count } are left.
} Whoever plays a set looks at them and chooses one.
about-pile-title = Your corruption
about-pile = { $count ->
    [0] No cards
    [one] One card
   *[other] { $count } cards
}{ $curses ->
    [0] .
    [one] , and a Curse that counts as two.
   *[other] , and { $curses } Curses that count as two each.
} Whoever has most at the end of the round pays for it. Only you may look here.

share-quays = quays
share-hand = your hand
share-pile = your corruption
share-sets = sets
share-discard = discard
share-rival-hand = { $name }: hand
share-rival-pile = { $name }: corruption
share-deck = deck

scoring-set = { $family }: { $cards } × { $scarabs }
scoring-flat = { $family }, sideways: { $scarabs }
scoring-corruption = Corruption { $count }{ $curses ->
    [0] {""}
    [one] {" "}(a Curse)
   *[other] {" "}({ $curses } Curses)
} · { $scarabs ->
    [0] no scarab
    [one] one scarab
   *[other] { $scarabs } scarabs
}
scoring-nobody = Nobody is corrupt.
scoring-verdict = { $names } is the most corrupt with { $count ->
    [one] one card
   *[other] { $count } cards
} and { $steps ->
    [0] stays in place: fewer than ten points this round
    [one] goes one step back
   *[other] goes { $steps } steps back
}.
scoring-verdict-tie = { $names } is the most corrupt: { $count ->
    [one] one card
   *[other] { $count } cards
}, and the most scarabs there. { $steps ->
    [0] Fewer than ten points: no step back
    [one] One step back
   *[other] { $steps } steps back
}.
scoring-verdict-all = { $names } are equally corrupt with { $count ->
    [one] one card
   *[other] { $count } cards
}: each goes back.
