# Ce qui se choisit avant une partie : options, buts
option-open-information = Informations visibles
option-open-information-help = Tout ce qu’une mémoire parfaite saurait est montré à tous.

option-character-may-open-set = Un personnage peut ouvrir un lot
option-character-may-open-set-help = Un personnage de la famille peut remplacer la tuile marchandise qu’exige un nouveau lot.

option-architect = Variante Architecte
option-architect-help = On construit à partir d’un coin, et chaque chantier doit toucher une construction.

option-scenario = But
option-scenario-help = Ce qui termine la partie et donne la victoire.
scenario-scribe = Scribe
scenario-scribe-help = Les douze cases construites, et au moins une étape d’une Pyramide.
scenario-priest = Prêtre
scenario-priest-help = Un Port, une Pyramide et trois bâtiments administratifs.
scenario-pharaoh = Pharaon
scenario-pharaoh-help = Un Port, une Pyramide et les six bâtiments administratifs.
scenario-first-pyramid = Première Pyramide
scenario-first-pyramid-help = Soyez le premier à achever une Pyramide (édition 2023).
