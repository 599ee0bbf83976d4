# The rules of Sobek for the rulebook. Keys: rules-sobek-chapter-… a chapter, rules-sobek-S-… the rule
# of that id, anything else a paragraph without one; in reading order.

rules-sobek-chapter-aim = What it is about
rules-sobek-about = Two to four merchants trade at a temple on the Nile. Over three rounds you take goods from the quays and sell them in <b>sets</b>. Whoever skips goods on the quays hides them in his <b>corruption</b>, and the most corrupt of all pays for it. Most points at the end win.

rules-sobek-chapter-parts = What lies on the table
rules-sobek-S-1-1 = There are 54 <b>goods</b>: ivory <icon:goods/ivory> 6, ebony <icon:goods/ebony> 7, marble <icon:goods/marble> 7, cattle <icon:goods/cattle> 9, fish <icon:goods/fish> 10, wheat <icon:goods/wheat> 10 and 5 amulets <icon:goods/amulet>, which are wild. About half of the goods carry <b>scarabs</b> <icon:scarab>: three on such a card of ivory, two on ebony and marble, one on cattle, fish and wheat. Nine goods have a green back, the others a beige one.
rules-sobek-S-1-2 = There are 9 <b>characters</b> with an orange back. Each also belongs to a family: the Queen to ivory, the High Priest to ebony, the High Priestess to marble, the Vizier and one Scribe to cattle, the other Scribe and the Thief to fish, the Courtesan and the Merchant to wheat. They carry no scarabs.
rules-sobek-S-1-3 = There are 12 <b>event tokens</b>: four Guilds, two each of Flood, Curse and Prosperity, one Embalming and one Deceit.
rules-sobek-S-1-4 = The score track has 100 spaces. Every fifth shows its number; each space between shows one of four symbols: <icon:symbols/ankh>ankh, <icon:symbols/eye>eye, <icon:symbols/feather>feather or <icon:symbols/water>water. The symbols matter for the Guilds and for the penalty. <i>The order of the symbols, and the names of all but the ankh, are ours: the printed ones are not known.</i>
rules-sobek-S-1-5 = Everyone starts on 0. Past 99 the marker goes round again, and the points go on counting.

rules-sobek-chapter-setup = A round begins
rules-sobek-S-2-1 = Each player gets two green-backed cards, which nobody else sees. The other green cards stay out of this round.
rules-sobek-S-2-2 = The other goods and the characters are shuffled into one deck. With two players, nine cards leave it unseen.
rules-sobek-S-2-3 = Nine cards go out on the quays, goods face up, characters face down. The card farthest from the temple is the first in line.
rules-sobek-S-2-4 = Five event tokens are drawn for the round. Nobody looks at them yet.
rules-sobek-S-2-5 = A random player begins the first round. In later rounds the player with the fewest points sees quays and hand, and then names who begins. A tie for fewest is broken by lot.
rules-sobek-S-2-6 = All cards and all tokens are used again in every round.

rules-sobek-chapter-turn = Your turn
rules-sobek-S-3-0 = On your turn you do exactly one thing: take a card, play a character, or play a set. Then the next player clockwise has a turn. Passing is not possible.
rules-sobek-S-3-1a = <b>Take a card.</b> Choose one of the first four cards left in line, and take it into your hand.
rules-sobek-S-3-1b = All cards before the one you chose go face down under your corruption tile. You may look at your own corruption at any time; the others may not.
rules-sobek-S-3-1c = A face-down character is a surprise: only the player who takes it, or hides it, sees which one it is.
rules-sobek-S-3-1d = When the last card leaves the quays, the next delivery comes at once; see <rule:S-4.1>. After the last delivery the round ends; see <rule:S-4.2>.
rules-sobek-S-3-2 = <b>Play a character.</b> Discard a character from your hand and use its power; see <rule:S-5>. You may also discard one whose power does nothing now. If any choice has an effect, you must make one that has.

rules-sobek-chapter-sets = Sets
rules-sobek-S-3-3 = <b>Play a set.</b> Lay cards of one family from your hand in front of you. Sets score at the end of the round; see <rule:S-7.1>.
rules-sobek-S-3-3a = A set needs at least three cards of one family. Amulets stand for any family. Characters count as cards of their family and then have no power. You need not play all you hold, and a set without a single scarab is allowed.
rules-sobek-S-3-3b = You have one set of a family. Later cards of it join the set, again at least three at a time.
rules-sobek-S-3-3c = Three or more amulets alone may join any of your sets, or make a new set of amulets, also beside sets of goods. A set of amulets takes the family of the first goods that join it. You can have only one such set at a time.
rules-sobek-S-3-3d = A set of amulets that holds a Prosperity can only become cattle, fish or wheat.
rules-sobek-S-3-3e = After playing or extending a set you look at the event tokens that are left and use one of them; see <rule:S-6>. The set is on the table before you look.

rules-sobek-chapter-end = The end of the round
rules-sobek-S-4-1 = A delivery is nine cards. If the Queen drew three cards, the last delivery has only six.
rules-sobek-S-4-2 = The round ends at once when the last card of the last delivery is gone from the quays.
rules-sobek-S-4-3 = Then each player, clockwise from the one who ended the round, may lay sets of three or more cards <i>sideways</i>. They cannot join upright sets, trigger no event, and score only their scarabs. Amulets alone may be laid too: they score nothing, but are no corruption. All cards still in hand go into the corruption.

rules-sobek-chapter-characters = The characters
rules-sobek-S-5 = A character played for its power goes to the discard pile.
rules-sobek-S-5-1 = <icon:characters/queen> <b>Queen.</b> Draw three cards from the deck. If the last delivery is out, there are none.
rules-sobek-S-5-2 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>High Priest and High Priestess.</b> Name a family and discard all its cards from your own corruption, characters too. Amulets cannot be named.
rules-sobek-S-5-3 = <icon:characters/thief> <b>Thief.</b> Choose an opponent and the colour of a back he holds. You get a random card of that colour from his hand.
rules-sobek-S-5-4 = <icon:characters/scribe> <b>Scribe.</b> Every opponent with more than six cards puts cards of his own choice under the tile until six are left.
rules-sobek-S-5-5 = <icon:characters/vizier> <b>Vizier.</b> Look through the corruption of an opponent and take one card of it into your hand.
rules-sobek-S-5-6 = <icon:characters/courtesan> <b>Courtesan.</b> Add one or two fitting cards or amulets from your hand to one of your sets. This triggers no event.
rules-sobek-S-5-7 = <icon:characters/merchant> <b>Merchant.</b> Take any card left on the quays, without corruption. The cards before it stay.

rules-sobek-chapter-events = The event tokens
rules-sobek-S-6 = After a set you see every token that is left, choose one, and it takes effect at once. You may take one that does nothing for you so that nobody else gets it; if it can do something, it must.
rules-sobek-S-6-1 = <icon:events/guild-ankh> <b>Guild.</b> Your marker moves forward to the next space with this symbol; the marker of one opponent moves back to the one before. Someone who would fall below 0 cannot be chosen; if nobody can, only you move.
rules-sobek-S-6-2 = <icon:events/flood> <b>Flood.</b> Take another whole turn now.
rules-sobek-S-6-3 = <icon:events/curse> <b>Curse.</b> Give it to an opponent: this round it counts as two more cards in his corruption.
rules-sobek-S-6-4 = <icon:events/prosperity> <b>Prosperity.</b> Lay it on one of your sets of cattle, fish, wheat or amulets alone: it is worth two scarabs there. Both may lie on the same set.
rules-sobek-S-6-5 = <icon:events/embalming> <b>Embalming.</b> Take all cards of your corruption into your hand. Curses stay.
rules-sobek-S-6-6 = <icon:events/deceit> <b>Deceit.</b> Show how many cards are in your corruption and score a point for each. They go back afterwards; Curses do not count.

rules-sobek-chapter-scoring = Scoring
rules-sobek-S-7-1 = An upright set scores its scarabs times its cards: six scarabs on four cards are 24 points. A sideways set scores its scarabs only.
rules-sobek-S-7-2 = The corruption of each player is counted, with two more for each Curse. The highest count is the most corrupt; a tie goes to the most scarabs there, and if that is equal too, all who are tied pay. Nobody pays if every count is 0.
rules-sobek-S-7-3 = The most corrupt player moves back once for every full ten points that his sets, upright and sideways, scored in this round (what Guilds and Deceit brought does not count: our answer), each time to the space before with the same symbol as the one he stands on. The numbers are one symbol too. So someone with 61 points, scored as 38 and 23, stands on an ankh and goes back two ankhs, to 52.
rules-sobek-S-7-4 = The game ends after three rounds, or after two if someone is beyond 100 points then. Most points win; a tie is a shared victory.

rules-sobek-chapter-knowledge = What you may know
rules-sobek-S-8-0 = Goods on the quays lie open to all, and so does what is played and discarded. Everyone sees the backs of the cards in a hand. Which event tokens are left is known only to those who have looked.
rules-sobek-S-8-1 = Hands and corruption of the others stay secret, even how many cards lie under a tile, except through Deceit and at the scoring.
rules-sobek-S-8-2 = With <b>open information</b>, a choice for the whole table, you see all that a perfect memory would know. Cards that are certain are plain; a card that moved unseen is shown faded at every place it may be.
rules-sobek-S-8-3 = The programs play with such a memory or a worse one, and know no more than that.
