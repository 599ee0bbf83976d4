# The levels of the AIs.

level-random = Feather
level-random-help = Plays random legal moves.

level-apprentice = Apprentice
level-apprentice-help = Knows a few rules of thumb and often forgets them.
level-ferryman = Ferryman
level-ferryman-help = Sees the obvious, overlooks the rest, and is always sure.
level-scribe = Scribe
level-scribe-help = Thinks only about its next move, and not always well.
level-pedlar = Pedlar
level-pedlar-help = Chooses well among what it notices.
level-merchant = Merchant
level-merchant-help = Chooses its next move with care.
level-steward = Steward
level-steward-help = Judges positions well.
level-vizier = Vizier
level-vizier-help = Also considers your reply.
level-pharaoh = Pharaoh
level-pharaoh-help = Looks furthest ahead, through the widest range of possible hands.

level-miser = Miser
level-miser-help = Hates every risk and avoids corruption.
level-gambler = Gambler
level-gambler-help = Takes what it wants, whatever the risk, and never knows when to stop.
level-hoarder = Hoarder
level-hoarder-help = Likes to save everything for something bigger.
level-spoiler = Spoiler
level-spoiler-help = Would rather hurt others than help itself.
level-racer = Racer
level-racer-help = Always in a hurry: takes the quick gain and moves on.
level-connoisseur = Connoisseur
level-connoisseur-help = Wants beautiful things first: ivory, Statues, Gardens.
level-gossip = Gossip
level-gossip-help = Knows everyone, and prefers people to goods.
level-copycat = Copycat
level-copycat-help = Wants whatever the next player has.

# The headings of the two groups in the list of opponents.
opponents-by-strength = From easy to hard
opponents-characters = With a mind of their own
opponents-people = People

# What each is called, who that is, and one line about their play, on the plate of a seat: 26 characters at most.
level-random-person = Tuya
level-random-called = the Feather
level-random-temper = Goes where the wind blows.
level-apprentice-person = Ipi
level-apprentice-called = the Apprentice
level-apprentice-temper = Means well, forgets half.
level-scribe-person = Ani
level-scribe-called = the Scribe
level-scribe-temper = One move at a time.
level-merchant-person = Imhotep
level-merchant-called = the Merchant
level-merchant-temper = Counts before buying.
level-steward-person = Senu
level-steward-called = the Steward
level-steward-temper = Knows what things are worth.
level-vizier-person = Rekhmire
level-vizier-called = the Vizier
level-vizier-temper = Already knows your reply.
level-pharaoh-person = Seti
level-pharaoh-called = the Pharaoh
level-pharaoh-temper = Sees the furthest.
level-miser-person = Kha
level-miser-called = the Miser
level-miser-temper = Gives nothing away.
level-gambler-person = Meryt
level-gambler-called = the Gambler
level-gambler-temper = Bets on tomorrow.
level-hoarder-person = Paser
level-hoarder-called = the Hoarder
level-hoarder-temper = Never has enough.
level-spoiler-person = Intef
level-spoiler-called = the Spoiler
level-spoiler-temper = If you can’t win, spoil it.
level-ferryman-person = Mahu
level-ferryman-called = the Ferryman
level-ferryman-temper = Sees one thing at a time.
level-pedlar-person = Khay
level-pedlar-called = the Pedlar
level-pedlar-temper = A good eye, when it looks.
level-racer-person = Ahmose
level-racer-called = the Racer
level-racer-temper = A quick gain, then off.
level-connoisseur-person = Nefret
level-connoisseur-called = the Connoisseur
level-connoisseur-temper = Beauty before profit.
level-gossip-person = Henut
level-gossip-called = the Gossip
level-gossip-temper = Always knows somebody.
level-copycat-person = Pentu
level-copycat-called = the Copycat
level-copycat-temper = What you have, I want.

# The names of those who play like somebody who sits at the table already.
names-men = Ptah, Nakht, Hapu, Djehuti
names-women = Tiye, Maia, Iset, Senet
