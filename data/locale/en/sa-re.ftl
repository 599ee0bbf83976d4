# Sa-Rê: what the table says and asks.

sare-status = Round { $round } · { $phase } · goal: { $goal }
sare-status-start = The first buildings · goal: { $goal }
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
source-token = the { $resource } token of a building

card-season-hidden = a season card
card-double-of = the double of { $resources }

# On the board
site-gains = gains
site-hand = hand
board-sare-double = double
board-sare-double-first = to the first
board-sare-double-last = to the last
board-sare-shoe = shoe
board-sare-discard = discard
board-sare-second = discard
board-sare-dark = darkness
board-sare-removed = set aside
board-sare-gone = gone
board-sare-pool = Pool
board-sare-odds = chances
works-title = Your works
works-title-watched = Works
works-have = have
works-stop = stop
works-need = need

notes-site = <b>{ $tile }</b> { $cost }
notes-offices = Built: { $offices }
notes-none = No site, and no administrative building yet.

# What the viewer is asked
prompt-sare-settle = { $first ->
    [1] Where does your { $tile } stand at the start?
   *[other] And your { $tile }? It may share a space.
}
prompt-sare-sites = { $name }, choose a tile to launch as a site, or start the season.
prompt-sare-sites-full = { $name }, no more sites now. Ready?
prompt-sare-where = Which space for the { $tile }?
prompt-sare-space = What happens on { $space }?
prompt-sare-loss = Too little room is left: what do you keep?
prompt-sare-question = { $name }: stop or continue?
prompt-sare-question-alone = { $name }: stop or continue? You stand alone: the next Trouble stops you.
prompt-sare-temple = Your Temple looks at two cards. Which one do you keep?
prompt-sare-other = And the other card?
prompt-sare-palace = Your Palace may take this card: { $card }.
prompt-sare-calm = Let it be. When may your Palace ask again this season?
prompt-sare-barracks = Whom do your Barracks push?
prompt-sare-trouble = { $amount ->
    [one] Trouble! Will you soften it?
   *[other] Double Trouble! Will you soften it?
}
prompt-sare-market = What do you swap at the Market?
prompt-sare-build = { $name }, what do you build?
prompt-sare-build-none = { $name }, nothing more can be built now. Is that all?
prompt-sare-build-revolted = { $name }, your workers have revolted: no building this round.
prompt-sare-pay = How do you pay?
prompt-sare-charter = Two resources for a caravan
prompt-sare-store = What do your Warehouses keep?

prompt-sare-wait-settle = { $name } places the first buildings.
prompt-sare-wait-sites = { $name } launches sites.
prompt-sare-wait-loss = { $name } clears a Warehouse.
prompt-sare-wait-question = Will { $name } stop or continue?
prompt-sare-wait-temple = { $name } looks at two cards.
prompt-sare-wait-palace = Does the Palace of { $name } take the card?
prompt-sare-wait-trouble = Does { $name } soften the Trouble?
prompt-sare-wait-market = Does { $name } go to the Market?
prompt-sare-wait-build = { $name } builds.
prompt-sare-wait-pay = { $name } pays.
prompt-sare-wait-store = { $name } stores.

# Buttons
offer-sare-back = Back
offer-sare-ready = My sites are set
offer-sare-ready-note = { $sites ->
    [0] no site
    [one] one site
   *[other] { $sites } sites
}
offer-sare-abandon = Give up: { $tile }
offer-sare-demolish = Demolish: { $tile }
offer-sare-keep = { $count ->
    [0] Keep nothing
    [one] Keep one
   *[other] Keep { $count }
}
offer-sare-room = room for { $room }
offer-sare-other-top = Put the other on top
offer-sare-other-bottom = Put the other at the bottom
offer-sare-seize = Take it
offer-sare-let = Let it be
offer-sare-let-note = it takes effect
offer-sare-calm = Let it be, and ask less often …
offer-sare-calm-never = Not again this season
offer-sare-calm-unless-revolt = If I would revolt
offer-sare-calm-unless-trouble = If it is Trouble
offer-sare-calm-unless-resource = If it is a resource
offer-sare-rest-market = Do not ask after the season
offer-sare-wake-palace = Palace: ask me again
offer-sare-wake-market = Market: ask me again
offer-sare-soften-1 = Gardens: count it as 1
offer-sare-soften-2 = Library: make it a joker
offer-sare-soften-3 = Gardens and Library: a joker
offer-sare-suffer = Bear it
offer-sare-swap = Swap
offer-sare-swap-note = { $give } for { $take }
offer-sare-with = With { $name } instead
offer-sare-no-swap = No swap
offer-sare-stop = Stop
offer-sare-continue = Continue
offer-sare-gold = Gold: gauge −1
offer-sare-barracks = Barracks → { $name }
offer-sare-barracks-whom = Barracks …
offer-sare-temple = Temple: look
offer-sare-market = Market: swap …
offer-sare-secrets = My secrets …
offer-sare-cards = { $count ->
    [one] last card · red in { $away }
   *[other] { $count } cards · red in { $away }
}
offer-sare-odds = <icon:season/trouble>{ $trouble } %
offer-sare-odds-revolt = <icon:season/trouble>{ $trouble } % · revolt { $revolt } %
offer-sare-pay = Pay and build: { $tile }
offer-sare-paid = all paid
offer-sare-missing = { $count } still to pay
offer-sare-too-much = { $count } too many
offer-sare-excess = { $price } too much
offer-sare-off = Port: { $resource } off instead
offer-sare-build = Build: { $tile }
offer-sare-step = A step: { $tile }
offer-sare-free = free
offer-sare-charter = Charter a caravan …
offer-sare-charter-do = Charter the caravan
offer-sare-charter-note = { $chosen } of 2
offer-sare-finish = Building is done

# The tray
tray-sare-keep = What stays in the Warehouses
tray-sare-market = The Market: you and { $name }
tray-sare-charter = Which two resources pay for the caravan?
tray-sare-pay = The payment of the { $tile }
tray-sare-temple = The two cards on top of the shoe
tray-sare-price = Price: { $price }
tray-sare-price-port = Price: { $price } – the Port took off { $off }
tray-sare-keep-foot = { $count } of { $room }. { $jokers ->
    [0] What finds no room is given up.
    [one] A joker is worth any one of them.
   *[other] { $jokers } jokers are worth any of them.
}
tray-sare-market-foot = Plus is what you get, minus what you give: as many for as many.
tray-sare-charter-foot = A caravan is worth any resource in a later round.
counter-keep = you hold { $have }
counter-market = { $have } → { $then }
counter-hand = of { $have } in hand
counter-token = of { $have } on buildings
counter-caravan = { $have ->
    [one] of one caravan
   *[other] of { $have } caravans
}

refuse-sare-two-resources = A caravan takes exactly two resources; you have chosen { $chosen }.

# Moves in words, for hints
say-sare-settle = Place it on { $space }
say-sare-launch = Launch the { $tile } on { $space }
say-sare-abandon = Give up the { $tile } on { $space }
say-sare-demolish = Demolish the { $tile } on { $space }
say-sare-ready = The sites are set
say-sare-keep = Keep { $amounts }
say-sare-gold = Pay 1 gold
say-sare-barracks = Barracks: push { $name }
say-sare-temple = Use the Temple
say-sare-place = Keep card { $card }, the other { $place ->
    [top] on top
   *[bottom] at the bottom
}
say-sare-swap = Swap with { $name }: { $give } for { $take }
say-sare-stop = Stop
say-sare-continue = Continue
say-sare-seize = Take the card
say-sare-soften-1 = Use the Gardens
say-sare-soften-2 = Use the Library
say-sare-soften-3 = Use Gardens and Library
say-sare-pass = Let it pass
say-sare-build = Build the { $tile } on { $space }
say-sare-discount = The Port takes off { $amount }
say-sare-pay = { $hand } from the hand, { $tokens } from buildings
say-sare-wild = { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}, { $port } of the Port, { $caravans ->
    [one] { $caravans } caravan
   *[other] { $caravans } caravans
}
say-sare-charter = Charter a caravan for { $amounts }
say-sare-finish = Build no more
say-sare-redeem = A caravan brings { $amount }

# Banners
banner-sare-round = Round { $round }: sites
banner-sare-season = The season of round { $round }
banner-sare-construction = Construction
banner-sare-night = Hoshekh: darkness falls
banner-sare-revolt = The workers of { $name } revolt!
banner-sare-end = Pharaoh’s directive is fulfilled

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
about-plot-nile = It lies on the Nile.
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
about-works = What you have with tokens and caravans, what stopping would add, and what all your sites cost after discounts. A joker stands for anything.
about-joker = Stands for any resource.
about-resource = Pays for buildings.

share-discarded = discarded
share-dark = in the dark
share-gone = swallowed
share-taken = kept or taken

# The end
final-sare-spaces = Spaces built
final-sare-admin = Administrative
final-sare-pyramid = Pyramid
final-sare-steps = Steps
final-sare-goal = Goal
final-sare-done = no. { $number }
final-sare-begun = (no. { $number })
verdict-sare-done = In round { $round } { $names } { $count ->
    [one] has
   *[other] have
} fulfilled the directive: <b>{ $goal }</b>.
verdict-sare-admin = { $name } has the most administrative buildings: { $count }.
verdict-sare-completed = They have as many administrative buildings; { $name } has completed the Pyramid of the lowest number, { $count }.
verdict-sare-steps = They are level in buildings; { $name } has built the most steps of a Pyramid: { $count }.
verdict-sare-number = They are level in buildings and steps; { $name } has the Pyramid of the lower number, { $count }.
verdict-sare-shared = { $names } are level in every tie-break and share the victory.
