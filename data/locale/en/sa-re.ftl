# Sa-Rê: what the table says and asks.

sa-re-status = Round { $round } · { $phase } · goal: { $goal }
sa-re-status-start = The first buildings · goal: { $goal }
phase-sites = sites
phase-season = season
phase-construction = construction
phase-over = the end

percent = { $count } %

# Resources in a sentence
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-gold = { $count } gold
amount-joker = { $count ->
    [one] a joker
   *[other] { $count } jokers
}
amount-caravan = { $count ->
    [one] a caravan
   *[other] { $count } caravans
}
amount-nothing = nothing
price-w = { $count } wood
price-s = { $count } stone
price-g = { $count } gold
token-wood = { $count } wood from { $count ->
    [one] the Carpenter
   *[other] Carpenters
}
token-stone = { $count } stone from { $count ->
    [one] the Stonecutter
   *[other] Stonecutters
}
token-gold = { $count } gold from { $count ->
    [one] the Goldsmith
   *[other] Goldsmiths
}
token-joker = the joker of the Port

card-season-hidden = a season card
card-double-of = the double of { $resources }

# On the board
site-gains = gains
site-hand = hand
board-sa-re-double = double
board-sa-re-double-first = to the first
board-sa-re-double-last = to the last
board-sa-re-shoe = shoe
board-sa-re-discard = discard
board-sa-re-second = discard
board-sa-re-dark = darkness
board-sa-re-removed = set aside
board-sa-re-gone = gone
board-sa-re-pool = Pool
board-sa-re-odds = chances
works-title = Your works
works-title-watched = Works
works-have = have
works-stop = stop
works-need = need

notes-site = <b>{ $tile }</b> { $cost }
notes-offices = Built: { $offices }
notes-none = No site, and no administrative building yet.

# What the viewer is asked
prompt-sa-re-settle = { $first ->
    [1] Where does your { $tile } stand at the start?
   *[other] And your { $tile }? It may share a space.
}
prompt-sa-re-sites = { $name }, choose a tile to launch as a site, or say you are ready.
prompt-sa-re-sites-full = { $name }, no more sites now. Ready?
prompt-sa-re-where = Which space for the { $tile }?
prompt-sa-re-space = What happens on { $space }?
prompt-sa-re-loss = Too little room is left: what do you keep?
prompt-sa-re-question = { $name }: stop or continue?
prompt-sa-re-question-alone = { $name }: stop or continue? You stand alone: the next Trouble stops you or is a revolt.
prompt-sa-re-temple = Your Temple looks at two cards. Which one do you keep?
prompt-sa-re-other = And the other card?
prompt-sa-re-palace = Your Palace may take this card: { $card }.
prompt-sa-re-calm = Let it be. When may your Palace ask again this season?
prompt-sa-re-barracks = Whom do your Barracks push?
prompt-sa-re-trouble = { $amount ->
    [one] Trouble! Will you soften it?
   *[other] Double Trouble! Will you soften it?
}
prompt-sa-re-market = What do you swap at the Market?
prompt-sa-re-build = { $name }, what do you build?
prompt-sa-re-build-none = { $name }, nothing more can be built now. Is that all?
prompt-sa-re-build-revolted = { $name }, your workers have revolted: no building this round.
prompt-sa-re-pay = How do you pay?
prompt-sa-re-charter = Two resources for a caravan
prompt-sa-re-store = What do your Warehouses keep?

prompt-sa-re-wait-settle = { $name } places the first buildings.
prompt-sa-re-wait-sites = { $name } launches sites.
prompt-sa-re-wait-loss = { $name } clears a Warehouse.
prompt-sa-re-wait-question = Will { $name } stop or continue?
prompt-sa-re-wait-temple = { $name } looks at two cards.
prompt-sa-re-wait-palace = Does the Palace of { $name } take the card?
prompt-sa-re-wait-trouble = Does { $name } soften the Trouble?
prompt-sa-re-wait-market = Does { $name } go to the Market?
prompt-sa-re-wait-build = { $name } builds.
prompt-sa-re-wait-pay = { $name } pays.
prompt-sa-re-wait-store = { $name } stores.

# Buttons
offer-sa-re-back = Back
offer-sa-re-home = Back to your own site
offer-sa-re-ready = My sites are set
offer-sa-re-ready-note = { $sites ->
    [0] no site
    [one] one site
   *[other] { $sites } sites
}
offer-sa-re-abandon = Give up: { $tile }
offer-sa-re-demolish = Demolish: { $tile }
offer-sa-re-keep = { $count ->
    [0] Keep nothing
    [one] Keep one
   *[other] Keep { $count }
}
offer-sa-re-room = room for { $room }
offer-sa-re-other-top = Put the other on top
offer-sa-re-other-bottom = Put the other at the bottom
offer-sa-re-seize = Take it
offer-sa-re-let = Let it be
offer-sa-re-let-note = it takes effect
offer-sa-re-calm = Let it be, and ask less often …
offer-sa-re-calm-never = Not again this season
offer-sa-re-calm-unless-revolt = If I would revolt
offer-sa-re-calm-unless-trouble = If it is Trouble
offer-sa-re-calm-unless-resource = If it is a resource
offer-sa-re-rest-market = Do not ask after the season
offer-sa-re-wake-palace = Palace: ask me again
offer-sa-re-wake-market = Market: ask me again
offer-sa-re-soften-1 = Gardens: count it as 1
offer-sa-re-soften-2 = Library: make it a joker
offer-sa-re-soften-3 = Gardens and Library: a joker
offer-sa-re-suffer = Bear it
offer-sa-re-swap = Swap
offer-sa-re-swap-note = { $give } for { $take }
offer-sa-re-with = With { $name } instead
offer-sa-re-no-swap = No swap
offer-sa-re-stop = Stop
offer-sa-re-continue = Continue
offer-sa-re-gold = Gold: gauge −1
offer-sa-re-barracks = Barracks → { $name }
offer-sa-re-barracks-whom = Barracks …
offer-sa-re-temple = Temple: look
offer-sa-re-market = Market: swap …
offer-sa-re-secrets = My secrets …
offer-sa-re-cover = Cover my secrets again
offer-sa-re-cards = { $count ->
    [one] last card · red in { $away }
   *[other] { $count } cards · red in { $away }
}
offer-sa-re-odds = <icon:season/trouble>{ $trouble } %
offer-sa-re-odds-revolt = <icon:season/trouble>{ $trouble } % · revolt { $revolt } %
offer-sa-re-pay = Pay and build: { $tile }
offer-sa-re-pay-step = Pay the step: { $tile }
offer-sa-re-paid = all paid
offer-sa-re-missing = { $count } still to pay
offer-sa-re-too-much = { $count } too many
offer-sa-re-excess = { $price } too much
offer-sa-re-off = Port: { $resource } off instead
offer-sa-re-build = Build: { $tile }
offer-sa-re-step = A step: { $tile }
offer-sa-re-free = free
offer-sa-re-charter = Charter a caravan …
offer-sa-re-charter-do = Charter the caravan
offer-sa-re-charter-note = { $chosen } of 2
offer-sa-re-finish = Building is done
offer-sa-re-finish-all = That is all
offer-sa-re-finish-revolted = On to the Warehouses

# The tray
tray-sa-re-keep = What stays in the Warehouses
tray-sa-re-market = The Market: you and { $name }
tray-sa-re-charter = Which two resources pay for the caravan?
tray-sa-re-pay = The payment of the { $tile }
tray-sa-re-temple = The two cards on top of the shoe
tray-sa-re-price = Price: { $price }
tray-sa-re-price-port = Price: { $price } – the Port took off { $off }
tray-sa-re-keep-foot = { $count } of { $room }. { $jokers ->
    [0] What finds no room is given up.
    [one] A joker is worth any one of them.
   *[other] { $jokers } jokers are worth any of them.
}
tray-sa-re-market-foot = Plus is what you get, minus what you give: as many for as many.
tray-sa-re-charter-foot = A caravan is worth any resource in a later round.
counter-keep = { $more ->
    [0] you hold { $have }
    [one] { $have } and a joker
   *[other] { $have } and { $more } jokers
}
counter-market = { $have } → { $then }
counter-hand = of { $have } in hand
counter-token = of { $have } on buildings
counter-caravan = { $have ->
    [one] of one caravan
   *[other] of { $have } caravans
}

refuse-sa-re-two-resources = A caravan takes exactly two resources; you have chosen { $chosen }.

# Moves in words, for hints
say-sa-re-settle = Place it on { $space }
say-sa-re-launch = Launch the { $tile } on { $space }
say-sa-re-abandon = Give up the { $tile } on { $space }
say-sa-re-demolish = Demolish the { $tile } on { $space }
say-sa-re-ready = The sites are set
say-sa-re-keep = Keep { $amounts }
say-sa-re-gold = Pay 1 gold
say-sa-re-barracks = Barracks: push { $name }
say-sa-re-temple = Use the Temple
say-sa-re-place = Keep this: { $card }; the other { $place ->
    [top] on top
   *[bottom] at the bottom
}
say-sa-re-swap = Swap with { $name }: { $give } for { $take }
say-sa-re-stop = Stop
say-sa-re-continue = Continue
say-sa-re-seize = Take the card
say-sa-re-soften-1 = Use the Gardens
say-sa-re-soften-2 = Use the Library
say-sa-re-soften-3 = Use Gardens and Library
say-sa-re-pass = Let it pass
say-sa-re-build = Build the { $tile } on { $space }
say-sa-re-discount = The Port takes off { $amount }
say-sa-re-pay = { $hand } from the hand, { $tokens } from buildings
say-sa-re-wild = { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}, { $port } of the Port, { $caravans ->
    [one] { $caravans } caravan
   *[other] { $caravans } caravans
}
say-sa-re-charter = Charter a caravan for { $amounts }
say-sa-re-finish = Build no more
say-sa-re-redeem = A caravan brings { $amount }

# Banners
banner-sa-re-round = Round { $round }: sites
banner-sa-re-season = The season of round { $round }
banner-sa-re-construction = Construction
banner-sa-re-night = Hoshekh: darkness falls
banner-sa-re-revolt = The workers of { $name } revolt!
banner-sa-re-end = Pharaoh’s directive is fulfilled

# Explanations
about-ours-costs = The price is ours: the printed one is not known.
about-ours-pyramids = The prices of a step, and the steps of numbers 2 and 3, are ours: the printed ones are not known.
about-ours-cards = How many cards of each kind there are is ours: the printed numbers are not known.
about-ours-doubles = Which pairs these cards show is ours: the printed ones are not known.
about-ours-gauge-red = The length of the gauge is ours: the printed one is not known.
about-cost = Costs { $cost }.
about-stock = { $count ->
    [0] None is left.
    [one] One is left.
   *[other] { $count } are left.
}
about-pyramid-card = Next is card { $number }: { $steps } steps, each { $cost }.
about-pyramids = The dearest Pyramid comes first. Whoever launches one takes the card on top.
about-plot = Space { $space }
about-built = built
about-night = built, no longer usable this round
about-site = a site, costs { $cost }
about-site-cheaper = a site, costs { $cost } instead of { $base }
about-site-pyramid = { $done } of { $steps } steps; the next costs { $cost }
about-plot-discount = Trades nearby make building here cheaper by { $amounts }.
about-plot-port = The Port takes one more resource off each payment here.
about-plot-nile = This space lies on the Nile.
about-plot-free = It is free.
about-goal = { $goal }: { $have } of { $wanted }.
about-stores = Stored: { $store }. Gains: { $gains }. Caravans: { $caravans }.
about-admin = { $count ->
    [0] No administrative building
    [one] One administrative building
   *[other] { $count } administrative buildings
}.
about-enlarge = Press to see this site large.
about-gauge-title = Revolt gauge
about-gauge = The workers stand on { $square }; on { $red } they revolt. A season starts on { $start }. { $cubes ->
    [0] It can go down to { $base }.
    [one] A black cube keeps it from going below { $base }.
   *[other] Black cubes keep it from going below { $base }.
}
about-caravans-title = Caravans
about-caravans = { $count } of { $most }. Two resources charter one; later it is worth any resource.
about-obelisk = Obelisk
about-obelisk-stands = It stands: this city is in the season.
about-obelisk-lies = It lies: this city has stopped and keeps what it got.
about-obelisk-revolted = The workers have revolted: no pool, and no building this round.
about-store = Stored: { $store }. There is room for { $room }.
about-gains-title = Gains of the season
about-gains = Beside the site: { $gains }. They are spent or stored when it is built.
about-kept-title = Kept by the Temple
about-kept = Only its owner has seen this card. A resource is paid when that player stops.
about-seized-title = Taken by the Palace
about-seized = A resource is paid when its owner stops; anything else simply did not happen.
about-hidden = Nobody at this side of the table has seen it.
about-double-first = The first to stop gets both resources at once.
about-double-last = The last to stop gets both resources when the season ends.
about-double-awarded = It has been given away.
about-double-pile = Still to come
about-shoe-title = The shoe
about-shoe = { $count ->
    [0] No card
    [one] One card
   *[other] { $count } cards
} to draw. Not seen yet: { $cards }.
about-season-discard-title = Discard
about-season-discard = { $count ->
    [one] One card has
   *[other] { $count } cards have
} been resolved.
about-dark-title = The old discard
about-dark = { $count ->
    [one] One card
   *[other] { $count } cards
}, shuffled face down. Each new card first swallows one of them, and a resource takes its token out of the pool.
about-gone-title = Swallowed by the darkness
about-gone = { $count ->
    [one] One card is
   *[other] { $count } cards are
} out of the season.
about-removed-title = Set aside
about-removed = One card unseen is out of every season. Owners of a Temple may look at it.
about-pool-title = The pool
about-pool = In the pool: { $pool }. Whoever stops takes a copy from the supply, which holds { $supply }.
about-left = { $left } of { $total } not seen yet.
about-odds-title = Chances of the next card
about-odds = Press to show or hide them. They are counted exactly from what you know.
about-odds-line = { $card }: { $share }
legend-sa-re-reed = resources: <b>{ $share }</b>
legend-sa-re-sand = two more cards: <b>{ $share }</b>
legend-sa-re-lapis = darkness: <b>{ $share }</b>
legend-sa-re-amber = Trouble you can bear: <b>{ $share }</b>
legend-sa-re-danger = revolt: <b>{ $share }</b>
about-works = What you have with tokens and caravans, what stopping would add, and what all your sites cost after discounts. A joker stands for anything.

share-discarded = discarded
share-dark = in the dark
share-gone = swallowed
share-open = open
share-taken = kept or taken
share-back = back in the shoe
share-aside = set aside

# The end
final-sa-re-spaces = Spaces built
final-sa-re-admin = Administrative
final-sa-re-pyramid = Pyramid
final-sa-re-steps = Steps
final-sa-re-goal = Goal
final-sa-re-done = no. { $number }
final-sa-re-begun = (no. { $number })
verdict-sa-re-done = In round { $round } { $names } { $count ->
    [one] has
   *[other] have
} fulfilled the directive: <b>{ $goal }</b>.
verdict-sa-re-admin = { $name } has the most administrative buildings: { $count }.
verdict-sa-re-admin-some = { $names } have the most administrative buildings, { $count } each.
verdict-sa-re-completed = Of those level in administrative buildings, { $name } has completed the Pyramid of the lowest number, { $count }.
verdict-sa-re-steps = Of those level in buildings, { $name } has built the most steps of a Pyramid: { $count }.
verdict-sa-re-steps-some = { $names } have built the most steps of a Pyramid, { $count } each.
verdict-sa-re-number = Of those level in buildings and steps, { $name } has the Pyramid of the lowest number, { $count }.
verdict-sa-re-shared = { $names } are level in every tie-break and share the victory.
