# Why a move is refused in Sa-Rê.

refuse-sare-unknown-move = There is no such move in Sa-Rê.
refuse-sare-over = The game is over.
refuse-sare-other-decision = Something else has to be decided first.
refuse-sare-settled = The starting tiles are placed before the first round only.

refuse-sare-not-site-phase = Sites are launched, given up and demolished in the first phase of a round only.
refuse-sare-masters-busy =
    { $masters ->
        [one] Your Master builder already manages { $sites } sites.
       *[other] Your Master builders already manage { $sites } sites.
    }
refuse-sare-launch-on-red = With one more site your workers would revolt before the season begins.
refuse-sare-owned-already = You have one already, as a site or built: main and administrative buildings stand only once in a city.
refuse-sare-launched-already = You have launched such a site this round: two equal production buildings need two rounds.
refuse-sare-none-left = The reference board holds no more of these tiles.
refuse-sare-port-off-nile = The Port needs a space on the Nile.
refuse-sare-space-full = There is no room on { $space }.
refuse-sare-not-shared = On { $space } stands a building that shares its space with no other.
refuse-sare-not-adjacent = { $space } does not lie next to a finished building.
refuse-sare-no-site-there = You have no such site on { $space }.
refuse-sare-nothing-built-there = No such building stands on { $space }.
refuse-sare-last-master = Your last Master builder stays.
refuse-sare-masters-needed =
    { $sites ->
        [one] This Master builder is needed for your site.
       *[other] This Master builder is needed for your { $sites } sites.
    }
refuse-sare-demolish-on-red = With one Master builder less your workers would revolt before the season begins.
refuse-sare-loss-sum = Keep as many of your stored resources as there is room for.

refuse-sare-not-asked = Nobody is asked that now.
refuse-sare-gold-paid = You have paid your workers for this card already.
refuse-sare-no-gold = There is no gold in your Warehouses.
refuse-sare-gauge-at-base = Your gauge cannot go lower.
refuse-sare-used = This building was already used this season.
refuse-sare-not-built = You have no such building that works yet.
refuse-sare-no-such-opponent = Choose one of your opponents.
refuse-sare-opponent-lies = That obelisk lies: this city is out of reach.
refuse-sare-onto-red = The Barracks may not push anybody into a revolt.
refuse-sare-temple-late = The Temple looks only before the first card.
refuse-sare-not-that-building = This building has no say now.
refuse-sare-no-reaction = There is no Trouble to soften.
refuse-sare-library-double = The Library turns only a single Trouble into a joker; let the Gardens halve this one first.
refuse-sare-gardens-single = The Gardens help only against a double Trouble.
refuse-sare-swap-uneven = The Market swaps one resource for one.
refuse-sare-swap-nothing = That would change nothing.
refuse-sare-swap-own-lacks =
    Your Warehouses do not hold that much { $resource ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }.
refuse-sare-swap-other-lacks =
    Those Warehouses do not hold that much { $resource ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }.

refuse-sare-not-building = Building is for the third phase, when it is your turn.
refuse-sare-revolted-builds = After a revolt nothing is built this round.
refuse-sare-revolted-token = After a revolt no token can be used this round.
refuse-sare-revolted-caravan = After a revolt no caravan can be redeemed this round.
refuse-sare-one-step = Only one step of a pyramid is built in a round.
refuse-sare-too-dear = After discounts this costs { cost-resources }, which you cannot pay.
refuse-sare-discount-nothing = The Port takes off only what is still to be paid.
refuse-sare-discount-short = With this discount you could not pay the rest.
refuse-sare-pay-lacks = You have only { $hand } in hand and { $tokens } on buildings.
refuse-sare-pay-too-much =
    { $due ->
        [one] Only one is asked for.
       *[other] Only { $due } are asked for.
    }
refuse-sare-pay-too-little = Jokers, the Port and caravans cannot make up for so much.
refuse-sare-paid-kind =
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
refuse-sare-unpaid =
    { $count ->
        [one] One resource is still missing.
       *[other] { $count } resources are still missing.
    }
refuse-sare-overpaid =
    { $count ->
        [one] That is one resource too many.
       *[other] That is { $count } resources too many.
    }
refuse-sare-wild-sum =
    { $rest ->
        [one] Exactly one resource is still to be paid.
       *[other] Exactly { $rest } resources are still to be paid.
    }
refuse-sare-wild-lacks = You do not have that many jokers.
refuse-sare-no-caravan = You have no caravan that can be redeemed now.
refuse-sare-caravans-full = You have { $caravans } caravans, as many as there can be.
refuse-sare-source-empty = There is not enough to pay for a caravan like that.
refuse-sare-supply-empty =
    The supply holds no more { $resource ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }.
refuse-sare-no-warehouse = Without a Warehouse nothing can be stored.
refuse-sare-no-room =
    { $room ->
        [0] You have no Warehouse.
       *[other] Your Warehouses have room for { $room } resources.
    }
refuse-sare-keep-lacks = You do not have that.
refuse-sare-keep-wastes = Only what finds no room is given up.
