# Why a move is refused in Sa-Rê.

refuse-sa-re-unknown-move = There is no such move in Sa-Rê.
refuse-sa-re-over = The game is over.
refuse-sa-re-other-decision = Something else has to be decided first.
refuse-sa-re-settled = The starting tiles are placed before the first round only.

refuse-sa-re-not-site-phase = Sites are launched, given up and demolished in the first phase of a round only.
refuse-sa-re-masters-busy =
    { $masters ->
        [one] Your Master builder already manages { $sites } sites.
       *[other] Your Master builders already manage { $sites } sites.
    }
refuse-sa-re-launch-on-red = With one more site your workers would revolt before the season begins.
refuse-sa-re-owned-already = You have one already, as a site or built: main and administrative buildings stand only once in a city.
refuse-sa-re-launched-already = You have launched such a site this round: two equal production buildings need two rounds.
refuse-sa-re-none-left = The reference board holds no more of these tiles.
refuse-sa-re-no-space = There is no free space for this tile.
refuse-sa-re-no-port-space = No space on the Nile is free for the Port.
refuse-sa-re-no-space-near = No free space for this tile lies next to a finished building.
refuse-sa-re-no-port-space-near = No free space on the Nile lies next to a finished building.
refuse-sa-re-port-off-nile = The Port needs a space on the Nile.
refuse-sa-re-space-full = There is no room on { $space }.
refuse-sa-re-not-shared = On { $space } stands a building that shares its space with no other.
refuse-sa-re-not-adjacent = { $space } does not lie next to a finished building.
refuse-sa-re-no-site-there = You have no such site on { $space }.
refuse-sa-re-nothing-built-there = No such building stands on { $space }.
refuse-sa-re-last-master = Your last Master builder stays.
refuse-sa-re-masters-needed =
    { $sites ->
        [one] This Master builder is needed for your site.
       *[other] This Master builder is needed for your { $sites } sites.
    }
refuse-sa-re-demolish-on-red = With one Master builder less your workers would revolt before the season begins.
refuse-sa-re-loss-sum = Keep as many of your stored resources as there is room for.

refuse-sa-re-not-asked = Nobody is asked that now.
refuse-sa-re-gold-paid = You have paid your workers for this card already.
refuse-sa-re-no-gold = There is no gold in your Warehouses.
refuse-sa-re-gauge-at-base = Your gauge cannot go lower.
refuse-sa-re-used = This building was already used this season.
refuse-sa-re-not-built = You have no such building that works yet.
refuse-sa-re-no-such-opponent = Choose one of your opponents.
refuse-sa-re-opponent-lies = That obelisk lies: this city is out of reach.
refuse-sa-re-onto-red = The Barracks may not push anybody into a revolt.
refuse-sa-re-temple-late = The Temple looks only before the first card.
refuse-sa-re-not-that-building = This building has no say now.
refuse-sa-re-no-reaction = There is no Trouble to soften.
refuse-sa-re-library-double = The Library turns only a single Trouble into a joker; let the Gardens halve this one first.
refuse-sa-re-gardens-single = The Gardens help only against a double Trouble.
refuse-sa-re-swap-uneven = The Market swaps one resource for one.
refuse-sa-re-swap-nothing = That would change nothing.
refuse-sa-re-swap-own-lacks =
    Your Warehouses do not hold that much { $resource ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }.
refuse-sa-re-swap-other-lacks =
    Those Warehouses do not hold that much { $resource ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }.

refuse-sa-re-not-building = Building is for the third phase, when it is your turn.
refuse-sa-re-revolted-builds = After a revolt nothing is built this round.
refuse-sa-re-revolted-token = After a revolt no token can be used this round.
refuse-sa-re-revolted-caravan = After a revolt no caravan can be redeemed this round.
refuse-sa-re-one-step = Only one step of a pyramid is built in a round.
refuse-sa-re-too-dear = After discounts this costs { cost-resources }, which you cannot pay.
refuse-sa-re-discount-nothing = The Port takes off only what is still to be paid.
refuse-sa-re-discount-short = With this discount you could not pay the rest.
refuse-sa-re-pay-lacks = You have only { $hand } in hand and { $tokens } on buildings.
refuse-sa-re-pay-too-much =
    { $due ->
        [one] Only one is asked for.
       *[other] Only { $due } are asked for.
    }
refuse-sa-re-pay-too-little = Jokers, the Port and caravans cannot make up for so much.
refuse-sa-re-paid-kind =
    { $due ->
        [0] No { $resource ->
            [wood] wood
            [stone] stone
           *[gold] gold
        } is left to pay: take some off.
       *[other] Only { $due } { $resource ->
            [wood] wood
            [stone] stone
           *[gold] gold
        } is to be paid: take some off.
    }
refuse-sa-re-unpaid =
    { $count ->
        [one] One resource is still missing.
       *[other] { $count } resources are still missing.
    }
refuse-sa-re-overpaid =
    { $count ->
        [one] That is one resource too many.
       *[other] That is { $count } resources too many.
    }
refuse-sa-re-wild-sum =
    { $rest ->
        [one] Exactly one resource is still to be paid.
       *[other] Exactly { $rest } resources are still to be paid.
    }
refuse-sa-re-wild-lacks = You do not have that many jokers.
refuse-sa-re-no-caravan = You have no caravan that can be redeemed now.
refuse-sa-re-caravans-full = You have { $caravans } caravans, as many as there can be.
refuse-sa-re-source-empty = There is not enough to pay for a caravan like that.
refuse-sa-re-supply-empty =
    The supply holds no more { $resource ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }.
refuse-sa-re-no-warehouse = Without a Warehouse nothing can be stored.
refuse-sa-re-no-room =
    { $room ->
        [0] You have no Warehouse.
       *[other] Your Warehouses have room for { $room } resources.
    }
refuse-sa-re-keep-lacks = You do not have that.
refuse-sa-re-keep-wastes = Only what finds no room is given up.
refuse-sa-re-none-to-take = There is none to take away.
refuse-sa-re-no-more = You have no more of this.
