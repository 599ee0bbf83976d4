# The log of Sa-Rê. Amounts come as phrases: "2 wood and a joker".

log-sare-round = Round { $round }, { $name } begins
log-sare-season = The season
log-sare-construction = Construction
log-sare-settle = { $name } places the { $tile } on { $space }.
log-sare-launch = { $name } launches the { $tile } on { $space }.
log-sare-abandon = { $name } gives up the { $tile } on { $space }.
log-sare-demolish = { $name } demolishes the { $tile } on { $space }.
log-sare-built = { $name } has built the { $tile } on { $space }.
log-sare-ready = { $name } is ready.
log-sare-reveal = Beside the shoe lies { $card }.
log-sare-draw = Drawn: <b>{ $card }</b>.
log-sare-darkness = The darkness swallows { $card }.
log-sare-seize = The Palace of { $name } takes { $card }.
log-sare-keep = { $name } keeps { $card } in the Temple.
log-sare-keep-unseen = { $name } keeps a card in the Temple.
log-sare-return = { $place ->
    [top] On top lies { $card }.
   *[bottom] At the bottom lies { $card }.
}
log-sare-return-unseen = The other card goes { $place ->
    [top] on top
   *[bottom] to the bottom
} of the shoe.
log-sare-pay-gold = { $name } pays the workers 1 gold.
log-sare-temple = { $name } looks ahead with the Temple.
log-sare-stop = { $name } lays the obelisk.
log-sare-finish = { $name } builds no more.
log-sare-revolt = <danger>The workers of { $name } revolt!</danger>
log-sare-gauge = Gauge of { $name }: { $before } → { $after }.
log-sare-short = The supply has too little: { $name } goes without { $amounts }.
log-sare-short-pool = The supply has none left: the pool goes without { $amounts }.
log-sare-gain-pool = { $name } takes { $amounts }.
log-sare-gain-double = { $name } gets the double: { $amounts }.
log-sare-gain-temple = The Temple of { $name } pays { $amounts }.
log-sare-gain-palace = The Palace of { $name } pays { $amounts }.
log-sare-gain-library = The Library of { $name } pays { $amounts }.
log-sare-gain-revolt = { $name } gets { $amounts } after the revolt.
log-sare-horus = Horus: two more cards at once.
log-sare-dawn = The darkness is over.
log-sare-night = Hoshekh: { $count ->
    [0] there is nothing to swallow
    [one] one card lies in the dark
   *[other] { $count } cards lie in the dark
}.
log-sare-barracks = The Barracks of { $name } push { $other }.
log-sare-soften-1 = The Gardens of { $name } calm the workers.
log-sare-soften-2 = The Library of { $name } turns the Trouble into a joker.
log-sare-soften-3 = Gardens and Library of { $name } turn the Trouble into a joker.
log-sare-swap = { $name } swaps with { $other }: { $give } for { $take }.
log-sare-pay = { $name } pays { $amounts }.
log-sare-discount = The Port takes off { $amounts }.
log-sare-step = { $name } builds step { $step } of Pyramid { $number }.
log-sare-charter = { $name } charters a caravan for { $amounts }.
log-sare-redeem = A caravan brings { $name } { $amounts }.
log-sare-store = { $name } stores { $amounts }.
log-sare-discard = { $name } gives up { $amounts }.
log-sare-refill = New on the buildings of { $name }: { $amounts }.
log-sare-growth = The city of { $name } grows: { $count ->
    [one] a black cube lies
   *[other] two black cubes lie
} on the gauge.
log-sare-finished = { $names } { $count ->
    [one] has
   *[other] have
} fulfilled the directive: { $goal }.
log-sare-tie-break = { $name }: { $count } administrative, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
log-sare-end = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
