# Why a move is refused in Sa-Rê.

refuse-sa-re-unknown-move = That’s not a move in Sa-Rê.
refuse-sa-re-over = The game is over.
refuse-sa-re-other-decision = There is something else to decide first.
refuse-sa-re-settled = Starting tiles are placed only before the first round.

refuse-sa-re-tile-first = First choose a tile, then its space.
refuse-sa-re-not-site-phase = Sites are launched or cancelled, and buildings demolished, only in phase 1.
refuse-sa-re-masters-busy = { $masters ->
    [one] Your Master Builder already manages { $sites } sites.
   *[other] Your Master Builders already manage { $sites } sites.
}
refuse-sa-re-launch-on-red = One more site and your workers would revolt before the season even starts.
refuse-sa-re-owned-already = You already have one. A city has only one of each main and administrative building.
refuse-sa-re-launched-already = You have already launched one this round. Launch the second one next round.
refuse-sa-re-none-left = There are no more of these tiles on the reference board.
refuse-sa-re-no-space = You have no free space for this tile.
refuse-sa-re-no-port-space = You have no free space on the Nile for the Port.
refuse-sa-re-no-space-near = You have no free space next to a finished building.
refuse-sa-re-no-port-space-near = You have no free Nile space next to a finished building.
refuse-sa-re-port-off-nile = The Port must be on the Nile.
refuse-sa-re-space-full = { $space } is full.
refuse-sa-re-not-shared = The building on { $space } can’t share its space.
refuse-sa-re-not-adjacent = { $space } is not next to a finished building.
refuse-sa-re-no-site-there = You have no such site on { $space }.
refuse-sa-re-nothing-built-there = You have no such building on { $space }.
refuse-sa-re-last-master = You can’t demolish your last Master Builder.
refuse-sa-re-masters-needed = { $sites ->
    [one] Your site needs this Master Builder.
   *[other] Your { $sites } sites need this Master Builder.
}
refuse-sa-re-demolish-on-red = With one Master Builder fewer, your workers would revolt before the season starts.
refuse-sa-re-loss-sum = Keep exactly as many resources as you have room for.

refuse-sa-re-not-asked = That’s not an option right now.
refuse-sa-re-gold-paid = You can pay gold only once before each card.
refuse-sa-re-no-gold = You have no gold in your Warehouses.
refuse-sa-re-gauge-at-base = Your gauge is already at its base.
refuse-sa-re-used = You have already used this building this season.
refuse-sa-re-not-built = You have no working building of this kind.
refuse-sa-re-no-such-opponent = Choose one of your opponents.
refuse-sa-re-opponent-lies = That player has already stopped and can’t be affected.
refuse-sa-re-onto-red = The Barracks can’t push anyone into a revolt.
refuse-sa-re-temple-late = The Temple can only be used before the first card.
refuse-sa-re-not-that-building = This building can’t be used now.
refuse-sa-re-no-reaction = There is no Unrest to soften.
refuse-sa-re-library-double = The Library only turns a single Unrest into a wild. Use the Gardens first to halve this one.
refuse-sa-re-gardens-single = The Gardens only help against double Unrest.
refuse-sa-re-swap-uneven = The Market swaps one for one: take as many as you give.
refuse-sa-re-swap-nothing = That swap would change nothing.
refuse-sa-re-swap-own-lacks = You don’t have that much { $resource ->
    [wood] wood
    [stone] stone
   *[gold] gold
} in your Warehouses.
refuse-sa-re-swap-other-lacks = That player doesn’t have that much { $resource ->
    [wood] wood
    [stone] stone
   *[gold] gold
} in their Warehouses.

refuse-sa-re-not-building = You build in phase 3, on your turn.
refuse-sa-re-revolted-builds = After a revolt you can’t build this round.
refuse-sa-re-revolted-token = After a revolt you can’t use tokens this round.
refuse-sa-re-revolted-caravan = After a revolt you can’t redeem caravans this round.
refuse-sa-re-one-step = You can build only one Pyramid step per round.
refuse-sa-re-too-dear = After discounts this costs { cost-resources }: you can’t afford it.
refuse-sa-re-discount-nothing = The Port can only discount something you still owe.
refuse-sa-re-discount-short = With this discount you couldn’t pay the rest.
refuse-sa-re-pay-lacks = You have only { $hand } in hand and { $tokens } on buildings.
refuse-sa-re-pay-too-much = { $due ->
    [one] You only owe 1.
   *[other] You only owe { $due }.
}
refuse-sa-re-pay-too-little = Wilds, Port and caravans can’t cover the rest.
refuse-sa-re-paid-kind = { $due ->
    [0] You owe no { $resource ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }: remove it.
   *[other] You owe only { $due } { $resource ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }: remove some.
}
refuse-sa-re-unpaid = { $count ->
    [one] You still owe 1 resource.
   *[other] You still owe { $count } resources.
}
refuse-sa-re-overpaid = { $count ->
    [one] That’s 1 resource too many.
   *[other] That’s { $count } resources too many.
}
refuse-sa-re-wild-sum = { $rest ->
    [one] You still owe exactly 1 resource.
   *[other] You still owe exactly { $rest } resources.
}
refuse-sa-re-wild-lacks = You don’t have that many wilds.
refuse-sa-re-no-caravan = You have no caravan to redeem now.
refuse-sa-re-caravans-full = You already have { $caravans } caravans, the maximum.
refuse-sa-re-source-empty = You don’t have those resources.
refuse-sa-re-supply-empty = The supply is out of { $resource ->
    [wood] wood
    [stone] stone
   *[gold] gold
}.
refuse-sa-re-no-warehouse = You need a Warehouse to store resources.
refuse-sa-re-no-room = { $room ->
    [0] You have no Warehouse.
    [one] Your Warehouses have room for 1 resource.
   *[other] Your Warehouses have room for { $room } resources.
}
refuse-sa-re-keep-lacks = You don’t have that many.
refuse-sa-re-keep-wastes = You can only discard what doesn’t fit.
refuse-sa-re-no-more = You don’t have any more.
