# Che cosa dicono le figure delle regole, e che cosa c’è scritto sotto.

figure-name-count = { $count ->
    [1] { $name }
   *[other] { $name } × { $count }
}
figure-scarabs = { $scarabs ->
    [0] senza scarabei
    [1] 1 scarabeo
   *[other] { $scarabs } scarabei
}
figure-duel-tile = { $deben ->
    [1] Deben
   *[other] { figure-scarabs }
}
figure-value = { $cards } × { $scarabs } = { $points }
figure-first = 1ª

figure-sobek-take = <b>Prendi</b> una delle prime { $reach } carte sui moli.
figure-sobek-skip = Le carte che salti diventano <b>corruzione</b>.
figure-sobek-set = <b>Gioca un set</b> di almeno { $set_size } carte: { $cards } carte × { $scarabs } scarabei = { $points } punti.
figure-sobek-quays = Una consegna intera: { $quays } carte in fila, i personaggi coperti.
figure-sobek-set-amulet = Un amuleto vale come bestiame.
figure-sobek-set-character = La Regina vale come avorio; non ha scarabei.
figure-sobek-value = { $cards } carte × { $scarabs } scarabei = { $points } punti

figure-duel-take = <b>Prendi</b> una tessera sulla linea dell’Ankh. Una tessera saltata è <b>corruzione</b>.
figure-duel-turn = L’Ankh va lì e <b>si gira secondo il segno</b>: la linea dell’avversario.
figure-duel-sell = <b>Vendi un set</b> di almeno { $set_size } tessere, qui { $points } punti, e usa una Piroga.
figure-duel-value = { $cards } tessere × { $scarabs } scarabei = { $points } punti
figure-duel-points = Anche i Deben e alcune Piroghe danno punti.

figure-sa-re-sites = <b>Cantieri:</b> metti tessere nella tua città, senza pagare.
figure-sa-re-season = <b>Stagione:</b> le carte portano risorse, e Disordini. Fermati in tempo!
figure-sa-re-build = <b>Costruzione:</b> paga il prezzo, e il cantiere diventa un edificio.
figure-sa-re-less = −1
figure-sa-re-discount = Accanto al Falegname, il Tempio costa 1 legno in meno.
figure-sa-re-revolt = Sulla casella { $gauge_red } gli operai si rivoltano.
figure-sa-re-pyramid = Una Piramide cresce tappa per tappa.
figure-sa-re-scribe = <b>{ scenario-scribe }</b>
figure-sa-re-priest = <b>{ scenario-priest }</b>
figure-sa-re-pharaoh = <b>{ scenario-pharaoh }</b>
figure-sa-re-first-pyramid = <b>{ scenario-first-pyramid }</b>

figure-sobek-guild = Una Gilda con l’ankh porta all’ankh successivo.
figure-sobek-sideways = Un set in orizzontale dà solo i suoi scarabei.
figure-sobek-corrupt = Paga chi ha più corruzione.
figure-sobek-penalty = Due passi indietro da 61: due ankh.
figure-duel-corrupt = Ogni { $corruption_step } di differenza danno un Deben in più al meno corrotto.
figure-duel-less = 1
figure-duel-more = 8

figure-in-box = { $count ->
    [1] Ce n’è 1 nella scatola.
   *[other] Ce ne sono { $count } nella scatola.
}

figure-sa-re-beside = L’indicatore di rivolta con i tuoi operai, una carovana e il tuo obelisco.
figure-sa-re-manage = Un Capomastro gestisce { $sites_per_master } cantieri.
figure-sa-re-stop = Ti fermi: abbassi l’obelisco e prendi una copia del raccolto.
figure-sa-re-caravan = Due risorse per una carovana, poi una a scelta per la carovana.
figure-sa-re-store = Un Magazzino conserva { $storage } risorse.
figure-duel-deben = Una tessera con un Deben si può scambiare con un Deben del sacchetto.
figure-duel-pirogues = Ogni vendita usa una delle { $berths } Piroghe.
