# Perché una mossa è rifiutata in Sobek: 2 giocatori.
refuse-duel-unknown = Questa mossa non esiste in questo gioco.
refuse-duel-over = La partita è finita.
refuse-duel-turn = Scegli una delle tre azioni: prendere una tessera, vendere un set o giocare un personaggio.
refuse-duel-first-turn = Nel primo turno devi prendere una delle quattro tessere al centro.
refuse-duel-refill-final = Hai riempito il mercato per prendere una tessera: ora prendine una al centro.
refuse-duel-finger = Il Dito indica una tessera: devi prendere quella.
refuse-duel-icon-first = Prima decidi se tenere la tessera o scambiarla con un Deben.
refuse-duel-turn-first = Prima gira l’Ankh.
refuse-duel-pirogue-first = Prima usa una delle Piroghe.
refuse-duel-vizier-first = Prima prendi una tessera dalla corruzione dell’avversario.
refuse-duel-scribe-first = Prima metti nella tua corruzione le tessere che lo Scriba esige.

refuse-duel-no-square = Questa casella non esiste.
refuse-duel-ankh-there = Su quella casella c’è l’Ankh.
refuse-duel-empty-square = Lì non c’è nessuna tessera.
refuse-duel-off-line = Quella tessera non è sulla linea dell’Ankh.
refuse-duel-centre-only = Ora puoi prendere solo le tessere al centro.
refuse-duel-no-icon = Si può scambiare solo una tessera che ha l’icona Deben, subito dopo averla presa dal mercato.
refuse-duel-pile-empty = Il mazzo è vuoto, quindi il mercato non si può riempire.
refuse-duel-line-not-empty = Puoi riempire il mercato solo quando la linea dell’Ankh è vuota.
refuse-duel-no-orientation = L’Ankh non si può girare così.
refuse-duel-face-a-tile = Se può, l’Ankh deve puntare verso una tessera: scegli un’altra direzione.

refuse-duel-no-family = Un set è di bestiame, pesce, grano, marmo, ebano o avorio; i jolly possono solo completarne uno.
refuse-duel-not-in-hand = Questa tessera non è nella tua mano.
refuse-duel-one-family = Un set è di una sola famiglia, più eventuali jolly.
refuse-duel-set-small = Un set richiede almeno { $needed } tessere; { $count ->
    [0] non ne hai scelta nessuna
    [one] ne hai scelta { $count }
   *[other] ne hai scelte { $count }
}.
refuse-duel-set-needs-goods = Un nuovo set richiede almeno una tessera merce della sua famiglia; jolly e personaggi non bastano.

refuse-duel-not-a-character = Solo un personaggio può essere giocato per il suo potere.
refuse-duel-must-apply = Il potere ha un effetto: devi scegliere un bersaglio.
refuse-duel-no-target = Nessun bersaglio possibile.
refuse-duel-wrong-target = Non è un bersaglio valido.
refuse-duel-no-such-back = Il tuo avversario non ha tessere con quel dorso.
refuse-duel-set-not-sold = Non hai un set di quella famiglia.
refuse-duel-too-many = { $most ->
    [one] La Cortigiana aggiunge solo 1 tessera.
   *[other] La Cortigiana aggiunge al massimo { $most } tessere.
}
refuse-duel-pirogue-gone = Quella Piroga non è più disponibile.
refuse-duel-scarabs-set = Gli Scarabei vanno solo su un tuo set venduto di bestiame, pesce o grano.
refuse-duel-not-in-corruption = Quella tessera non è nella corruzione dell’avversario.
refuse-duel-scribe-count = { $count ->
    [one] Scegli esattamente 1 tessera da mettere nella corruzione.
   *[other] Scegli esattamente { $count } tessere da mettere nella corruzione.
}
