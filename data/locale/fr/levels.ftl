# Les niveaux auxquels jouent les IA.

level-random = Plume
level-random-help = Joue au hasard parmi les coups permis.

level-apprentice = Apprenti
level-apprentice-help = Connaît quelques principes et les oublie souvent.
level-ferryman = Passeur
level-ferryman-help = Voit ce qui saute aux yeux, et ne cherche pas plus loin.
level-scribe = Scribe
level-scribe-help = Ne pense qu’à son prochain coup, et pas toujours bien.
level-pedlar = Colporteur
level-pedlar-help = Choisit bien parmi ce qu’il remarque.
level-merchant = Marchand
level-merchant-help = Choisit son prochain coup avec soin.
level-steward = Intendant
level-steward-help = Évalue bien les positions.
level-vizier = Vizir
level-vizier-help = Pense aussi à votre réponse.
level-pharaoh = Pharaon
level-pharaoh-help = Voit le plus loin, en envisageant le plus grand nombre de mains possibles.

level-miser = Avare
level-miser-help = Déteste le risque et évite la corruption.
level-gambler = Flambeuse
level-gambler-help = Prend ce qui lui plaît, quel que soit le risque, et ne sait jamais s’arrêter.
level-hoarder = Écureuil
level-hoarder-help = Garde tout pour plus tard, en attendant mieux.
level-spoiler = Trouble-fête
level-spoiler-help = Aime mieux gêner les autres que d’avancer.
level-racer = Fonceur
level-racer-help = Toujours pressé : prend le petit gain et file.
level-connoisseur = Esthète
level-connoisseur-help = Veut d’abord ce qui est beau : ivoire, Statues, Jardins.
level-gossip = Commère
level-gossip-help = Connaît tout le monde et préfère les gens aux marchandises.
level-copycat = Copieur
level-copycat-help = Veut tout ce qu’a son voisin.

# The headings of the two groups in the list of opponents.
opponents-by-strength = Du plus facile au plus fort
opponents-characters = Avec du caractère
opponents-people = Personnes

# Le nom de chacun, qui il est, et une ligne sur son jeu, sur la plaque d’une place : 26 caractères au plus.
level-random-person = Touya
level-random-called = la Plume
level-random-temper = Va où le vent la porte.
level-apprentice-person = Ipi
level-apprentice-called = l’Apprenti
level-apprentice-temper = Plein de bonne volonté.
level-scribe-person = Ani
level-scribe-called = le Scribe
level-scribe-temper = Un coup à la fois.
level-merchant-person = Imhotep
level-merchant-called = le Marchand
level-merchant-temper = Compte avant d’acheter.
level-steward-person = Sénou
level-steward-called = l’Intendant
level-steward-temper = Sait le prix des choses.
level-vizier-person = Rekhmirê
level-vizier-called = le Vizir
level-vizier-temper = A déjà lu votre réponse.
level-pharaoh-person = Séthi
level-pharaoh-called = le Pharaon
level-pharaoh-temper = Voit plus loin que tous.
level-miser-person = Kha
level-miser-called = l’Avare
level-miser-temper = Ne lâche rien.
level-gambler-person = Méryt
level-gambler-called = la Flambeuse
level-gambler-temper = Parie sur demain.
level-hoarder-person = Paser
level-hoarder-called = l’Écureuil
level-hoarder-temper = N’en a jamais assez.
level-spoiler-person = Antef
level-spoiler-called = le Trouble-fête
level-spoiler-temper = Gâche volontiers le jeu.
level-ferryman-person = Mahou
level-ferryman-called = le Passeur
level-ferryman-temper = Ne voit que l’évidence.
level-pedlar-person = Khay
level-pedlar-called = le Colporteur
level-pedlar-temper = Bon œil, quand il regarde.
level-racer-person = Ahmosé
level-racer-called = le Fonceur
level-racer-temper = Petit gain, et il file.
level-connoisseur-person = Néfret
level-connoisseur-called = l’Esthète
level-connoisseur-temper = Le beau avant le profit.
level-gossip-person = Hénout
level-gossip-called = la Commère
level-gossip-temper = Connaît tout le monde.
level-copycat-person = Pentou
level-copycat-called = le Copieur
level-copycat-temper = Veut ce que vous avez.

# Les noms de ceux qui jouent comme quelqu’un qui est déjà à la table.
names-men = Ptah, Nakht, Hapou, Djéhouti
names-women = Tiyi, Maïa, Iset, Sénet
