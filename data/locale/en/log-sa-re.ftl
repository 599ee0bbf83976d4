# The log of Sa-Rê. Amounts come as phrases: "2 wood and a joker".

log-sa-re-round = Round { $round }, { $name } begins
log-sa-re-season = The season
log-sa-re-construction = Construction
log-sa-re-settle = { $name } places the { $tile } on { $space }.
log-sa-re-launch = { $name } launches the { $tile } on { $space }.
log-sa-re-abandon = { $name } gives up the { $tile } on { $space }.
log-sa-re-demolish = { $name } demolishes the { $tile } on { $space }.
log-sa-re-built = { $name } has built the { $tile } on { $space }.
log-sa-re-ready = { $name } is ready.
log-sa-re-reveal = Beside the shoe lies { $card }.
log-sa-re-draw = Drawn: <b>{ $card }</b>.
log-sa-re-darkness = The darkness swallows { $card }.
log-sa-re-seize = The Palace of { $name } takes { $card }.
log-sa-re-keep = { $name } keeps { $card } in the Temple.
log-sa-re-keep-unseen = { $name } keeps a card in the Temple.
log-sa-re-return = { $place ->
    [top] On top lies { $card }.
   *[bottom] At the bottom lies { $card }.
}
log-sa-re-return-unseen = The other card goes { $place ->
    [top] on top
   *[bottom] to the bottom
} of the shoe.
log-sa-re-pay-gold = { $name } pays the workers 1 gold.
log-sa-re-temple = { $name } looks ahead with the Temple.
log-sa-re-stop = { $name } lays the obelisk.
log-sa-re-stop-pool = { $name } lays the obelisk and takes { $amounts }.
log-sa-re-stop-alone = { $name } stands alone and must lay the obelisk after Trouble.
log-sa-re-finish = { $name } closes the works.
log-sa-re-revolt = <danger>The workers of { $name } revolt!</danger>
log-sa-re-gauge = Gauge of { $name }: { $before } → { $after }.
log-sa-re-gauges = Gauges: { $gauges }.
log-sa-re-short = The supply has too little: { $name } goes without { $amounts }.
log-sa-re-short-pool = The supply has none left: the pool goes without { $amounts }.
log-sa-re-gain-pool = { $name } takes { $amounts }.
log-sa-re-gain-double = { $name } gets the double: { $amounts }.
log-sa-re-gain-temple = The Temple of { $name } pays { $amounts }.
log-sa-re-gain-palace = The Palace of { $name } pays { $amounts }.
log-sa-re-gain-library = The Library of { $name } pays { $amounts }.
log-sa-re-gain-revolt = { $name } gets { $amounts } after the revolt.
log-sa-re-horus = Horus: two more cards at once.
log-sa-re-dawn = The darkness is over.
log-sa-re-night = Hoshekh: { $count ->
    [0] there is nothing to swallow
    [one] one card lies in the dark
   *[other] { $count } cards lie in the dark
}.
log-sa-re-barracks = The Barracks of { $name } push { $other }.
log-sa-re-soften-1 = The Gardens of { $name } calm the workers.
log-sa-re-soften-2 = The Library of { $name } turns the Trouble into a joker.
log-sa-re-soften-3 = Gardens and Library of { $name } turn the Trouble into a joker.
log-sa-re-swap = { $name } swaps with { $other }: { $give } for { $take }.
log-sa-re-pay = { $name } pays { $amounts }.
log-sa-re-discount = The Port takes off { $amounts }.
log-sa-re-step = { $name } builds step { $step } of Pyramid { $number }.
log-sa-re-charter = { $name } charters a caravan for { $amounts }.
log-sa-re-redeem = A caravan brings { $name } { $amounts }.
log-sa-re-store = { $name } stores { $amounts }.
log-sa-re-discard = { $name } gives up { $amounts }.
log-sa-re-also-paid = Paid: { $amounts }.
log-sa-re-also-gain = What is left: { $amounts }.
log-sa-re-also-store = Stored: { $amounts }.
log-sa-re-also-discard = Given up: { $amounts }.
log-sa-re-refill = New on the buildings of { $name }: { $amounts }.
log-sa-re-refills = New on the buildings: { $tokens }.
log-sa-re-growth = The city of { $name } grows: { $count ->
    [one] a black cube lies
   *[other] two black cubes lie
} on the gauge.
log-sa-re-finished = { $names } { $count ->
    [one] has
   *[other] have
} fulfilled the directive: { $goal }.
log-sa-re-tie-break = { $name }: { $count } administrative, Pyramid { $number }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
log-sa-re-end = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
