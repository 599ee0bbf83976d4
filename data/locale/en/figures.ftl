# What stands in and below the figures of the rulebooks.

figure-name-count = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
}
figure-scarabs = { $scarabs ->
    [0] no scarab
    [one] 1 scarab
   *[other] { $scarabs } scarabs
}
figure-duel-tile = { $deben ->
    [1] Deben
   *[other] { figure-scarabs }
}
figure-value = { $cards } × { $scarabs } = { $points }
figure-first = 1st

figure-sobek-take = <b>Take</b> one of the first { $reach } cards on the quays.
figure-sobek-skip = The cards you skip become <b>corruption</b>.
figure-sobek-set = <b>Play a set</b> of { $set_size } or more: { $cards } cards × { $scarabs } scarabs = { $points } points.
figure-sobek-quays = A full delivery: { $quays } cards in line, characters face down.
figure-sobek-set-amulet = An amulet counts as cattle.
figure-sobek-set-character = The Queen counts as ivory; she has no scarabs.
figure-sobek-value = { $cards } cards × { $scarabs } scarabs = { $points } points

figure-duel-take = <b>Take</b> a tile on the Ankh’s line. A tile you pass over is <b>corruption</b>.
figure-duel-turn = The Ankh moves there and <b>turns along the tile’s mark</b>: your opponent’s line.
figure-duel-sell = <b>Sell a set</b> of { $set_size } or more, here { $points } points, and use a Pirogue.
figure-duel-value = { $cards } tiles × { $scarabs } scarabs = { $points } points
figure-duel-points = Deben and some Pirogues are points too.

figure-sa-re-sites = <b>Sites:</b> place tiles in your city, for free.
figure-sa-re-season = <b>Season:</b> draw resources, and Unrest. Stop in time!
figure-sa-re-build = <b>Construction:</b> pay the price, and the site becomes a building.
figure-sa-re-less = −1
figure-sa-re-discount = Next to the Carpenter, the Temple costs 1 wood less.
figure-sa-re-revolt = On square { $gauge_red } the workers revolt.
figure-sa-re-pyramid = A Pyramid grows step by step.
figure-sa-re-scribe = <b>{ scenario-scribe }</b>
figure-sa-re-priest = <b>{ scenario-priest }</b>
figure-sa-re-pharaoh = <b>{ scenario-pharaoh }</b>
figure-sa-re-first-pyramid = <b>{ scenario-first-pyramid }</b>

figure-sobek-guild = A Guild with the ankh leads to the next ankh.
figure-sobek-sideways = A sideways set scores its scarabs only.
figure-sobek-corrupt = The player with the most corruption pays.
figure-sobek-penalty = Two steps back from 61: two ankhs.
figure-duel-corrupt = Each { $corruption_step } tiles of difference are one more Deben for the less corrupt player.
figure-duel-less = 1
figure-duel-more = 8

figure-in-box = { $count ->
    [one] There is one in the box.
   *[other] There are { $count } in the box.
}

figure-sa-re-beside = The revolt gauge with your workers, a caravan and your obelisk.
figure-sa-re-manage = A Master Builder manages { $sites_per_master } sites.
figure-sa-re-stop = You stop: your obelisk is lowered, and you take a copy of the pool.
figure-sa-re-caravan = Two resources for a caravan now, one of your choice for the caravan later.
figure-sa-re-store = A Warehouse keeps { $storage } resources.
figure-duel-deben = A tile with a Deben can be exchanged for one from the bag.
figure-duel-pirogues = Of the { $berths } Pirogues, each sale uses one.
