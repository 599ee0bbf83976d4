# Pourquoi une chose n’est pas permise dans Sobek.

refuse-sobek-no-such-move = Ce coup n’existe pas dans Sobek.
refuse-sobek-game-over = La partie est terminée.
refuse-sobek-not-asked = Ce n’est pas possible maintenant.

refuse-sobek-first-event = Choisissez d’abord un jeton événement.
refuse-sobek-first-guild = Choisissez d’abord l’adversaire dont le marqueur recule.
refuse-sobek-first-curse = Choisissez d’abord l’adversaire qui reçoit la Malédiction.
refuse-sobek-first-prosper = Choisissez d’abord le lot qui reçoit la Prospérité.
refuse-sobek-first-steal = Choisissez d’abord qui le Voleur dépouille, et le dos de la carte.
refuse-sobek-first-shed = Mettez d’abord en corruption les cartes que le Scribe exige.
refuse-sobek-first-search = Choisissez d’abord l’adversaire dont le Vizir fouille la corruption.
refuse-sobek-first-grab = Prenez d’abord une carte de la pile que le Vizir regarde.
refuse-sobek-first-add = Ajoutez d’abord les cartes que permet la Courtisane.
refuse-sobek-first-fetch = Prenez d’abord la carte que rapporte le Marchand.
refuse-sobek-first-purge = Choisissez d’abord la marchandise que défausse le Prêtre.
refuse-sobek-first-starter = Désignez d’abord qui commence la manche.
refuse-sobek-first-lay = La manche est finie : posez des lots à l’horizontale, ou terminez.

refuse-sobek-no-card-there = Il n’y a pas de carte ici.
refuse-sobek-take-too-far = 
    { $reach ->
        [1] Seule la première carte des quais peut être prise.
       *[other] Seules les { $reach } premières cartes des quais peuvent être prises.
    }
refuse-sobek-not-in-hand = Vous n’avez pas cette carte.
refuse-sobek-no-character = Seul un personnage se joue pour son pouvoir.

refuse-sobek-mixed = Un lot est d’une seule famille ; seules les amulettes vont avec toutes.
refuse-sobek-set-too-small = 
    Un lot demande { $least } cartes ; { $count ->
        [0] vous n’en avez choisi aucune.
        [1] vous en avez choisi une.
       *[other] vous en avez choisi { $count }.
    }
refuse-sobek-set-hopeless = 
    Un lot demande { $least } cartes ; avec vos amulettes, vous n’en avez { $count ->
        [1] qu’une pour celui-ci.
       *[other] que { $count } pour celui-ci.
    }
refuse-sobek-wrong-set = Une carte ne peut rejoindre que le lot de sa famille.
refuse-sobek-own-set-first = Vous avez déjà un lot de cette famille : les cartes doivent le rejoindre.
refuse-sobek-no-amulets = Vous n’avez pas de lot d’amulettes seules que ces cartes pourraient rejoindre.
refuse-sobek-blessed-amulets = Sur ces amulettes se trouve une Prospérité : seuls le bétail, le poisson ou le blé peuvent les rejoindre.
refuse-sobek-amulets-elsewhere = Des amulettes seules rejoignent un de vos lots, ou en ouvrent un si vous n’en avez aucun.

refuse-sobek-event-not-left = Ce jeton événement n’est plus disponible.
refuse-sobek-no-opponent = Choisissez un adversaire.
refuse-sobek-guild-below-zero = Ce marqueur tomberait sous 0.
refuse-sobek-prosper-family = Une Prospérité ne va que sur le bétail, le poisson, le blé ou des amulettes seules.
refuse-sobek-no-set-there = Vous n’avez pas de lot ici.
refuse-sobek-steal-empty = Ce joueur n’a aucune carte.
refuse-sobek-steal-back = Ce joueur n’a aucune carte avec ce dos.
refuse-sobek-shed-count = 
    { $wanted ->
        [1] Exactement une carte doit aller sous votre plaquette ; vous en avez choisi { $count }.
       *[other] Exactement { $wanted } cartes doivent aller sous votre plaquette ; vous en avez choisi { $count }.
    }
refuse-sobek-search-empty = Il n’y a aucune carte sous la plaquette de ce joueur.
refuse-sobek-not-in-pile = Cette carte n’est pas dans la pile que vous regardez.
refuse-sobek-add-none = Ajoutez au moins une carte.
refuse-sobek-add-many = 
    { $most ->
        [1] La Courtisane n’ajoute qu’une carte.
       *[other] La Courtisane ajoute { $most } cartes au plus.
    }
refuse-sobek-purge-amulets = Un Prêtre ne défausse jamais d’amulettes.
refuse-sobek-purge-none = Vous n’avez aucune carte de cette famille sous votre plaquette.
refuse-sobek-no-seat = Il n’y a pas de joueur à cette place.
refuse-sobek-lay-elsewhere = Un lot horizontal se pose à part ; il ne rejoint aucun autre lot.
refuse-sobek-lay-twice = Vous avez déjà posé un lot horizontal de cette famille.
