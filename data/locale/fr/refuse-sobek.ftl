# Pourquoi une chose n’est pas permise dans Sobek.

refuse-sobek-no-such-move = Ce coup n’existe pas dans Sobek.
refuse-sobek-game-over = La partie est terminée.
refuse-sobek-not-asked = Ce n’est pas possible maintenant.

refuse-sobek-first-event = Choisissez d’abord un des jetons événement.
refuse-sobek-first-guild = Choisissez d’abord qui recule.
refuse-sobek-first-curse = Choisissez d’abord qui reçoit la Malédiction.
refuse-sobek-first-prosper = Choisissez d’abord le lot qui reçoit la Prospérité.
refuse-sobek-first-steal = Choisissez d’abord un adversaire et un dos de carte.
refuse-sobek-first-shed = Mettez d’abord en corruption les cartes que le Scribe exige.
refuse-sobek-first-search = Choisissez d’abord la corruption que le Vizir regarde.
refuse-sobek-first-grab = Prenez d’abord une carte dans la corruption que vous regardez.
refuse-sobek-first-add = Ajoutez d’abord des cartes avec la Courtisane.
refuse-sobek-first-fetch = Prenez d’abord une carte avec le Marchand.
refuse-sobek-first-purge = Choisissez d’abord la famille à défausser de votre corruption.
refuse-sobek-first-starter = Désignez d’abord qui commence la manche.
refuse-sobek-first-lay = La manche est finie : posez des lots à l’horizontale, ou terminez.

refuse-sobek-no-card-there = Il n’y a pas de carte ici.
refuse-sobek-take-too-far = { $reach ->
    [1] Vous ne pouvez prendre que la première carte de la file.
   *[other] Vous ne pouvez prendre que l’une des { $reach } premières cartes de la file.
}
refuse-sobek-not-in-hand = Cette carte n’est pas dans votre main.
refuse-sobek-no-character = Seul un personnage peut être joué pour son pouvoir.

refuse-sobek-mixed = Un lot ne contient qu’une famille, plus d’éventuelles amulettes.
refuse-sobek-set-too-small = Un lot demande { $least } cartes ; { $count ->
    [0] vous n’en avez choisi aucune.
    [1] vous en avez choisi 1.
   *[other] vous en avez choisi { $count }.
}
refuse-sobek-set-hopeless = Un lot demande { $least } cartes ; même avec des amulettes, vous n’en avez que { $count }.
refuse-sobek-wrong-set = Une carte ne peut rejoindre que le lot de sa famille.
refuse-sobek-own-set-first = Vous avez déjà un lot de cette famille : ajoutez-y les cartes.
refuse-sobek-no-amulets = Vous n’avez pas de lot d’amulettes que ces cartes pourraient rejoindre.
refuse-sobek-blessed-amulets = Ces amulettes portent une Prospérité : seuls le bétail, le poisson ou le blé peuvent les rejoindre.
refuse-sobek-amulets-elsewhere = Des amulettes seules rejoignent l’un de vos lots ou forment un lot d’amulettes.

refuse-sobek-event-not-left = Ce jeton événement n’est plus disponible.
refuse-sobek-no-opponent = Choisissez un adversaire.
refuse-sobek-guild-below-zero = Ce joueur tomberait sous 0 : choisissez-en un autre.
refuse-sobek-prosper-family = Une Prospérité ne va que sur le bétail, le poisson, le blé ou les amulettes.
refuse-sobek-no-set-there = Vous n’avez pas de lot ici.
refuse-sobek-steal-empty = Ce joueur n’a aucune carte.
refuse-sobek-steal-back = Ce joueur n’a aucune carte avec ce dos.
refuse-sobek-shed-count = { $wanted ->
    [1] Mettez exactement 1 carte en corruption ; vous en avez choisi { $count }.
   *[other] Mettez exactement { $wanted } cartes en corruption ; vous en avez choisi { $count }.
}
refuse-sobek-search-empty = Ce joueur n’a pas de corruption.
refuse-sobek-not-in-pile = Cette carte n’est pas dans cette corruption.
refuse-sobek-add-none = Ajoutez au moins une carte.
refuse-sobek-add-many = { $most ->
    [1] La Courtisane n’ajoute que 1 carte.
   *[other] La Courtisane ajoute { $most } cartes au plus.
}
refuse-sobek-purge-amulets = Grand Prêtre et Grande Prêtresse ne défaussent pas d’amulettes.
refuse-sobek-purge-none = Vous n’avez aucune carte de cette famille dans votre corruption.
refuse-sobek-no-seat = Il n’y a pas de joueur à cette place.
refuse-sobek-lay-elsewhere = Un lot à l’horizontale se pose à part ; il ne rejoint aucun autre lot.
refuse-sobek-lay-twice = Vous avez déjà posé un lot de cette famille à l’horizontale.
