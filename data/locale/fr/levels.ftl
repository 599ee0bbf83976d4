# Les niveaux auxquels jouent les programmes.

level-random = Plume
level-random-help = Fait n’importe quoi de permis, au gré du vent.

level-apprentice = Apprenti
level-apprentice-help = Connaît quelques principes et les oublie souvent.
level-scribe = Scribe
level-scribe-help = Pèse son prochain coup, pas toujours bien.
level-merchant = Marchand
level-merchant-help = Pèse son prochain coup avec soin.
level-steward = Intendant
level-steward-help = A appris de nombreuses parties ce que vaut une position.
level-vizier = Vizir
level-vizier-help = Pense aussi à votre réponse.
level-pharaoh = Pharaon
level-pharaoh-help = Prévoit plusieurs tours, dans beaucoup de mains que vous pouvez avoir. Une seconde par coup au plus.

level-miser = Avare
level-miser-help = Déteste la corruption et le moindre risque.
level-gambler = Flambeur
level-gambler-help = Ignore tout ce qui ne lui plaît pas, et ne sait jamais s’arrêter.
level-hoarder = Thésauriseur
level-hoarder-help = Aime garder ce qu’il a pour quelque chose de plus grand.
level-spoiler = Trouble-fête
level-spoiler-help = Aime mieux voir tomber le premier que monter lui-même.
