# Why a hint proposes a move. Every number is one of the rules.
reason-set-points = It adds { $points ->
    [one] one point
   *[other] { $points } points
} at once.
reason-event = It brings the choice of an event; { $tokens ->
    [one] one token is left
   *[other] { $tokens } tokens are left
}.
reason-pirogue = It brings the choice of a Pirogue; { $tokens ->
    [one] one is left
   *[other] { $tokens } are left
}.
reason-lay = Laid sideways, these { $cards } cards score { $points ->
    [one] one point
   *[other] { $points } points
} instead of corruption.
reason-character = Nobody else knows this character; its power is worth a card.
reason-amulet = An amulet fits any set.
reason-statue = A Statue fits any set.
reason-family = With it you hold { $cards ->
    [one] one of this family
   *[other] { $cards } of this family
}, with { $scarabs ->
    [0] no scarab
    [one] one scarab
   *[other] { $scarabs } scarabs
}.
reason-own-set = It can join your set of this family, which has { $scarabs ->
    [0] no scarab yet
    [one] one scarab
   *[other] { $scarabs } scarabs
}.
reason-denies = The next player has a set of this family with { $scarabs ->
    [one] one scarab
   *[other] { $scarabs } scarabs
} and would like it too.
reason-corruption = It costs { $cards ->
    [one] one card
   *[other] { $cards } cards
} of corruption; you would then have { $total }.
reason-clean = It costs no corruption.
reason-less-corruption = It removes { $cards ->
    [one] one card
   *[other] { $cards } cards
} of your corruption.
reason-leaves = The next player finds cards with at most { $scarabs ->
    [0] no scarab
    [one] one scarab
   *[other] { $scarabs } scarabs
} in reach.
reason-delivery = It is the last of the row: a new delivery comes.
reason-ends-round = It ends the round.
reason-queen = You draw { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}.
reason-priest = You have { $cards ->
    [one] one card
   *[other] { $cards } cards
} of corruption to choose a family from.
reason-scribe = The others must give up { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}.
reason-power = Its power is worth more now than the card in a set.
reason-forward = Your marker goes forward by { $points }.
reason-rival-back = That marker goes back by { $points }.
reason-again = You play another turn at once.
reason-curse = It adds { $cards } to a rival’s corruption.
reason-embalming = { $cards ->
    [0] You have no corruption; the others will not get it
    [one] One card comes back from your corruption
   *[other] { $cards } cards come back from your corruption
}.
reason-deceit = It scores { $points } at once.
reason-prosperity = It adds { $scarabs } scarabs to a set.
reason-shed = You must put away { $cards ->
    [one] one
   *[other] { $cards }
}; you need these least.
reason-steal = That hand holds { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
reason-exchange = A Deben is worth { $least } to { $most } points.
reason-keep = The tile is worth more to you than a Deben.
reason-line = The Ankh then points at { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
reason-empty-line = The Ankh then points at nothing.
reason-refill = { $tiles ->
    [one] One new tile comes
   *[other] { $tiles } new tiles come
} to the market.
reason-points-end = It counts { $points } points at the end.
reason-points-deben = It counts { $points } points at the end and brings a Deben.
reason-eye = You draw { $deben } Deben and keep the higher.
reason-finger = The rival must take a tile you choose.
reason-deny-token = The rival will not get it.
cost-stone = { $stone } stone
cost-resources = { $wood ->
    [0] { $stone ->
        [0] { $gold ->
            [0] nothing
           *[other] { $gold } gold
        }
       *[other] { cost-stone }{ $gold ->
            [0] {""}
           *[other] {" and "}{ $gold } gold
        }
    }
   *[other] { $wood } wood{ $stone ->
        [0] { $gold ->
            [0] {""}
           *[other] {" and "}{ $gold } gold
        }
       *[other] { $gold ->
            [0] {" and "}{ cost-stone }
           *[other] {", "}{ cost-stone } and { $gold } gold
        }
    }
}
reason-price = As things stand it costs { cost-resources }.
reason-neighbours = It will cheapen { $spaces ->
    [0] no free space
    [one] one free space
   *[other] { $spaces } free spaces
} around it.
reason-gauge-start = Your gauge will start the season on square { $square }; red is { $red }.
reason-enough-sites = { $sites ->
    [0] No site is enough for now
    [one] One site is enough for now
   *[other] { $sites } sites are enough for now
}.
reason-calm = It lowers your gauge to square { $square }; red is { $red }.
reason-keep-store = It keeps { $resources ->
    [0] nothing
    [one] one resource
   *[other] { $resources } resources
}.
reason-pool = { $resources ->
    [0] Nothing lies
    [one] One resource lies
   *[other] { $resources } resources lie
} in the pool.
reason-unseen = { $cards ->
    [one] One card has
   *[other] { $cards } cards have
} not been seen this season: { $resources } with a resource, { $trouble } with trouble.
reason-red = { $squares ->
    [one] One square is
   *[other] { $squares } squares are
} left to red.
reason-first-double = Whoever stops first gets the double card.
reason-only = Nothing else can be done.
reason-lead = In the worlds it tried you then win { $chance ->
    [one] once
   *[other] { $chance } times
} in a hundred, { $points } more than after the next best move.
reason-alike = { $moves } moves are as good as each other: each wins about { $chance ->
    [one] once
   *[other] { $chance } times
} in a hundred.
reason-tried = Of { $games } games played out in thought, { $times } began with this: the most.
reason-search = You see what lies under that tile and may take a card of it; its owner has { $points ->
    [one] one point
   *[other] { $points } points
}.
reason-starter = You then come in place { $place } of { $seats }.
reason-done = { $cards ->
    [0] No card stays in your hand
    [one] One card stays in your hand, as corruption
   *[other] { $cards } cards stay in your hand, as corruption
}: sideways they would bring no more.
reason-settle = This space touches { $spaces } others; those that touch the most are best kept for trades.
reason-abandon = You need not pay for it: { cost-resources }.
reason-demolish = You then have { $spaces ->
    [0] no free space
    [one] one free space
   *[other] { $spaces } free spaces
}.
reason-discount = Of this resource { $due ->
    [0] nothing is
    [one] one is
   *[other] { $due } are
} then due, and you have { $have }.
reason-pay = It takes { $hand } from your hand and { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
}.
reason-wild = It uses { $jokers ->
    [0] no joker
    [one] one joker
   *[other] { $jokers } jokers
} and { $caravans ->
    [0] no caravan
    [one] one caravan
   *[other] { $caravans } caravans
}.
reason-finish = { $resources ->
    [0] Nothing is left in your hand
    [one] One resource is left in your hand
   *[other] { $resources } resources are left in your hand
}, and the Warehouses have room for { $room }.
reason-charter = It is better than losing them: you then have { $caravans } of { $most } caravans.
reason-redeem = You then have { $caravans ->
    [0] no caravan
    [one] one caravan
   *[other] { $caravans } caravans
} left.
reason-barracks = Your gauge goes down to square { $own }, that of the rival up to { $theirs }; red is { $red }.
reason-swap = It brings { $resources ->
    [one] one resource that you need
   *[other] { $resources } resources that you need
} for as many that you do not.
reason-temple = You see the next two cards before anybody else.
reason-place-top = The other card comes next.
reason-place-bottom = The other card comes last.
reason-card-resource = The card brings you a resource when you stop.
reason-card-trouble = The card would raise gauges by { $squares ->
    [one] one square
   *[other] { $squares } squares
}, and does not happen.
reason-card-other = The card does not happen.
reason-soften = Your gauge goes up by { $squares ->
    [0] nothing
    [one] one square
   *[other] { $squares } squares
} only.
reason-suffer = Your gauge goes up by { $squares ->
    [one] one square
   *[other] { $squares } squares
}; the building keeps its power.
reason-pass = The building keeps its power for later.
