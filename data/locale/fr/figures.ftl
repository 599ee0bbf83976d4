# Ce que disent les figures des règles, et ce qui est écrit dessous.

figure-name-count = { $count ->
    [1] { $name }
   *[other] { $name } × { $count }
}
figure-scarabs = { $scarabs ->
    [0] sans scarabée
    [1] 1 scarabée
   *[other] { $scarabs } scarabées
}
figure-duel-tile = { $deben ->
    [1] Deben
   *[other] { figure-scarabs }
}
figure-value = { $cards } × { $scarabs } = { $points }
figure-first = 1re

figure-sobek-take = <b>Prenez</b> une des { $reach } premières cartes des quais.
figure-sobek-skip = Les cartes que vous ignorez deviennent de la <b>corruption</b>.
figure-sobek-set = <b>Posez un lot</b> d’au moins { $set_size } cartes : { $cards } cartes × { $scarabs } scarabées = { $points } points.
figure-sobek-quays = Un arrivage complet : { $quays } cartes en file, les personnages face cachée.
figure-sobek-set-amulet = Une amulette compte pour du bétail.
figure-sobek-set-character = La Reine compte pour de l’ivoire ; elle n’a aucun scarabée.
figure-sobek-value = { $cards } cartes × { $scarabs } scarabées = { $points } points

figure-duel-take = <b>Prenez</b> une tuile de la ligne de l’Ankh. Une tuile survolée va dans votre <b>corruption</b>.
figure-duel-turn = L’Ankh y va et <b>s’oriente selon la marque</b> : la ligne de l’adversaire.
figure-duel-sell = <b>Vendez un lot</b> d’au moins { $set_size } tuiles, ici { $points } points, et utilisez une Pirogue.
figure-duel-value = { $cards } tuiles × { $scarabs } scarabées = { $points } points
figure-duel-points = Les Deben et certaines Pirogues donnent aussi des points.

figure-sa-re-sites = <b>Chantiers :</b> posez des tuiles dans votre cité, sans payer.
figure-sa-re-season = <b>Saison :</b> les cartes apportent des ressources et des Troubles. Arrêtez-vous à temps !
figure-sa-re-build = <b>Construction :</b> payez le prix, et le chantier devient bâtiment.
figure-sa-re-less = −1
figure-sa-re-discount = À côté du Menuisier, le Temple coûte 1 bois de moins.
figure-sa-re-revolt = Sur la case { $gauge_red }, les ouvriers se révoltent.
figure-sa-re-pyramid = Une Pyramide grandit étape par étape.
figure-sa-re-scribe = <b>{ scenario-scribe }</b>
figure-sa-re-priest = <b>{ scenario-priest }</b>
figure-sa-re-pharaoh = <b>{ scenario-pharaoh }</b>
figure-sa-re-first-pyramid = <b>{ scenario-first-pyramid }</b>

figure-sobek-guild = Une Guilde à l’ankh mène à l’ankh suivant.
figure-sobek-sideways = Un lot posé à l’horizontale ne rapporte que ses scarabées.
figure-sobek-corrupt = Le joueur qui a le plus de corruption paie.
figure-sobek-penalty = Deux reculs depuis 61 : deux ankhs.
figure-duel-corrupt = Chaque écart de { $corruption_step } donne un Deben de plus au moins corrompu.
figure-duel-less = 1
figure-duel-more = 8

figure-in-box = { $count ->
    [1] Il y en a 1 dans la boîte.
   *[other] Il y en a { $count } dans la boîte.
}

figure-sa-re-beside = La jauge de révolte et vos ouvriers, une caravane et votre obélisque.
figure-sa-re-manage = Un Maître d’œuvre gère { $sites_per_master } chantiers.
figure-sa-re-stop = Vous vous arrêtez : l’obélisque est couché, et vous prenez une copie du pot.
figure-sa-re-caravan = Deux ressources pour une caravane, puis une de votre choix pour la caravane.
figure-sa-re-store = Un Entrepôt garde { $storage } ressources.
figure-duel-deben = Une tuile à Deben peut s’échanger contre un Deben du sac.
figure-duel-pirogues = Chaque vente utilise une des { $berths } Pirogues.
