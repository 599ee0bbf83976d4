# Ce qui se choisit avant une partie : options, buts
option-open-information = Informations visibles
option-open-information-help = Tous les joueurs voient ce que saurait un joueur à la mémoire parfaite.

option-character-may-open-set = Un personnage peut ouvrir un lot
option-character-may-open-set-help = Un personnage peut remplacer la tuile marchandise qu’exige un nouveau lot.

option-architect = Variante Architecte
option-architect-help = On part d’un coin ; chaque chantier va sur une case avec un bâtiment achevé, ou à côté.

option-scenario = Directive
option-scenario-help = Ce qu’il faut accomplir pour gagner.
scenario-scribe = Scribe
scenario-scribe-help = Un bâtiment sur chaque case, dont une étape de Pyramide.
scenario-priest = Prêtre
scenario-priest-help = Un Port, une Pyramide et trois bâtiments administratifs.
scenario-pharaoh = Pharaon
scenario-pharaoh-help = Un Port, une Pyramide et les six bâtiments administratifs.
scenario-first-pyramid = Première Pyramide
scenario-first-pyramid-help = Soyez le premier à achever une Pyramide (édition 2023).
