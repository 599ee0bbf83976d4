# Les niveaux auxquels jouent les programmes.

level-random = Plume
level-random-help = Joue au hasard parmi les coups permis.

level-apprentice = Apprenti
level-apprentice-help = Connaît quelques principes et les oublie souvent.
level-scribe = Scribe
level-scribe-help = Ne pense qu’à son prochain coup, et pas toujours bien.
level-merchant = Marchand
level-merchant-help = Pèse son prochain coup avec soin.
level-steward = Intendant
level-steward-help = Sait ce que vaut une position.
level-vizier = Vizir
level-vizier-help = Pense aussi à votre réponse.
level-pharaoh = Pharaon
level-pharaoh-help = Voit le plus loin, dans le plus grand nombre de mains possibles.

level-miser = Avare
level-miser-help = Déteste tout risque et garde les mains propres.
level-gambler = Flambeur
level-gambler-help = Prend ce qui lui plaît, quoi qu’il en coûte, et ne sait jamais s’arrêter.
level-hoarder = Écureuil
level-hoarder-help = Aime garder ce qu’il a pour quelque chose de plus grand.
level-spoiler = Trouble-fête
level-spoiler-help = Aime mieux voir tomber le premier que monter lui-même.
