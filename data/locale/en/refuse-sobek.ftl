# Why something may not be done in Sobek.

refuse-sobek-no-such-move = That’s not a move in Sobek.
refuse-sobek-game-over = The game is over.
refuse-sobek-not-asked = That’s not an option right now.

refuse-sobek-first-event = First choose one of the event tokens.
refuse-sobek-first-guild = First choose who moves back.
refuse-sobek-first-curse = First choose who gets the Curse.
refuse-sobek-first-prosper = First choose the set for Prosperity.
refuse-sobek-first-steal = First choose an opponent and a card back.
refuse-sobek-first-shed = First choose the cards for the Scribe: they go to your corruption.
refuse-sobek-first-search = First choose whose corruption to look through.
refuse-sobek-first-grab = First take a card from the corruption you are looking at.
refuse-sobek-first-add = First add cards with the Courtesan.
refuse-sobek-first-fetch = First take a card with the Merchant.
refuse-sobek-first-purge = First choose the family to discard from your corruption.
refuse-sobek-first-starter = First choose who starts the round.
refuse-sobek-first-lay = The round is over: play sets sideways, or press Done.

refuse-sobek-no-card-there = There is no card there.
refuse-sobek-take-too-far = { $reach ->
    [one] You can only take the first card in line.
   *[other] You can only take one of the first { $reach } cards in line.
}
refuse-sobek-not-in-hand = That card is not in your hand.
refuse-sobek-no-character = Only a character can be played for its power.

refuse-sobek-mixed = A set must be of one family; only amulets may join it.
refuse-sobek-set-too-small =
    A set needs { $least } cards; { $count ->
        [0] you have chosen none.
        [one] you have chosen 1.
       *[other] you have chosen { $count }.
    }
refuse-sobek-set-hopeless = A set needs { $least } cards; even with amulets you only have { $count }.
refuse-sobek-wrong-set = Cards can only join a set of their own family.
refuse-sobek-own-set-first = You already have a set of this family: add the cards to it.
refuse-sobek-no-amulets = You have no amulet set that these cards could join.
refuse-sobek-blessed-amulets = There is Prosperity on these amulets, so only cattle, fish or wheat can join them.
refuse-sobek-amulets-elsewhere = Amulets alone can join one of your sets or form a set of their own.

refuse-sobek-event-not-left = That event is not available.
refuse-sobek-no-opponent = Choose an opponent.
refuse-sobek-guild-below-zero = That player would drop below 0: choose someone else.
refuse-sobek-prosper-family = Prosperity only goes on cattle, fish, wheat or amulets.
refuse-sobek-no-set-there = You have no set there.
refuse-sobek-steal-empty = That player holds no cards.
refuse-sobek-steal-back = That player holds no card with this back.
refuse-sobek-shed-count = { $wanted ->
    [one] Choose exactly 1 card for your corruption; you have chosen { $count }.
   *[other] Choose exactly { $wanted } cards for your corruption; you have chosen { $count }.
}
refuse-sobek-search-empty = That player has no corruption.
refuse-sobek-not-in-pile = That card is not in this corruption.
refuse-sobek-add-none = Add at least one card.
refuse-sobek-add-many =
    { $most ->
        [one] The Courtesan adds only 1 card.
       *[other] The Courtesan adds at most { $most } cards.
    }
refuse-sobek-purge-amulets = Amulets can’t be discarded by the High Priest or Priestess.
refuse-sobek-purge-none = You have no cards of that family in your corruption.
refuse-sobek-no-seat = There is no player there.
refuse-sobek-lay-elsewhere = A sideways set is played on its own; it can’t join another set.
refuse-sobek-lay-twice = You have already played a sideways set of this family.
