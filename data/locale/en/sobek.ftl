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
card-high-priest-plate = High Priest
card-high-priestess = High Priestess
card-high-priestess-plate = Priestess
card-vizier = Vizier
card-scribe = Scribe
card-thief = Thief
card-courtesan = Courtesan
card-merchant = Merchant

power-queen = Draw 3 cards from the deck. After the last delivery there are none left.
power-high-priest = Discard all cards of one family, characters included, from your corruption (but not amulets).
power-high-priestess = Discard all cards of one family, characters included, from your corruption (but not amulets).
power-vizier = Look through an opponent’s corruption and take 1 card into your hand.
power-scribe = Each opponent with more than 6 cards moves cards to corruption until 6 are left.
power-thief = Choose an opponent and a card back: steal a random card with that back.
power-courtesan = Add 1 or 2 matching cards from your hand to one of your sets. No event.
power-merchant = Take any card on the quays without skipping any.

event-guild = Guild
event-guild-of = Guild ({ $symbol })
event-flood = Flood
event-curse = Curse
event-prosperity = Prosperity
event-embalming = Embalming
event-deceit = Deceit
event-hidden = an event token

power-guild = Move up to the next space with this symbol. Then one opponent moves back to the previous one (never below 0).
power-flood = Take another full turn now.
power-curse = Give it to an opponent: it counts as 2 cards of corruption this round.
power-prosperity = Put it on one of your sets of cattle, fish, wheat or amulets: +2 scarabs.
power-embalming = Take all your corruption into your hand. Curses stay.
power-deceit = Reveal how many cards you have in corruption and score 1 point for each. They stay there.

power-guild-short = You move up to the next symbol; an opponent moves back.
power-flood-short = Take another full turn.
power-curse-short = +2 corruption for an opponent.
power-prosperity-short = +2 scarabs on a cattle, fish, wheat or amulet set.
power-embalming-short = Take all your corruption into your hand.
power-deceit-short = 1 point per card in your corruption.

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
card-power = the { $name }
card-hidden = { $back ->
    [orange] { $count ->
        [one] a face-down character
       *[other] { $count } face-down characters
    }
    [green] { $count ->
        [one] a green-backed card
       *[other] { $count } green-backed cards
    }
   *[other] { $count ->
        [one] a face-down card
       *[other] { $count } face-down cards
    }
}
card-times = { $count } × { $card }
card-some = { $card }
# Several goods of a family: none, some or all have scarabs; beside other things of a list the scarabs are in brackets
several-cards = { $count } { $family }
several-tiles = { $count } { $family }
several-goods = { $goods }{ $which ->
   *[none] {""}
    [some] , { goods-marked }
    [some-aside] {" "}({ goods-marked })
    [all] {" "}with { $signs ->
        [one] a scarab
       *[other] { $signs } scarabs
    } each
    [all-aside] {" "}(each with { $signs ->
        [one] a scarab
       *[other] { $signs } scarabs
    })
}
goods-marked = { $marked ->
    [one] one with { $signs ->
        [one] a scarab
       *[other] { $signs } scarabs
    }
   *[other] { $marked } with { $signs ->
        [one] a scarab
       *[other] { $signs } scarabs
    } each
}

# Buttons: moves in words
say-take = Take { $card }
say-take-at = Take { $card }, number { $place } in line
say-play = Play { $card }
say-set = Play { $cards }
say-event = Choose { $card }
say-guild = Move { $name } back
say-curse = Curse { $name }
say-prosper = Prosperity on { $family }
say-steal = Steal a card ({ $back } back) from { $name }
say-shed = To corruption: { $cards }
say-search = Look through { $name }’s corruption
say-grab = Take { $card }
say-add = Add to your { $family } set: { $cards }
say-fetch = Take { $card }
say-purge = Discard all { $family }
say-starter = Let { $name } start
say-lay = Play sideways: { $cards }
say-done = Done
# Moves within a sentence
phrase-take = Take { $card }
phrase-play = Play { $card }
phrase-set = Play a set of { $family }{ $amulets ->
    [0] {""}
    [one] {" "}with an amulet
   *[other] {" "}with { $amulets } amulets
}
phrase-set-alone = one of { $family }{ $amulets ->
    [0] {""}
    [one] {" "}with an amulet
   *[other] {" "}with { $amulets } amulets
}
answer-set = { phrase-set }
phrase-event = Choose { $card }
phrase-event-alone = { $card }

# Foreseen replies, as clauses of a hint
reply-take = { $name } takes { $card }
reply-take-hidden = { $name } takes a face-down card
reply-set = { $name } plays a set of { $family }
reply-play = { $name } plays a character
forecast = Projected score after the round: { $mine }–{ $theirs }.
forecast-many = Projected score after the round: { $mine } for you, { $theirs } for your strongest opponent.
forecasts = Projected score after the round: { $mine }–{ $theirs }; as played: { $own }–{ $others }.
forecasts-many = Projected score after the round: { $mine } for you, { $theirs } for your strongest opponent; as played: { $own } and { $others }.

offer-suggest = Play { $count } { $family }…
offer-sell = Play { $count } { $family }
offer-sell-into = Add { $count } to your { $slot } set
offer-lay = Play { $count } sideways
offer-add = Add { $count ->
    [one] 1 card
   *[other] { $count } cards
}
offer-add-into = Add { $count } to your { $slot } set
offer-too-few = { $count } of { $least } cards chosen
toll = { $cards ->
    [0] free
   *[other] skips { $cards }
}
offer-worth = { $cards } × { $scarabs } = { $points }
offer-worth-more = { $cards } × { $scarabs } = { $points }  (+{ $gain })
offer-worth-flat = +{ $points }
said-worth = { $cards } cards × { $scarabs ->
    [one] 1 scarab
   *[other] { $scarabs } scarabs
} = { $points ->
    [one] 1 point
   *[other] { $points } points
}
said-worth-more = { said-worth }, { $gain } more
said-worth-flat = { $points ->
    [one] 1 point
   *[other] { $points } points
}
offer-note-event = { $count ->
    [one] the last event
   *[other] 1 of { $count } events
}
about-event-choice = Then you look at the events and choose one. You can’t undo this.
offer-gain = { $before } → { $points }
offer-character = Play the { $name }…
offer-queen-note = draw 3 cards
offer-high-priest-note = discard a family from corruption
offer-high-priestess-note = discard a family from corruption
offer-vizier-note = 1 card from { $opponents ->
    [one] your opponent’s
   *[other] an opponent’s
} corruption
offer-scribe-note = { $opponents ->
    [one] your opponent keeps
   *[other] opponents keep
} only 6 cards
offer-thief-note = steal a random card
offer-courtesan-note = add 1 or 2 cards to a set
offer-merchant-note = any card, no corruption
offer-play = Play the { $name }
offer-play-note = discards the card
offer-waste = Play the { $name } anyway
offer-clear = Clear selection
offer-other-rival = Choose another opponent
offer-shed = Move to corruption
offer-shed-note = { $chosen } of { $count }
offer-done = Done
offer-done-note = { $count ->
    [0] nothing becomes corruption
    [one] 1 card becomes corruption
   *[other] { $count } cards become corruption
}
offer-steal = { $name }: { $back } back
offer-purge = { $count ->
    [one] 1 { $family }
   *[other] { $count } { $family }
}
offer-prosper = Your { $family } set
offer-guild = { $name } moves back
offer-curse = Curse { $name }
offer-search = { $name }’s corruption
offer-starter = { $name } starts

prompt-over = The game is over.
prompt-wait = { $name }’s turn.
prompt-wait-decision = { $name } is deciding.
prompt-turn = Take a card{ $also ->
    [sell] {" "}or play a set
    [play] {" "}or play a character
    [both] {","} play a set or a character
   *[none] {""}
}.
prompt-last = { $prompt } The last card ends the round.
prompt-character = { $name }: { $power }
prompt-power-or-set = Play this character, or add cards for a set.
prompt-choosing = { $count ->
    [one] 1 card chosen. Add more of its family, or amulets.
   *[other] { $count } cards chosen. Add more of the family, or amulets.
}
prompt-selling = { $count } cards chosen. Add more, or play the set.
prompt-chosen = { $count } cards chosen. Play the set?
prompt-event = Set played. { $count ->
    [one] Take the last event.
   *[other] Choose an event.
}
prompt-guild = Who moves back?
prompt-curse = Who gets the Curse?
prompt-prosper = Which of your sets gets Prosperity?
prompt-steal = Steal a random card: choose an opponent and a back.
prompt-shed = Scribe: move { $count ->
    [one] 1 card
   *[other] { $count } cards
} to your corruption.
prompt-search = Whose corruption do you look through?
prompt-grab = Take one card from { $other }’s corruption.
prompt-add = Add 1 or { $most } cards to one of your sets.
prompt-fetch = Take any card from the quays, with no corruption.
prompt-purge = Which family do you discard from your corruption?
prompt-starter = You have the fewest points: who starts this round?
prompt-lay-nothing = The round is over. You have no set to play sideways.
prompt-lay = The round is over. Play sets sideways, or press Done.

tray-events = Events left
tray-pile = { $name }’s corruption
tray-idle = no effect
tray-guild = { $before } → { $after }
tray-gain = +{ $points }
tray-gain-at-most = up to +{ $points }
said-guild = from space { $before } to { $after }
said-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
}
said-gain-at-most = up to { $points } points
tray-embalming = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

preview-skipped = { $count ->
    [one] 1 card to corruption
   *[other] { $count } cards to corruption
}
preview-count = { $before } → { $after } in hand

panel-events = { $count ->
    [0] no events left
    [one] 1 event left
   *[other] { $count } events left
}
panel-no-hand = no cards

about-goods = { $scarabs ->
    [0] No scarabs, but it still adds a card to the set.
    [one] 1 scarab.
   *[other] { $scarabs } scarabs.
}
about-goods-kin = The game has { $count } { $family } cards and { $people ->
    [one] 1 character
   *[other] { $people } characters
} of this family.
about-amulet = Wild: counts as any family in a set. The game has { $count } amulets.
about-family = In a set it counts as { $family }, without its power.
about-face-down = Face-down character
about-face-down-text = Nobody knows which one. Only the player who takes or skips it sees it.
about-skipped = Taking it skips { $count ->
    [one] 1 card
   *[other] { $count } cards
}, which { $count ->
    [one] goes
   *[other] go
} to your corruption: { $cards }.
about-leaves = Then { $name } can take { $card } for free{ $count ->
    [0] {"."}
   *[other] {", "}or { $others } for corruption.
}
about-leaves-unless = Unless you get another turn, { $name } can then take { $card } for free{ $count ->
    [0] {"."}
   *[other] {", "}or { $others } for corruption.
}
about-leaves-delivery = Then a new delivery comes.
about-leaves-end = Then the round ends.
about-seat = { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $held ->
    [0] No cards
    [one] 1 card
   *[other] { $held } cards
} in hand, { $under ->
    [-1] corruption unknown
   *[other] { $under } in corruption
}{ $curses ->
    [0] .
    [one] , and a Curse.
   *[other] , and { $curses } Curses.
}
about-told = The number beside a family shows how many of its cards are certainly in this hand: + means perhaps more, ? means perhaps some.
about-hand = In hand
about-corruption = In corruption
about-set-title = { $name }: { $family } set
about-set-none = No set of this family yet.
about-set-flat = { $cards } cards sideways: <b>{ $points }</b> (1 point per scarab)
about-set = { $cards } cards × { $scarabs ->
    [one] { $scarabs } scarab
   *[other] { $scarabs } scarabs
} = <b>{ $points }</b>{ $prosperity ->
    [0] {""}
   *[other] {" "}(with Prosperity)
}
about-deck = Deck
about-deck-text = { $count ->
    [0] Empty: this is the last delivery.
   *[other] { $count ->
        [one] 1 card
       *[other] { $count } cards
    } left for later deliveries, { $characters ->
        [0] with no characters
        [one] including 1 character
       *[other] including { $characters } characters
    }.
}
about-discard = Discard pile
about-discard-text = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}, out of play this round.
about-events-title = Event tokens
about-events = { $count ->
    [0] None left: playing a set no longer earns an event.
    [one] 1 left: the next set uses it.
   *[other] { $count } left. Each time you play a set, you look at them and use one.
}
about-pile-title = Your corruption
about-pile = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}{ $curses ->
    [0] .
    [one] , plus a Curse that counts as two.
   *[other] , plus { $curses } Curses that count as two each.
} Only the most corrupt player is punished.
about-pile-hidden = Others need a Vizier to see it.

share-quays = quays
share-hand = your hand
share-pile = your corruption
share-sets = sets
share-discard = discard
share-rival-hand = { $name }’s hand
share-rival-pile = { $name }’s corruption
share-deck = deck

scoring-set = { $family }: { $cards } × { $scarabs }
scoring-flat = { $family }, sideways: { $scarabs }
scoring-corruption = Corruption { $count }{ $curses ->
    [0] {""}
    [one] {" "}(1 Curse)
   *[other] {" "}({ $curses } Curses)
} · { $scarabs ->
    [0] no scarabs
    [one] 1 scarab
   *[other] { $scarabs } scarabs
}
scoring-nobody = Nobody is corrupt.
scoring-verdict = { $names } is the most corrupt ({ $count }){ $steps ->
    [0] , but scored fewer than 10 points and stays put
    [one] {" "}and moves back one symbol
   *[other] {" "}and moves back { $steps } symbols
}.
scoring-verdict-tie = { $names } is the most corrupt: tied at { $count }, but with the most scarabs. { $steps ->
    [0] Fewer than 10 points: no penalty
    [one] Back one symbol
   *[other] Back { $steps } symbols
}.
scoring-verdict-all = { $names } are equally corrupt ({ $count }): the penalty applies to all of them.
about-track = Score track
about-track-back = After a round the most corrupt player steps back, each time to the previous space with the same symbol.
about-marker = { $kind ->
    [number] { $points }
   *[symbol] { $points }, { $symbol }
}
about-marker-name = { $name }: { $space }
about-one-back = { $name }: { $points }; one step back is { $back }.
about-thrown-back = If the round ended now: { $before } + { $gained } = { $total }. { $steps ->
    [0] Most corrupt: no step back for fewer than 10 points.
    [one] Most corrupt: 1 step back, { $total } → { $after }.
   *[other] Most corrupt: { $steps } steps back, { $total } → { $after }.
}
preview-thrown-back = if most corrupt: { $total } → { $after }
about-seat-hidden = “?” stands for cards that only this player may look at.
