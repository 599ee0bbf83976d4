# Why something may not be done in Sobek.

refuse-sobek-no-such-move = There is no such move in Sobek.
refuse-sobek-game-over = The game is over.
refuse-sobek-not-asked = Nobody asks for that now.

refuse-sobek-first-event = First choose one of the event tokens.
refuse-sobek-first-guild = First choose the opponent whose marker goes back.
refuse-sobek-first-curse = First choose the opponent who gets the Curse.
refuse-sobek-first-prosper = First choose the set that gets the Prosperity.
refuse-sobek-first-steal = First choose whom the Thief robs, and the back of the card.
refuse-sobek-first-shed = First put away the cards that the Scribe demands.
refuse-sobek-first-search = First choose the opponent whose corruption the Vizier inspects.
refuse-sobek-first-grab = First take a card from the pile the Vizier looks at.
refuse-sobek-first-add = First add the cards that the Courtesan allows.
refuse-sobek-first-fetch = First take the card that the Merchant fetches.
refuse-sobek-first-purge = First choose the goods that the Priest discards.
refuse-sobek-first-starter = First name the player who starts the round.
refuse-sobek-first-lay = The round is over: lay sets sideways, or finish.

refuse-sobek-no-card-there = No card lies there.
refuse-sobek-take-too-far =
    { $reach ->
        [one] Only the first card on the quays can be taken.
       *[other] Only the first { $reach } cards on the quays can be taken.
    }
refuse-sobek-not-in-hand = You do not hold that card.
refuse-sobek-no-character = Only a character can be played for its power.

refuse-sobek-mixed = A set is of one family; only amulets go with any.
refuse-sobek-set-too-small =
    A set needs { $least } cards; { $count ->
        [0] you have chosen none.
        [one] you have chosen 1.
       *[other] you have chosen { $count }.
    }
refuse-sobek-set-hopeless =
    A set needs { $least } cards; with your amulets you hold { $count ->
        [one] only 1 for this one.
       *[other] only { $count } for this one.
    }
refuse-sobek-wrong-set = A card can only join the set of its own family.
refuse-sobek-own-set-first = You already have a set of this family: the cards must join it.
refuse-sobek-no-amulets = You have no set of amulets alone that these cards could join.
refuse-sobek-blessed-amulets = With a Prosperity on these amulets, only cattle, fish or wheat can join them.
refuse-sobek-amulets-elsewhere = Amulets alone join one of your sets, or lie as a set of their own.

refuse-sobek-event-not-left = That event token is not among those left.
refuse-sobek-no-opponent = Choose an opponent.
refuse-sobek-guild-below-zero = That marker would fall below 0.
refuse-sobek-prosper-family = A Prosperity lies only on cattle, fish or wheat, or on amulets alone.
refuse-sobek-no-set-there = You have no set there.
refuse-sobek-steal-empty = That player holds no cards.
refuse-sobek-steal-back = That player holds no card with this back.
refuse-sobek-shed-count =
    { $wanted ->
        [one] Exactly 1 card must go under your tile; you have chosen { $count }.
       *[other] Exactly { $wanted } cards must go under your tile; you have chosen { $count }.
    }
refuse-sobek-search-empty = No cards lie under that player’s tile.
refuse-sobek-not-in-pile = That card is not in the pile you are looking at.
refuse-sobek-add-none = Add at least one card.
refuse-sobek-add-many =
    { $most ->
        [one] The Courtesan adds only 1 card.
       *[other] The Courtesan adds at most { $most } cards.
    }
refuse-sobek-purge-amulets = A Priest never discards amulets.
refuse-sobek-purge-none = You have no cards of that family under your tile.
refuse-sobek-no-seat = Nobody sits there.
refuse-sobek-lay-elsewhere = A set laid sideways lies by itself, under its own family.
refuse-sobek-lay-twice = You have already laid a set of this family sideways.
