# Sa-Rê: what the table says and asks.

sa-re-status = Round { $round } · { $phase } · goal: { $goal }
sa-re-status-start = Setup · goal: { $goal }
phase-sites = sites
phase-season = season
phase-construction = construction
phase-over = game over

percent = { $count }%
percent-under = under 1%
percent-over = over 99%
percent-under-brief = <1%
percent-over-brief = >99%

# Resources in a sentence
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-gold = { $count } gold
amount-joker = { $count ->
    [one] 1 wild
   *[other] { $count } wilds
}
amount-caravan = { $count ->
    [one] 1 caravan
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
token-joker = the Port’s wild

card-season-hidden = a season card
card-double-of = the double card ({ $resources })

# On the board
city-gains = gains
city-hand = hand
board-sa-re-double = double
board-sa-re-double-first = first to stop
board-sa-re-double-last = last to stop
board-sa-re-shoe = deck
board-sa-re-discard = discard
board-sa-re-second = discard
board-sa-re-dark = darkness
board-sa-re-removed = set aside
board-sa-re-gone = removed
board-sa-re-pool = Pool
board-sa-re-odds = odds
works-title = Your stock
works-title-watched = Stock
works-have = have
works-need = need
works-wild = for { $count }
works-stopping = If you stop
works-then = Then you have:
works-builds = Enough for:
works-builds-some = Sites:
works-builds-none = Not enough for:
board-sa-re-goods = resources
gauge-sa-re-revolt = revolt
gauge-sa-re-away = in { $away }
seat-sa-re-in = still in
seat-sa-re-stopped = stopped
seat-sa-re-revolt = revolt
panel-sa-re-wins-ties = wins ties
panel-sa-re-loses-ties = loses ties

notes-site = <b>{ $tile }</b> { $cost }
notes-offices = Built: { $offices }
notes-none = No sites or administrative buildings yet.

# What the viewer is asked
prompt-sa-re-settle = { $first ->
    [1] Place your starting { $tile }.
   *[other] Place your starting { $tile }. It may share a space.
}
prompt-sa-re-sites = { $name }, what will you launch?
prompt-sa-re-sites-full = { $name }, you can’t launch any more sites. Done?
prompt-sa-re-where = Choose a space for the { $tile }.
prompt-sa-re-where-pyramid-wins = Pyramid no. { $number }: choose a space. You’d win ties.
prompt-sa-re-where-pyramid-loses = Pyramid no. { $number }: choose a space. You’d still lose ties.
prompt-sa-re-where-pyramid-even = Pyramid no. { $number }: choose a space. Lower numbers win ties.
prompt-sa-re-space = { $space }: what would you like to do?
prompt-sa-re-loss = Not enough room: choose what to keep.
prompt-sa-re-question = { $name }: stop or continue?
prompt-sa-re-question-alone = { $name }, you’re the last one in: Unrest ends your season.
prompt-sa-re-temple = Temple: which card do you keep?
prompt-sa-re-other = And the other card?
prompt-sa-re-palace = Palace: seize this card ({ $card })?
prompt-sa-re-calm = Not this one. When should the Palace ask again this season?
prompt-sa-re-barracks = Barracks: whose gauge do you raise?
prompt-sa-re-waste = No effect: no card left this season can make you revolt.
prompt-sa-re-trouble = { $amount ->
    [one] Unrest! Use a building against it?
   *[other] Double Unrest! Use a building against it?
}
prompt-sa-re-market = Market: choose what to swap.
prompt-sa-re-redeem = Which resource for this caravan?
prompt-sa-re-build = { $name }, what will you build?
prompt-sa-re-build-none = { $name }, you can’t build anything more. Done?
prompt-sa-re-build-revolted = { $name }, your workers revolted: you can’t build.
prompt-sa-re-pay = How will you pay?
prompt-sa-re-paid = Paid in full
prompt-sa-re-charter = Choose 2 resources for a caravan.
prompt-sa-re-store = Choose what to store.
prompt-sa-re-obvious-ready = No more sites can be launched: done.
prompt-sa-re-obvious-continue = Stopping would gain you nothing: you continue.
prompt-sa-re-obvious-safe = No card can make you revolt: you continue.
prompt-sa-re-obvious-risk = Risk of revolt below 1%: you continue.
prompt-sa-re-obvious-soften = { $buildings ->
    [1] Your building deals with the Unrest.
   *[other] Your buildings deal with the Unrest.
}
prompt-sa-re-obvious-finish = You can’t build anything more: done.
prompt-sa-re-obvious-keep = Only one sensible way to store: done.
prompt-sa-re-obvious-no-swap = You can pay for all your sites: no need to swap.
prompt-sa-re-obvious-palace = Your Palace lets this card happen, as you asked.
prompt-sa-re-obvious-market = Your Market doesn’t swap, as you asked.

prompt-sa-re-wait-settle = { $name } is placing the first buildings.
prompt-sa-re-wait-sites = { $name } is launching sites.
prompt-sa-re-wait-loss = { $name } is choosing what to keep.
prompt-sa-re-wait-question = { $name } is deciding: stop or continue?
prompt-sa-re-wait-temple = { $name } is looking at two cards.
prompt-sa-re-wait-palace = { $name } may use the Palace.
prompt-sa-re-wait-trouble = { $name } may soften the Unrest.
prompt-sa-re-wait-market = { $name } may use the Market.
prompt-sa-re-wait-build = { $name } is building.
prompt-sa-re-wait-pay = { $name } is paying.
prompt-sa-re-wait-store = { $name } is storing resources.

# The card of the tile that is laid, or pointed at
card-sa-re-launch = Launch a site
card-sa-re-left = { $count ->
    [one] 1 more possible
   *[other] { $count } more possible
}
card-sa-re-point = Point at a tile above: its price and its effect appear here.
card-sa-re-choose = Choose it, then its space in your city.
card-sa-re-where = Choose its space in your city.

# Buttons
offer-sa-re-back = Back
offer-sa-re-home = Back to your city
offer-sa-re-ready = Done
offer-sa-re-ready-note = { $sites ->
    [0] no sites
    [one] 1 site
   *[other] { $sites } sites
}
offer-sa-re-abandon = Cancel site: { $tile }
offer-sa-re-demolish = Demolish: { $tile }
offer-sa-re-note-starts = gauge starts on { $square }
offer-sa-re-demolish-note = no refund
offer-sa-re-note-steps-lost = { $count ->
    [one] 1 step lost
   *[other] { $count } steps lost
}
offer-sa-re-note-base = gauge base { $now } → { $then }
offer-sa-re-keep = Keep { $count }
offer-sa-re-redeem = Redeem a caravan…
about-sa-re-redeem = A caravan becomes one resource that you can store.
offer-sa-re-room = room for { $room }
offer-sa-re-note-lost = { $count ->
    [one] 1 lost
   *[other] { $count } lost
}
offer-sa-re-note-hand-lost = { $count ->
    [one] 1 lost from hand
   *[other] { $count } lost from hand
}
offer-sa-re-other-top = Other card on top
offer-sa-re-other-bottom = Other card to the bottom
offer-sa-re-seize = Seize it
offer-sa-re-let = Let it happen
offer-sa-re-note-let-resource = { $resource } to the pool, for all
offer-sa-re-note-let-nothing = the supply is empty: no gain
offer-sa-re-note-let-horus = two more cards at once
offer-sa-re-note-let-hoshekh = darkness begins
offer-sa-re-note-seize-resource = { $resource } for you alone
offer-sa-re-note-seize-trouble = no gauge rises
offer-sa-re-note-seize-horus = no further cards
offer-sa-re-note-seize-hoshekh = no darkness
offer-sa-re-calm = Ask less often…
about-sa-re-calm = This season the Palace then asks only in the cases you choose. To change that, undo or press “{ offer-sa-re-wake-palace }” at your next decision.
offer-sa-re-calm-never = Don’t ask this season
about-sa-re-calm-never = This season the Palace lets every card happen without asking. To be asked again, undo or press “{ offer-sa-re-wake-palace }” at your next decision.
offer-sa-re-calm-unless-revolt = Only if I would revolt
offer-sa-re-calm-unless-trouble = Only for Unrest
offer-sa-re-calm-unless-resource = Only for resources
offer-sa-re-rest-market = Don’t ask at season’s end
about-sa-re-rest-market = You won’t be asked about your Market at the end of this season. “{ offer-sa-re-wake-market }” turns the question back on.
offer-sa-re-rest-question = Keep going while safe
about-sa-re-rest-question = This season you continue automatically while no order of the cards can make you revolt before your next decision. Any other button stops that.
offer-sa-re-rest-risk = Keep going below 1% risk
about-sa-re-rest-risk = For the rest of the season you continue automatically while your risk of revolt is below 1%. Any other button gives you back the choice.
offer-sa-re-obvious-ask = Ask me this round
about-sa-re-obvious-ask = This round you answer every question yourself. To be asked every round, turn off “{ settings-answers-obvious }” in the settings.
offer-sa-re-obvious-answer = Skip obvious questions
about-sa-re-obvious-answer = Questions with only one sensible answer are answered for you again, after a moment.
offer-sa-re-wake-palace = Palace: ask again
offer-sa-re-wake-market = Market: ask again
offer-sa-re-wake-question = Ask me before every card
offer-sa-re-soften-1 = Gardens: counts as 1
offer-sa-re-soften-2 = Library: make it a wild
offer-sa-re-soften-3 = Gardens + Library: wild
offer-sa-re-suffer = Do nothing
offer-sa-re-swap = Swap
offer-sa-re-swap-note = { $give } for { $take }
offer-sa-re-swap-nothing = nothing chosen yet
offer-sa-re-with = Swap with { $name } instead
offer-sa-re-no-swap = Don’t swap
offer-sa-re-stop = Stop
outcome-sa-re-stop = you get { $amounts }
outcome-sa-re-stop-nothing = you get nothing
offer-sa-re-continue = Continue
offer-sa-re-gold = Pay 1 gold
offer-sa-re-waste = Pay 1 gold anyway
offer-sa-re-idle = no effect
offer-sa-re-barracks = Barracks: { $name } +1
offer-sa-re-barracks-at = { $name } +1
offer-sa-re-barracks-whom = Barracks…
offer-sa-re-temple = Use the Temple
about-sa-re-temple-now = Look at the top two cards: keep one in secret, put the other on top or at the bottom. Only before the first card.
offer-sa-re-market = Market…
offer-sa-re-secrets = Show my secrets…
offer-sa-re-cover = Hide my secrets
offer-sa-re-cards = { $count ->
    [one] last card · { $away } to red
   *[other] { $count } cards · { $away } to red
}
plate-sa-re-gauge = gauge { $square } · revolt at { $red }
plate-sa-re-stock = stock { $stock }
about-sa-re-stop = You then have { $amounts }.
about-sa-re-stop-need = All your sites together need { $amounts }.
offer-sa-re-deck = { $count ->
    [one] last card
   *[other] { $count } cards
}
offer-sa-re-note-odds-needed = { $share } { $kinds } needed
offer-sa-re-note-odds-goods = { $share } { $kinds }
offer-sa-re-note-odds-others = { $share } others
offer-sa-re-note-odds-ends = { $share } stop
offer-sa-re-note-odds-revolt = { $share } revolt
offer-sa-re-note-odds-lost = <icon:season/hoshekh> −1: { $share }
odds-sa-re-needed = needed
odds-sa-re-others = others
odds-sa-re-ends = stop
odds-sa-re-lost = lost
said-sa-re-stop = you take { $amounts }
said-sa-re-odds-needed = a resource you need ({ $kinds }): { $share }
said-sa-re-odds-goods = a resource ({ $kinds }): { $share }
said-sa-re-odds-ends = Unrest, which ends your season: { $share }
said-sa-re-odds-revolt = revolt: { $share }
said-sa-re-odds-lost = darkness takes a resource: { $share }
offer-sa-re-note-risk-change = revolt { $now } → { $then }
offer-sa-re-note-gauge = gauge { $now } → { $then }
offer-sa-re-note-gauge-own = your gauge { $now } → { $then }
offer-sa-re-note-gauge-revolt = { $now } → { $then }: revolt
offer-sa-re-note-gauge-stays = gauge stays { $square }
outcome-sa-re-give = you give { $goods }
outcome-sa-re-take = you take { $goods }
swap-sa-re-give = Press what you give.
swap-sa-re-take = Press what you take.
offer-sa-re-pay = Build: { $tile }
offer-sa-re-pay-step = Build a step: { $tile }
offer-sa-re-missing = { $count } to pay
offer-sa-re-too-much = { $count } too many
offer-sa-re-excess = { $price } too many
offer-sa-re-off = Port: { $resource } off instead
offer-sa-re-build = Build: { $tile }
offer-sa-re-step = Build a step: { $tile }
offer-sa-re-free = free
offer-sa-re-lacking = lacks resources
offer-sa-re-charter = Charter a caravan…
offer-sa-re-charter-do = Charter a caravan
offer-sa-re-charter-note = { $chosen } of 2
offer-sa-re-finish = Done building
offer-sa-re-finish-note = { $count ->
    [one] 1 site still affordable
   *[other] { $count } sites still affordable
}
offer-sa-re-finish-all = Done
offer-sa-re-finish-revolted = Continue to storage

# The tray
tray-sa-re-keep = Keep in your Warehouses
tray-sa-re-market = Market: swap with { $name }
tray-sa-re-charter = New caravan
tray-sa-re-pay = Pay for the { $tile } on { $space }
tray-sa-re-temple = Top two cards of the deck
tray-sa-re-price = Price: { $price }
tray-sa-re-less = { $tile }: { $less } less
tray-sa-re-keep-foot = { $count } of { $room }. { $jokers ->
    [0] Anything that doesn’t fit is lost.
    [one] A wild can be kept as any resource.
   *[other] { $jokers } wilds can be kept as any resource.
}
tray-sa-re-market-store = { $name } has { $store }.
tray-sa-re-market-foot = One for one: give as many as you take.
tray-sa-re-charter-foot = In a later round, redeem it for any 1 resource.
counter-keep = { $more ->
    [0] of { $have }
    [one] of { $have } + 1 wild
   *[other] of { $have } + { $more } wilds
}
counter-keep-short = of { $have } + { $more }
after-sa-re-title = Afterwards
after-sa-re-then = Then:
after-sa-re-kept = stored { $count }/{ $room } { $kept }
after-sa-re-lost = no room for { $lost }
after-sa-re-lost-caravan = no room for { $lost } → a caravan?
after-sa-re-said-kept = Afterwards your Warehouses (room for { $room }) hold { $kept }.
after-sa-re-said-lost = No room for { $lost }.
after-sa-re-said-caravan = No room for { $lost }: a caravan could still take two.
brings-sa-re-title = { $kind ->
    [step] What this step gives you
    [barracks] What the { $tile } give you
    [gardens] What the { $tile } give you
   *[other] What the { $tile } gives you
}
brings-sa-re-goal = { $now } → { $then } of { $wanted }
brings-sa-re-goal-note = { $done ->
    [1] goal reached: { $goal }
   *[0] goal: { $goal }
}
brings-sa-re-offices = { $wanted ->
    [0] administrative: { $now } → { $then }
   *[other] administrative: { $now } → { $then } of { $wanted }
}
brings-sa-re-offices-note = { $wins ->
    [1] with these you’d win ties
   *[0] having the most wins ties
}
brings-sa-re-income = { $kind ->
    [wood] 1 wood a round
    [stone] 1 stone a round
    [gold] 1 gold a round
   *[joker] 1 wild a round
}
brings-sa-re-trade-note = { $sites ->
    [0] and −1 on its space and next to it
    [one] and −1 for 1 of your sites
   *[other] and −1 for each of { $sites } of your sites
}
brings-sa-re-port-note = { $sites ->
    [0] and −1 for each site on the Nile
    [one] and −1 for your site on the Nile
   *[other] and −1 for each of your { $sites } sites on the Nile
}
brings-sa-re-room = room for { $now } → { $then }
brings-sa-re-room-note = in your Warehouses, at once
brings-sa-re-sites = sites at a time: { $now } → { $then }
brings-sa-re-sites-note = one more won’t raise the gauge
brings-sa-re-step = step { $step } of { $wanted }
brings-sa-re-step-note = { $done ->
    [1] the Pyramid is complete
   *[0] one step a round
}
brings-sa-re-growth = gauge base { $now } → { $then }
brings-sa-re-growth-note = { $offices ->
    [0] growth: first main building
    [one] growth: 1 administrative building
   *[other] growth: { $offices } administrative buildings
}
brings-sa-re-others = then { $count } of { $sites ->
    [one] { $sites } other site
   *[other] { $sites } other sites
}
brings-sa-re-others-note = { $enough ->
    [1] enough left for: { $sites }
   *[0] not enough left for: { $sites }
}
source-sa-re-hand = Season and Warehouses
source-sa-re-hand-short = Hand
source-sa-re-craftsmen = Craftsmen
source-sa-re-caravans = Caravans
source-sa-re-any = any one resource
cloth-sa-re-wild = wild as { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
}
cloth-sa-re-caravan = caravan as { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
}
said-counter-market = { $figure }, then you have { $then }
said-counter-hand = { $figure } of { $have } in hand
said-counter-token = { $figure } of { $have } on buildings
said-counter-caravan = { $figure } of { $have }
said-counter-keep = { $figure } { counter-keep }

refuse-sa-re-two-resources = A caravan costs exactly 2 resources; you have chosen { $chosen }.

# Moves in words, for hints
say-sa-re-settle = Place it on { $space }
say-sa-re-launch = Launch the { $tile } on { $space }
say-sa-re-abandon = Cancel the { $tile } site on { $space }
say-sa-re-demolish = Demolish the { $tile } on { $space }
say-sa-re-ready = { $sites ->
    [0] Launch no sites
   *[other] Done launching sites
}
say-sa-re-keep = Keep { $amounts }
say-sa-re-gold = Pay 1 gold to calm the workers
say-sa-re-barracks = Barracks: raise { $name }’s gauge
say-sa-re-temple = Use the Temple
say-sa-re-place = Keep { $card }; the other { $place ->
    [top] on top
   *[bottom] to the bottom
}
say-sa-re-swap = Swap with { $name }: { $give } for { $take }
say-sa-re-stop = Stop
say-sa-re-continue = Continue
say-sa-re-seize = Seize the card
say-sa-re-soften-1 = Use the Gardens
say-sa-re-soften-2 = Use the Library
say-sa-re-soften-3 = Use the Gardens and the Library
say-sa-re-pass = Let it happen
say-sa-re-build = Build the { $tile } on { $space }
say-sa-re-discount = Port discount: { $amount }
say-sa-re-pay = Pay { $amounts }
say-sa-re-pay-none = Cover the { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
} with wilds or caravans
say-sa-re-charter = Charter a caravan for { $amounts }
say-sa-re-finish = Done building
say-sa-re-redeem = Redeem a caravan: { $amount }
# Moves within a sentence
phrase-sa-re-launch = Launch the { $tile } on { $space }
phrase-sa-re-launch-alone = the { $tile } on { $space }
phrase-sa-re-abandon = Cancel the { $tile } site on { $space }
phrase-sa-re-abandon-alone = the { $tile } site on { $space }
phrase-sa-re-demolish = Demolish the { $tile } on { $space }
phrase-sa-re-demolish-alone = the { $tile } on { $space }
phrase-sa-re-build = Build the { $tile } on { $space }
phrase-sa-re-build-alone = the { $tile } on { $space }
phrase-sa-re-ready = { $sites ->
    [0] Launch no sites
   *[other] Launch no more sites
}
phrase-sa-re-gold = Pay 1 gold to calm the workers
phrase-sa-re-barracks = Raise { $name }’s gauge with the Barracks
phrase-sa-re-temple = Use the Temple
phrase-sa-re-swap = Swap resources with { $name }
phrase-sa-re-stop = Stop
phrase-sa-re-continue = Continue
phrase-sa-re-seize = Seize the card
phrase-sa-re-soften-1 = Use the Gardens
phrase-sa-re-soften-2 = Use the Library
phrase-sa-re-soften-3 = Use the Gardens and the Library
phrase-sa-re-pass = Let it happen
phrase-sa-re-charter = Charter a caravan
phrase-sa-re-finish = Finish building
phrase-sa-re-redeem = Redeem a caravan

# Banners
banner-sa-re-round = Round { $round }: sites
banner-sa-re-season = Round { $round }: season
banner-sa-re-construction = Construction
banner-sa-re-night = Hoshekh: darkness falls
banner-sa-re-revolt = { $name }’s workers revolt!
banner-sa-re-end = Pharaoh’s goal has been reached

# Explanations
about-ours-costs = Our own price: we don’t know the printed one.
about-ours-pyramids = Our own prices per step, and our own number of steps for Pyramids 2 and 3: we don’t know the printed ones.
about-ours-cards = Our own number of cards of each kind: we don’t know the printed numbers.
about-ours-doubles = Our own pairs: we don’t know the printed ones.
about-ours-gauge-red = Our own gauge length: we don’t know the printed one.
about-cost = Costs { $cost }.
about-stock = { $count ->
    [0] None left.
    [one] 1 left.
   *[other] { $count } left.
}
about-pyramid-card = Next Pyramid: no. { $number }, { $steps } steps at { $cost } each.
about-supply-title = Tiles left
about-supply = The tiles that can still be launched, with their cost.
about-supply-tile = { $count } × { $tile }: { $cost }
about-pyramids-title = Pyramid cards
about-pyramids = The most expensive Pyramid comes first. When you launch one, you take the top card.
about-plot = Space { $space }
about-built = built
about-night = built, already used this round
about-site = site, costs { $cost }
about-site-cheaper = site, costs { $cost } (normally { $base })
about-site-pyramid = { $done } of { $steps } steps; next step: { $cost }
about-plot-discount = Craftsmen nearby: { $amounts } off here.
about-plot-port = Port: 1 more resource off every payment here.
about-plot-nile = On the Nile.
about-plot-free = Empty.
about-goal = { $goal }: { $have } of { $wanted }.
about-sa-re-track = Progress towards the goal
about-stores = Stored: { $store }. Earned: { $gains }. Caravans: { $caravans }.
about-admin = { $count ->
    [0] No administrative buildings
    [one] 1 administrative building
   *[other] { $count } administrative buildings
}.
about-ties = If all met the goal in this round, { $names } { $count ->
    [one] would win
   *[other] would share the victory
} on the tie-breaks.
about-enlarge = Press to enlarge this city.
about-gauge-title = Revolt gauge
about-gauge = Now on { $square }; revolt on { $red }. The season starts on { $start }. { $cubes ->
    [0] It can drop to { $base }.
    [one] A black cube keeps it from dropping below { $base }.
   *[other] Black cubes keep it from dropping below { $base }.
}
about-caravans-title = Caravans
about-caravans = { $count } of { $most }. Charter one for any two resources; redeem it later for any one.
about-obelisk = Obelisk
about-obelisk-stands = Standing: this player is still in the season.
about-obelisk-lies = Lowered: this player has stopped and keeps what they got.
about-obelisk-revolted = Revolt: nothing from the pool, and no building this round.
about-obelisk-none = No card has been drawn since.
about-obelisk-since = Drawn since: { $cards }. That would have moved the gauge from { $now } to { $then }.
about-obelisk-since-revolt = Drawn since: { $cards }. From { $now }, that would have meant a revolt.
about-store = Stored: { $store }. Room for { $room }.
about-gains-title = Earned this season
about-gains = { $count ->
    [0] Nothing.
   *[other] { $gains }. Spend or store them during construction.
}
about-kept-title = Kept by the Temple
about-kept = Only its owner has seen this card. If it is a resource, they get it when they stop.
about-seized-title = Seized by the Palace
about-seized = If it is a resource, its owner gets it when they stop. Anything else is cancelled.
about-hidden = Nobody at this screen has seen it.
about-double-first = The first player to stop gets both resources at once.
about-double-last = The last player to stop gets both resources at the end of the season.
about-double-awarded = Already awarded.
about-double-pile = Still to come
about-shoe-title = Deck
about-shoe = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
} left. Unseen: { $cards }.
about-season-discard-title = Discard pile
about-season-discard = { $count ->
    [0] No cards played yet.
    [one] 1 card played.
   *[other] { $count } cards played.
}
about-dark-title = Darkness pile
about-dark = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, shuffled face down. Each card drawn first removes one of them; if it is a resource, the pool loses it.
about-gone-title = Removed by the darkness
about-gone = { $count ->
    [one] 1 card removed from this season.
   *[other] { $count } cards removed from this season.
}
about-removed-title = Set aside
about-removed = One card is left out of every season, unseen. If you own a Temple, you may look at it.
about-pool-title = The pool
about-pool = Pool: { $pool }. Players who stop get a copy from the supply ({ $supply }).
about-left = { $left } of { $total } unseen.
about-odds-title = Odds for the next card
about-odds = Press to show or hide. Exact odds, based on what you know.
about-odds-line = { $card }: { $share }
about-odds-line-revolt = { $card }: { $share }, revolt { $revolt }
legend-sa-re-reed = resources: <b>{ $share }</b>
legend-sa-re-sand = two more cards: <b>{ $share }</b>
legend-sa-re-lapis = darkness: <b>{ $share }</b>
legend-sa-re-amber = Unrest without revolt: <b>{ $share }</b>
legend-sa-re-danger = revolt: <b>{ $share }</b>
legend-sa-re-lost = darkness takes a resource from the pool: <b>{ $share }</b>
legend-sa-re-reactions = The odds allow for your Palace, Gardens and Library.
about-works = Your resources with tokens and caravans, what stopping would add, and what your sites cost. Beside the wilds: how many resources they must replace.

share-discarded = discarded
share-dark = in the darkness
share-gone = removed
share-open = face up
share-taken = kept or seized
share-back = back in the deck
share-aside = set aside

# The end
final-sa-re-spaces = Spaces
final-sa-re-admin = Admin.
final-sa-re-pyramid = Pyramid
final-sa-re-steps = Steps
final-sa-re-goal = Goal
final-sa-re-done = no. { $number }
final-sa-re-begun = no. { $number }, begun
final-sa-re-site = no. { $number }, site only
verdict-sa-re-done = Round { $round }: { $names } { $count ->
    [one] has
   *[other] have
} reached the goal: <b>{ $goal }</b>.
verdict-sa-re-admin = { $name } has the most administrative buildings: { $count }.
verdict-sa-re-admin-some = { $names } have the most administrative buildings: { $count } each.
verdict-sa-re-completed = Tied on administrative buildings: { $name } wins with the lower-numbered Pyramid, no. { $count }.
verdict-sa-re-steps = Tied on buildings: { $name } wins with the most Pyramid steps, { $count }.
verdict-sa-re-steps-some = { $names } have the most Pyramid steps: { $count } each.
verdict-sa-re-number = Tied on buildings and steps: { $name } wins with the lower-numbered Pyramid, no. { $count }.
verdict-sa-re-shared = { $names } are tied on everything and share the victory.
