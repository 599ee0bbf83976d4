# Why a hint proposes a move. Every number is one of the rules.
reason-set-points = { $points ->
    [0] It adds nothing to your sets.
    [one] It adds 1 point to your sets.
   *[other] It adds { $points } points to your sets.
}
reason-event = You get to choose an event; { $tokens ->
    [one] 1 token is left
   *[other] { $tokens } tokens are left
}.
reason-pirogue = You get to choose a Pirogue; { $tokens ->
    [one] 1 is left
   *[other] { $tokens } are left
}.
reason-lay = Sideways, these { $cards } cards score { $points ->
    [one] 1 point
   *[other] { $points } points
} instead of becoming corruption.
reason-character = Nobody else knows this character, and its power is worth having.
reason-character-known = Its power is worth having.
reason-amulet = It fits any set.
reason-statue = It fits any set.
reason-family = You would hold { $cards } of this family, with { $scarabs ->
    [0] no scarabs
    [one] 1 scarab
   *[other] { $scarabs } scarabs
}.
reason-starts = It starts a new family in your hand, { $scarabs ->
    [0] with no scarabs
    [one] with 1 scarab
   *[other] with { $scarabs } scarabs
}.
reason-set-ready = It makes a set of { $cards }{ $points ->
    [0] , worth no points yet
    [one] {" "}worth 1 point
   *[other] {" "}worth { $points } points
}.
reason-set-waits = { $points ->
    [one] Your set worth 1 point stays in your hand and can still grow.
   *[other] Your set worth { $points } points stays in your hand and can still grow.
}
reason-set-late = { $points ->
    [one] Your set worth 1 point stays in your hand, and little time is left.
   *[other] Your set worth { $points } points stays in your hand, and little time is left.
}
reason-uses-amulets = It uses { $cards ->
    [one] 1 amulet
   *[other] { $cards } amulets
}.
reason-uses-statues = It uses { $tiles ->
    [one] 1 Statue
   *[other] { $tiles } Statues
}.
reason-keeps-amulets = You keep your { $cards ->
    [one] amulet
   *[other] { $cards } amulets
} for another set.
reason-keeps-statues = You keep your { $tiles ->
    [one] Statue
   *[other] { $tiles } Statues
} for another set.
reason-uses-characters = You lose the power of { $cards ->
    [one] 1 character
   *[other] { $cards } characters
}.
reason-discards = The character is gone afterwards.
reason-icon = You may trade the tile for a Deben.
reason-own-set = It fits your set of this family, which has { $scarabs ->
    [0] no scarabs yet
    [one] 1 scarab
   *[other] { $scarabs } scarabs
}.
the-rival = { $rivals ->
    [1] { $rival }
   *[other] an opponent
}
reason-denies = It’s a family that { the-rival } collects too ({ $scarabs ->
    [one] 1 scarab
   *[other] { $scarabs } scarabs
} so far).
reason-corruption = It costs { $cards } corruption, making { $total } in all{ $curses ->
    [0] .
    [one] {" "}with the Curse.
   *[other] {" "}with the Curses.
}
reason-clean = It costs no corruption.
reason-less-corruption = It lowers your corruption by { $cards }.
to-the-next = { $rivals ->
    [1] { $rival }
   *[other] the next player
}
reason-leaves = It leaves { to-the-next } { $family } with { $scarabs ->
    [one] 1 scarab
   *[other] { $scarabs } scarabs
}, { $skipped ->
    [0] free
   *[other] for { $skipped } corruption
}.
reason-leaves-little = It leaves { to-the-next } no face-up card with scarabs within reach.
reason-delivery = It’s the last card, so a new delivery follows.
reason-ends-round = It ends the round with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in your hand and { $theirs } in { $rivals ->
    [1] { $rival }’s
   *[other] other hands
}.
reason-queen = { $cards ->
    [0] There is nothing left to draw.
    [one] You draw 1 card.
   *[other] You draw { $cards } cards.
}
reason-queen-tile = { $tiles ->
    [0] There is nothing left to draw.
    [one] You draw 1 tile.
   *[other] You draw { $tiles } tiles.
}
reason-priest = { $cards ->
    [0] There is nothing in your corruption to discard.
    [one] You can clear a family from your corruption, but only 1 card.
   *[other] You can clear a whole family from your corruption: up to { $cards } cards.
}
reason-scribe = { $cards ->
    [0] Nobody has to move anything to corruption.
   *[other] { $rivals ->
        [1] { $rival }
       *[other] Opponents
    } must move { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to corruption.
}
reason-merchant = You may take any card from the quays without corruption.
reason-thief = You steal a random card from { the-rival }’s hand.
reason-thief-tile = You steal a random tile from your opponent’s hand.
reason-vizier = { $cards ->
    [0] Nobody has corruption to take a card from.
    [one] You take the only card from { the-rival }’s corruption into your hand.
   *[other] You choose one of up to { $cards } cards from { the-rival }’s corruption.
}
reason-vizier-tile = You take a tile of your choice from your opponent’s corruption.
reason-scribe-limit = Your opponent may keep only { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
reason-architect = You look at { $tokens ->
    [one] 1 spare Pirogue and use it
   *[other] { $tokens } spare Pirogues and use one of them
}.
reason-courtesan = { $points ->
    [0] What you could add to a set adds no points.
    [one] You can add up to 1 point to a set on the table.
   *[other] You can add up to { $points } points to a set on the table.
}
reason-idle = Its power has no effect now.
reason-forward = You move up { $points }.
reason-guild-back = It moves { the-rival } back by { $points } at most.
reason-guild-denied = Left to { the-rival }, it would move them up { $points } at most.
reason-rival-back = That player moves back from { $before } to { $after }.
reason-again = You take another turn right away.
reason-curse = It gives { the-rival } { $cards } more corruption.
reason-cursed = That player would then have { $total } corruption; they have { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-embalming = { $cards ->
    [0] You have no corruption, but nobody else can use it
   *[other] Your whole corruption ({ $cards }) comes back to your hand
}.
reason-deceit = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
} right away.
reason-prosperity = It adds { $scarabs } scarabs to a set.
reason-shed = { $cards ->
    [one] You must move 1 to corruption, and you need this one least.
   *[other] You must move { $cards } to corruption, and you need these least.
}
reason-steal = That player holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-exchange = A Deben is worth { $least }–{ $most } points.
reason-keep = The tile is worth more to you than a Deben.
reason-line = It leaves { $tiles ->
    [one] 1 tile on the Ankh’s line,
   *[other] { $tiles } tiles on the Ankh’s line, at best
} { $family } { $scarabs ->
    [0] with no scarabs
    [one] with 1 scarab
   *[other] with { $scarabs } scarabs
}.
reason-line-character = It leaves { $tiles ->
    [one] 1 tile on the Ankh’s line,
   *[other] { $tiles } tiles on the Ankh’s line, at best
} a character.
reason-line-statue = It leaves { $tiles ->
    [one] 1 tile on the Ankh’s line,
   *[other] { $tiles } tiles on the Ankh’s line, at best
} a Statue.
reason-empty-line = It leaves an empty line.
reason-no-take = It leaves nothing to take: the line and the draw pile are empty.
reason-refill = { $tiles ->
    [one] 1 new tile is added
   *[other] { $tiles } new tiles are added
} to the market.
reason-points-end = It scores { $points } points at the end.
reason-points-deben = It scores { $points } points at the end, and you draw a Deben.
reason-eye = You draw { $deben } Deben and keep the higher one.
reason-finger = Your opponent must take the tile you choose.
reason-deny-token = Your opponent can’t have it.
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
reason-price = It currently costs { cost-resources }.
reason-neighbours = It makes { $spaces ->
    [0] no free space
    [one] 1 free space
   *[other] { $spaces } free spaces
} cheaper to build on.
reason-gauge-start = You would start the season on square { $square }; red is { $red }.
reason-needed = Your goal requires it.
reason-steps = It takes { $steps ->
    [one] 1 round
   *[other] { $steps } rounds
}, one step in each, so it pays to start early.
reason-produces = It gives you { cost-resources } every round; { $lacking ->
    [0] you already have enough of that for your goal
   *[other] your goal needs about { $lacking } more of that
}.
reason-stores = It stores { $resources } more resources.
reason-manages = It manages { $sites } more sites.
reason-ability = { $power }
ability-barracks = Once a season it lowers your gauge and raises an opponent’s.
ability-temple = Before each season it lets you keep one of the top two cards.
ability-market = Once a season it lets you swap resources with an opponent.
ability-library = Once a season it turns an Unrest into a wild.
ability-gardens = Once a season a double Unrest counts as 1 for you.
ability-palace = Once a season it seizes a card that has just been revealed.
reason-covers = It covers a free space; { $spaces ->
    [0] none
    [one] 1 more
   *[other] { $spaces } more
} would be left.
reason-enough-sites = { $sites ->
    [0] You don’t need a site right now
    [one] One site is enough for now
   *[other] { $sites } sites are enough for now
}.
reason-calm = Your gauge drops to square { $square }; red is { $red }.
reason-costs-gold = It costs 1 gold, which you could build with.
reason-calmer = The risk of a revolt before your next decision falls from { $before ->
    [0] under 1%
   *[other] { $before }%
} to { $after ->
    [0] under 1%
   *[other] { $after }%
}.
reason-calmer-safe = The risk of a revolt before your next decision falls from { $before ->
    [0] under 1%
   *[other] { $before }%
} to 0%.
reason-keep-store = You keep { $resources ->
    [0] nothing
    [one] 1 resource
   *[other] { $resources } resources
}.
reason-keep-useful = Of these, your sites need { $resources ->
    [0] none
   *[other] { $resources }
}.
reason-keep-goal = Of these, your goal still needs { $resources ->
    [0] none
   *[other] { $resources }
}.
reason-take-pool = { $resources ->
    [0] You take nothing: the pool is empty
    [one] You take 1 resource from the pool
   *[other] You take { $resources } resources from the pool
}.
reason-unseen = { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} still unseen{ $apart ->
    [0] {""}
   *[other] , { $apart } of them not in the deck
}: { $resources } with resources, { $trouble } with Unrest.
reason-red = You are { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} from a revolt.
reason-revolt = The risk of a revolt before your next decision is { $percent ->
    [0] under 1%
   *[other] { $percent }%
}.
reason-safe = You can’t revolt before your next decision.
reason-pays-all = Then you can pay for all your sites.
reason-lacking = For all your sites you still lack { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
reason-first-double = The first to stop gets the double card.
reason-last-double = The last to stop gets the double card.
reason-only = It’s the only legal move.
reason-lead = It wins about { $chance ->
    [one] { $chance } game
   *[other] { $chance } games
} in 100, { $points } more than the other move.
reason-alike = Each wins about { $chance ->
    [one] { $chance } game
   *[other] { $chance } games
} in 100.
reason-won = The game is as good as won with either move.
reason-lost = The game is as good as lost with either move.
reason-search = You see that player’s corruption, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, and may take one; they have { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-starter = You would be number { $place } of { $seats } in turn order.
reason-done = { $cards ->
    [0] You have no cards left in your hand.
    [one] 1 card in your hand becomes corruption.
   *[other] { $cards } cards in your hand become corruption.
}
reason-settle = This space has { $spaces } neighbours. Save the spaces with the most neighbours for craftsmen.
reason-on-nile = It takes a space on the Nile, where a Port makes building cheaper.
reason-off-nile = It keeps the spaces on the Nile free: a Port makes building there cheaper.
reason-port-here = Your Port takes 1 resource off the price on this space.
reason-gives-up = You cancel a site and everything it would give you.
reason-abandon = You no longer have to pay for it: { cost-resources }.
reason-demolish = You would have { $spaces ->
    [0] no free spaces
    [one] 1 free space
   *[other] { $spaces } free spaces
}.
reason-discount = You would still owe { $due } of this resource; you have { $have }.
reason-pay = { $hand ->
    [0] { $tokens ->
        [0] It uses neither your hand nor tokens
        [one] It uses 1 token, which comes back at the end of the round
       *[other] It uses { $tokens } tokens, which come back at the end of the round
    }
   *[other] { $tokens ->
        [0] It uses { $hand } from your hand
        [one] It uses { $hand } from your hand and 1 token, which comes back at the end of the round
       *[other] It uses { $hand } from your hand and { $tokens } tokens, which come back at the end of the round
    }
}{ $rest ->
    [0] {"."}
    [one] {", "}and 1 must still be paid with a wild or a caravan.
   *[other] {", "}and { $rest } must still be paid with wilds or caravans.
}
reason-wild = It uses { $jokers ->
    [0] no wilds
    [one] 1 wild
   *[other] { $jokers } wilds
} and { $caravans ->
    [0] no caravans
    [one] 1 caravan
   *[other] { $caravans } caravans
}.
reason-finish = { $resources ->
    [0] You have nothing left
    [one] You have 1 resource left
   *[other] You have { $resources } resources left
}, and room for { $room } in your Warehouses.
reason-finish-lost = Your Warehouses hold { $room ->
    [0] none of the resources you have left
   *[other] only { $room } of the { $resources } resources you have left
}.
reason-charter = You would have { $caravans } of { $most } caravans.
reason-redeem = You would have { $caravans ->
    [0] no caravans
    [one] 1 caravan
   *[other] { $caravans } caravans
} left.
reason-barracks = Your gauge drops to square { $own } and your opponent’s rises to { $theirs }; red is { $red }.
that-rival = { $rivals ->
    [1] { $rival }
   *[other] that opponent
}
reason-rival-lacks = { $resources ->
    [0] For the goal, { that-rival } lacks nothing.
    [one] For the goal, { that-rival } still lacks about 1 resource.
   *[other] For the goal, { that-rival } still lacks about { $resources } resources.
}
reason-swap = You swap { $resources ->
    [one] 1 resource for 1 of another kind
   *[other] { $resources } resources for { $resources } of other kinds
}.
reason-swap-sites = For all your sites you would then lack { $after ->
    [0] nothing
    [one] 1 resource
   *[other] { $after } resources
} instead of { $before }.
reason-swap-goal = Your goal would then need about { $after ->
    [0] no more resources
    [one] 1 more resource
   *[other] { $after } more resources
} instead of { $before }.
reason-no-swap = You keep what you have.
reason-temple = You see the next two cards before anyone else.
reason-place-top = The other card comes up next.
reason-place-bottom = The other card comes up last.
reason-card-resource = The card gives you a resource when you stop.
reason-card-lacking = { $resources ->
    [0] You already have enough of it for your goal.
   *[other] Your goal needs about { $resources } more of it.
}
reason-card-trouble = The card would raise gauges by { $squares }; this cancels it.
reason-card-other = This cancels the card.
reason-soften = { $squares ->
    [0] Your gauge doesn’t rise.
    [one] Your gauge rises by only 1.
   *[other] Your gauge rises by only { $squares }.
}
reason-suffer = Your gauge rises by { $squares }; you keep the building’s power.
reason-suffer-revolt = You revolt.
reason-pass = You keep the building’s power for later.
