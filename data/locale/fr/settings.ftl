# Les réglages
settings-page-display = Affichage
settings-page-play = Jeu
settings-page-sound = Son
settings-page-keys = Commandes

settings-language = Langue
settings-language-hint = Les noms des joueurs ne changent pas.
settings-language-auto = Langue du système
settings-language-en = English
settings-language-fr = Français
settings-language-it = Italiano

settings-window = Fenêtre
settings-window-hint = Appuyez sur F11 pour en changer à tout moment.
settings-window-windowed = Fenêtrée
settings-window-borderless = Sans bordure
settings-window-full-screen = Plein écran
settings-window-refused = Ce mode n’est pas disponible sur cet écran.

settings-interface-scale = Taille de l’interface
settings-interface-scale-hint = Plus petite, elle laisse voir davantage dans une grande fenêtre.
settings-interface-scale-100 = Grande
settings-interface-scale-85 = Moyenne
settings-interface-scale-70 = Petite

settings-text-size = Taille du texte
settings-text-size-hint = Agrandit tous les textes.
settings-text-size-100 = Normale
settings-text-size-115 = Grande
settings-text-size-130 = Très grande

settings-theme = Thème
settings-theme-hint = Le contraste élevé supprime le fond papyrus.
settings-theme-papyrus = Papyrus
settings-theme-contrast = Contraste élevé

settings-player-name = Votre nom
settings-player-name-hint = Utilisé pour la première place des nouvelles parties.

settings-thinking-seconds = Temps de réflexion des IA
settings-thinking-seconds-hint = Par coup. L’IA la plus forte l’utilise entièrement ; les autres jouent plus vite.

settings-living-background = Décor animé
settings-living-background-hint = L’eau, les oiseaux et le bateau bougent si les animations sont actives.
settings-shows-speech = Répliques des IA
settings-shows-speech-hint = Les IA disent quelques mots de temps en temps, chacune avec sa voix.

settings-animation = Vitesse des animations
settings-animation-hint = Plus vous attendez, plus les coups des autres s’accélèrent, sauf à vitesse lente. « Désactivées » montre aussitôt le résultat.
settings-animation-slow = Lente
settings-animation-normal = Normale
settings-animation-fast = Rapide
settings-animation-off = Désactivées

settings-auto-skip = Passer les animations des IA
settings-auto-skip-hint = Leurs coups apparaissent aussitôt.

settings-answers-obvious = Passer les évidences dans Sa-Rê
settings-answers-obvious-hint = Si une seule réponse a un sens, elle est donnée après un instant. Un autre bouton, ou « Annuler », vous rend le choix.

settings-show-legal = Mettre en évidence les coups possibles
settings-show-legal-hint = Fait ressortir ce que vous pouvez utiliser.

settings-shows-odds = Afficher les probabilités dans Sa-Rê
settings-shows-odds-hint = Risque de Troubles et de révolte quand il faut s’arrêter ou continuer.

settings-coach = Entraîneur
settings-coach-hint = Prévient d’une gaffe avant qu’elle ne soit définitive. Les parties jouées avec l’entraîneur ne comptent pas dans les statistiques.
settings-confirm-handover = Cacher les mains entre deux tours
settings-confirm-handover-hint = À plusieurs devant un écran : les mains restent cachées jusqu’à ce que le joueur suivant soit prêt.

settings-confirm-quit = Confirmer avant de quitter
settings-confirm-quit-hint = La partie est enregistrée dans tous les cas.

settings-tooltip-delay = Délai des infobulles
settings-tooltip-delay-hint = { $press } en affiche une aussitôt.
settings-tooltip-delay-25 = Court
settings-tooltip-delay-60 = Moyen
settings-tooltip-delay-120 = Long

settings-effects-volume = Effets sonores
settings-effects-volume-hint = Cartes, pièces, eau.
settings-music-volume = Musique
settings-music-volume-hint = Harpe et tambour.
settings-ambience-volume = Ambiance
settings-ambience-volume-hint = Le fleuve, le marché ou la cité, tout bas, pendant la partie.
settings-plays-hidden = Musique en arrière-plan
settings-plays-hidden-hint = La musique et l’ambiance continuent quand la fenêtre est réduite.
settings-sound-missing = Aucun périphérique audio trouvé.
settings-reads-aloud = Lire à voix haute
settings-reads-aloud-hint = La voix de l’ordinateur lit ce que vous parcourez et ce qui se passe. Pour jouer sans lecteur d’écran.
settings-voice-missing = Aucune voix trouvée sur ce système.

settings-damaged = Le fichier des réglages était endommagé. Ce qui n’a pas pu être lu a repris sa valeur par défaut.
settings-unread = Le fichier des réglages est illisible : les valeurs par défaut s’appliquent. Il appartient peut-être à un autre compte ; il reste tel quel.
settings-not-stored = Les réglages n’ont pas pu être enregistrés ({ $reason }). Ils valent jusqu’à la fermeture de Felucca.

keys-head-keys = Clavier
keys-head-buttons = Manette
keys-or = { $first } ou { $second }
keys-hint = Conseil
keys-undo = Annuler un coup
keys-answers = Aller aux boutons, et revenir
keys-explain = Afficher l’infobulle
keys-zoom-in = Agrandir
keys-log = Suivi des cartes ou tuiles
keys-digest = Entre-temps, depuis votre tour
keys-why = Pourquoi l’IA a-t-elle joué ainsi ?
keys-help = Règles
keys-skip = Passer à votre prochain tour
keys-menu = Menu de la partie
keys-tell-turn = Lire : tour et question
keys-tell-hand = Lire : votre main ou votre cité
keys-tell-supply = Lire : quais, marché ou saison
keys-tell-first = Lire : premier adversaire
keys-tell-second = Lire : deuxième adversaire
keys-tell-third = Lire : troisième adversaire
keys-tell-score = Lire : score
keys-tell-last = Lire : dernier événement
keys-standard = Valeurs par défaut
keys-ask-keys = Appuyez sur la nouvelle touche. Les touches de navigation sont réservées.
keys-ask-buttons = Appuyez sur le nouveau bouton. Les boutons de navigation sont réservés.
keys-moved = « { $action } » passe sur { $press }.
keys-leave = Ne rien changer
keys-steer-lead = Déplacer la sélection
keys-steer-lead-keys = Flèches
keys-steer-lead-buttons = Croix directionnelle ou stick gauche
keys-steer-next = Suivant, précédent
keys-steer-next-keys = Tab, Maj + Tab
keys-steer-next-buttons = RB, LB
keys-steer-use = Sélectionner
keys-steer-use-keys = Entrée ou Espace
keys-steer-use-buttons = A
keys-steer-back = Retour
keys-steer-back-keys = Échap
keys-steer-back-buttons = B
keys-steer-scroll = Faire défiler
keys-steer-scroll-keys = Page préc., Page suiv., Début, Fin
keys-steer-scroll-buttons = Stick droit
keys-steer-window = Fenêtre, plein écran
keys-steer-window-keys = F11
keys-steer-window-buttons = –
keys-mouse = Souris : clic gauche pour choisir, clic droit pour agrandir, molette pour défiler.
key-space = Espace
key-return = Entrée
key-escape = Échap
key-backspace = Retour arr.
key-delete = Suppr
key-insert = Inser
key-pageup = Page préc.
key-pagedown = Page suiv.
key-pause = Pause
key-printscreen = Impr. écran
key-scrolllock = Arrêt défil.
key-keypad = { $sign } du pavé
