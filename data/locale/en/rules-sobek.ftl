# The rules of Sobek for the rulebook. Keys: rules-sobek-chapter-… a chapter, rules-sobek-S-… the rule
# of that id, anything else a paragraph without one; in reading order.

rules-sobek-chapter-aim = Overview
rules-sobek-about = Two to four merchants trade at a temple on the Nile. Over three rounds you take goods from the quays and play them in <b>sets</b>. Goods you skip on the quays go to your <b>corruption</b>, and the most corrupt player pays for it. The player with the most points at the end wins.

rules-sobek-chapter-parts = Components
rules-sobek-S-1-1 = There are 54 <b>goods</b>: 6 ivory <icon:goods/ivory>, 7 ebony <icon:goods/ebony>, 7 marble <icon:goods/marble>, 9 cattle <icon:goods/cattle>, 10 fish <icon:goods/fish>, 10 wheat <icon:goods/wheat> and 5 amulets <icon:goods/amulet>, which are wild. About half of the goods carry <b>scarabs</b> <icon:scarab>: three on an ivory card, two on ebony and marble, one on cattle, fish and wheat. Nine goods have a green back, the others a beige one.
rules-sobek-S-1-2 = There are 9 <b>characters</b> with an orange back. Each belongs to a family: the Queen to ivory, the High Priest to ebony, the High Priestess to marble, the Vizier and one Scribe to cattle, the Thief and the other Scribe to fish, the Courtesan and the Merchant to wheat. They have no scarabs.
rules-sobek-S-1-3 = There are 12 <b>event tokens</b>: four Guilds, two each of Flood, Curse and Prosperity, one Embalming and one Deceit.
rules-sobek-S-1-4 = The score track has 100 spaces. Every fifth space shows its number; each space in between shows one of four symbols: <icon:symbols/ankh>ankh, <icon:symbols/eye>eye, <icon:symbols/feather>feather or <icon:symbols/water>water. The symbols matter for the Guilds and for the penalty. <i>The order of the symbols, and the names of all but the ankh, are our own: we do not know the printed ones.</i>
rules-sobek-S-1-5 = Everyone starts on 0. Past 99 the marker goes round again, and you keep counting your points.

rules-sobek-chapter-setup = Setup of a round
rules-sobek-S-2-1 = Each player gets two green-backed cards, which nobody else sees. The other green-backed cards stay out of this round.
rules-sobek-S-2-2 = Shuffle the other goods and the characters into one deck. With two players, remove nine cards from it unseen.
rules-sobek-S-2-3 = Place nine cards on the quays, goods face up and characters face down. The card farthest from the temple is the first in line.
rules-sobek-S-2-4 = Draw five event tokens for the round. Nobody looks at them yet.
rules-sobek-S-2-5 = A random player starts the first round. In later rounds, the player with the fewest points looks at the quays and their own hand, and then chooses who starts. A tie for the fewest points is broken at random.
rules-sobek-S-2-6 = Every round uses all the cards and tokens again.

rules-sobek-chapter-turn = Your turn
rules-sobek-S-3-0 = On your turn, do exactly one thing: take a card, play a character, or play a set. Then it is the next player’s turn, clockwise. You cannot pass.
rules-sobek-S-3-1a = <b>Take a card.</b> Choose one of the first four cards in line and take it into your hand.
rules-sobek-S-3-1b = All cards before the one you chose go face down under your corruption tile. You may look at your own corruption at any time, but nobody else may.
rules-sobek-S-3-1c = A face-down character is a surprise: only the player who takes or skips it sees which one it is.
rules-sobek-S-3-1d = When the last card leaves the quays, the next delivery arrives at once. After the last delivery the round ends. See <rule:S-4.1>.
rules-sobek-S-3-2 = <b>Play a character.</b> Discard a character from your hand and use its power; see <rule:S-5>. You may discard one whose power does nothing now; but if any choice has an effect, you must make a choice that has one.

rules-sobek-chapter-sets = Sets
rules-sobek-S-3-3 = <b>Play a set.</b> Place cards of one family from your hand in front of you. Sets score at the end of the round; see <rule:S-7.1>.
rules-sobek-S-3-3a = A set needs at least three cards of one family. Amulets count as any family. Characters count as cards of their own family and lose their power. You do not have to play everything you hold, and a set may have no scarabs.
rules-sobek-S-3-3b = You have only one set of each family. Later cards of the family join that set, again at least three at a time.
rules-sobek-S-3-3c = Three or more amulets alone may join any of your sets or form a set of their own, even next to sets of goods. A set of amulets takes the family of the first goods that join it. You can have only one at a time.
rules-sobek-S-3-3d = A set of amulets with Prosperity on it can only become cattle, fish or wheat.
rules-sobek-S-3-3e = After you play a set or add to one, look at the event tokens left, if there are any, and use one of them; see <rule:S-6>. The set is on the table before you look.

rules-sobek-chapter-end = End of the round
rules-sobek-S-4-1 = A delivery is nine cards. If the Queen has drawn three cards, the last delivery has only six.
rules-sobek-S-4-2 = The round ends as soon as the last card of the last delivery has left the quays.
rules-sobek-S-4-3 = Then each player, clockwise from the one who ended the round, may play sets of three or more cards <i>sideways</i>. They cannot join upright sets, trigger no event, and score only their scarabs. You may also play amulets alone: they score nothing, but they are not corruption. All the cards still in your hand go to your corruption.

rules-sobek-chapter-characters = Characters
rules-sobek-S-5 = A character played for its power goes to the discard pile.
rules-sobek-S-5-1 = <icon:characters/queen> <b>Queen.</b> Draw three cards from the deck. After the last delivery there are none left.
rules-sobek-S-5-2 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>High Priest and High Priestess.</b> Choose a family and discard all its cards from your own corruption, characters included. You cannot choose amulets.
rules-sobek-S-5-3 = <icon:characters/thief> <b>Thief.</b> Choose an opponent and a back colour in their hand. Steal a random card with that back.
rules-sobek-S-5-4 = <icon:characters/scribe> <b>Scribe.</b> Every opponent with more than six cards chooses cards and moves them to corruption until six are left.
rules-sobek-S-5-5 = <icon:characters/vizier> <b>Vizier.</b> Look through an opponent’s corruption and take one card from it into your hand.
rules-sobek-S-5-6 = <icon:characters/courtesan> <b>Courtesan.</b> Add one or two matching cards or amulets from your hand to one of your sets. This triggers no event.
rules-sobek-S-5-7 = <icon:characters/merchant> <b>Merchant.</b> Take any card from the quays, with no corruption. The cards before it stay there.

rules-sobek-chapter-events = Event tokens
rules-sobek-S-6 = After you play a set or add to one, look at all the tokens left, choose one and use it at once. You may choose one that does nothing for you, so that nobody else can have it; but if it can have an effect, you must apply it.
rules-sobek-S-6-1 = <icon:events/guild-ankh> <b>Guild.</b> Move your marker up to the next space with this symbol; then move one opponent’s marker back to the previous one. You cannot choose an opponent who would drop below 0; if there is no one else, only you move.
rules-sobek-S-6-2 = <icon:events/flood> <b>Flood.</b> Take another full turn now.
rules-sobek-S-6-3 = <icon:events/curse> <b>Curse.</b> Give it to an opponent: this round it counts as two cards in their corruption.
rules-sobek-S-6-4 = <icon:events/prosperity> <b>Prosperity.</b> Put it on one of your sets of cattle, fish, wheat or amulets alone: it adds two scarabs there. Both Prosperity tokens may go on the same set.
rules-sobek-S-6-5 = <icon:events/embalming> <b>Embalming.</b> Take all your corruption into your hand. Curses stay.
rules-sobek-S-6-6 = <icon:events/deceit> <b>Deceit.</b> Reveal how many cards you have in corruption and score a point for each. The cards stay there; Curses do not count.

rules-sobek-chapter-scoring = Scoring
rules-sobek-S-7-1 = An upright set scores its cards times its scarabs. Example: four cards with six scarabs score 24 points. A sideways set scores only its scarabs.
rules-sobek-S-7-2 = Count everyone’s corruption, plus two for each Curse. The player with the most is the most corrupt. If players are tied, the one with the most scarabs in corruption is; if that is equal too, all the tied players are. If every count is 0, nobody is.
rules-sobek-S-7-3 = The most corrupt player moves back once for every full ten points scored by their sets this round, upright and sideways. Points from Guilds and Deceit do not count (our ruling). Each time, move back to the previous space with the same symbol as the one the marker is on; numbers count as a symbol too. Example: a player on 38 scores 23 and reaches 61, an ankh. That costs two steps: back two ankhs, to 52.
rules-sobek-S-7-4 = The game ends after three rounds, or after two if a player has more than 100 points by then. The player with the most points wins; if several are tied, they share the victory.

rules-sobek-chapter-knowledge = Open and hidden information
rules-sobek-S-8-0 = Everyone sees the goods on the quays and everything that is played or discarded. You also see the backs of the cards in each hand. Only the players who have looked at them know which event tokens are left.
rules-sobek-S-8-1 = Other players’ hands and corruption stay secret, even the number of cards in corruption, except through Deceit and during scoring.
rules-sobek-S-8-2 = With <b>open information</b>, an option for the whole table, you see everything that a player with a perfect memory would know. Cards that are certain are shown plainly; a card that moved unseen is shown faded in every place it may be.
rules-sobek-S-8-3 = An AI knows what a player with a perfect memory would know, and never more; some AIs forget part of it.
