# The log of Sa-Rê. Amounts come as phrases: "2 wood and 1 wild".

log-sa-re-round = Round { $round }: { $name } goes first
log-sa-re-season = Season
log-sa-re-construction = Construction
log-sa-re-settle = { $name } places the { $tile } on { $space }.
log-sa-re-launch = { $name } launches the { $tile } site on { $space }.
log-sa-re-launch-several = { $name } launches { $count ->
    [one] { $things }
   *[other] { $things }
}.
log-sa-re-launch-several-one = the { $tile }
log-sa-re-abandon = { $name } cancels the { $tile } site on { $space }.
log-sa-re-demolish = { $name } demolishes the { $tile } on { $space }.
log-sa-re-built = { $name } builds the { $tile } on { $space }.
log-sa-re-built-several = { $name } builds { $things }.
log-sa-re-built-several-one = the { $tile }
log-sa-re-ready = { $sites ->
    [0] { $name } launches no sites this round.
   *[other] { $name } launches no more sites.
}
log-sa-re-ready-also = { $sites ->
    [0] No sites this round.
   *[other] No more sites.
}
log-sa-re-obvious-ready = Answered for you: no more sites could be launched.
log-sa-re-obvious-continue = Answered for you: stopping would have gained you nothing.
log-sa-re-obvious-safe = Answered for you: no card could mean revolt.
log-sa-re-obvious-risk = Answered for you: the risk of revolt was below 1%.
log-sa-re-obvious-soften = Answered for you: waiting would have gained you nothing.
log-sa-re-obvious-finish = Answered for you: nothing more could be built.
log-sa-re-obvious-keep = Answered for you: there was only one sensible way to store.
log-sa-re-obvious-no-swap = Answered for you: all your sites could be paid for without a swap.
log-sa-re-reveal = Revealed: { $card }.
log-sa-re-draw = Revealed: <b>{ $card }</b>.
log-sa-re-draw-several = Revealed: { $count ->
    [one] { $things }
   *[other] { $things }
}.
log-sa-re-darkness = The darkness removes { $card }.
log-sa-re-seize = { $name }’s Palace seizes { $card }.
log-sa-re-keep = { $name }’s Temple keeps { $card }.
log-sa-re-keep-unseen = { $name }’s Temple keeps a card.
log-sa-re-return = { $place ->
    [top] { $card } goes on top of the deck.
   *[bottom] { $card } goes to the bottom of the deck.
}
log-sa-re-return-unseen = The other card goes { $place ->
    [top] on top
   *[bottom] to the bottom
} of the deck.
log-sa-re-pay-gold = { $name } pays 1 gold to calm the workers.
log-sa-re-temple = { $name } uses the Temple.
log-sa-re-stop = { $name } stops.
log-sa-re-stop-pool = { $name } stops and takes { $amounts }.
log-sa-re-stop-alone = { $name } is the last one in the season and must stop after Unrest.
log-sa-re-going-on = { $names } { $count ->
    [one] keeps
   *[other] keep
} going.
log-sa-re-finish = { $name } is done building.
log-sa-re-finish-also = Done building.
log-sa-re-revolt = <danger>{ $name }’s workers revolt!</danger>
log-sa-re-gauge = { $name }’s revolt gauge: { $before } → { $after }.
log-sa-re-gauge-path = { $name }: { $path }
log-sa-re-gauges = Revolt gauges: { $gauges }.
log-sa-re-gauge-sites = { $name }’s sites raise the revolt gauge: { $before } → { $after }.
log-sa-re-gauges-sites = Sites raise the revolt gauges: { $gauges }.
log-sa-re-short = The supply is short: { $name } doesn’t get { $amounts }.
log-sa-re-short-pool = The supply is empty: { $amounts } not added to the pool.
log-sa-re-gain-pool = { $name } takes { $amounts }.
log-sa-re-gain-pool-also = Takes { $amounts }.
log-sa-re-gain-double = { $name } gets the double card: { $amounts }.
log-sa-re-gain-double-also = The double card: { $amounts }.
log-sa-re-gain-temple = { $name } gets { $amounts } from the Temple.
log-sa-re-gain-palace = { $name } gets { $amounts } from the Palace.
log-sa-re-gain-library = { $name } gets { $amounts } from the Library.
log-sa-re-gain-revolt = { $name } gets { $amounts } after the revolt.
log-sa-re-horus = Horus: two more cards.
log-sa-re-dawn = The darkness ends.
log-sa-re-night = Hoshekh: darkness falls over { $count ->
    [0] an empty discard pile
    [one] 1 card
   *[other] { $count } cards
}.
log-sa-re-barracks = { $name }’s Barracks raise { $other }’s gauge.
log-sa-re-soften-1 = { $name }’s Gardens calm the workers.
log-sa-re-soften-2 = { $name }’s Library turns Unrest into a wild.
log-sa-re-soften-3 = { $name }’s Gardens and Library turn Unrest into a wild.
log-sa-re-swap = { $name } swaps with { $other }: { $give } for { $take }.
log-sa-re-pay = { $name } pays { $amounts }.
log-sa-re-discount = Port discount: { $amounts }.
log-sa-re-step = { $name } builds step { $step } of Pyramid { $number }.
log-sa-re-charter = { $name } charters a caravan for { $amounts }.
log-sa-re-charter-brief = { $name } charters a caravan.
log-sa-re-redeem = { $name } redeems a caravan: { $amounts }.
log-sa-re-store = { $name } stores { $amounts }.
log-sa-re-discard = { $name } discards { $amounts }.
log-sa-re-also-paid = Paid: { $amounts }.
log-sa-re-also-gain = Instead of the pool: { $amounts }.
log-sa-re-also-store = Stored: { $amounts }.
log-sa-re-also-discard = Discarded: { $amounts }.
log-sa-re-refill = { $name } gets new tokens: { $amounts }.
log-sa-re-refills = New tokens: { $tokens }.
log-sa-re-growth = { $name }’s city grows: { $count ->
    [one] 1 black cube is
   *[other] 2 black cubes are
} on the revolt gauge.
log-sa-re-growth-also = The city grows: { $count ->
    [one] 1 black cube is
   *[other] 2 black cubes are
} on the revolt gauge.
log-sa-re-finished = { $names } { $count ->
    [one] has
   *[other] have
} reached the goal: { $goal }.
log-sa-re-tie-break = Tie-break: { $name } has { $count ->
    [one] { $count } administrative building
   *[other] { $count } administrative buildings
}, Pyramid no. { $number }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
log-sa-re-end = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
