# Perché una mossa è rifiutata in Sa-Rê.

refuse-sa-re-unknown-move = Questa mossa non esiste in Sa-Rê.
refuse-sa-re-over = La partita è finita.
refuse-sa-re-other-decision = Prima c’è un’altra cosa da decidere.
refuse-sa-re-settled = Le tessere iniziali si mettono solo prima del primo round.

refuse-sa-re-tile-first = Prima scegli una tessera, poi la sua casella.
refuse-sa-re-not-site-phase = Puoi avviare o abbandonare un cantiere, o demolire un edificio, solo nella fase 1.
refuse-sa-re-masters-busy = { $masters ->
    [one] Il tuo Capomastro gestisce già { $sites ->
        [one] 1 cantiere
       *[other] { $sites } cantieri
    }.
   *[other] I tuoi Capomastri gestiscono già { $sites } cantieri.
}
refuse-sa-re-launch-on-red = Con un cantiere in più i tuoi operai si rivolterebbero prima che la stagione cominci.
refuse-sa-re-owned-already = Ne hai già uno. Una città ha un solo esemplare di ogni edificio principale o amministrativo.
refuse-sa-re-launched-already = Ne hai già avviato uno in questo round. Avvia il secondo nel prossimo.
refuse-sa-re-none-left = Sul tabellone di riferimento non ci sono più tessere di questo tipo.
refuse-sa-re-no-space = Non hai caselle libere per questa tessera.
refuse-sa-re-no-port-space = Non hai caselle libere sul Nilo per il Porto.
refuse-sa-re-no-space-near = Non hai caselle libere accanto a un edificio finito.
refuse-sa-re-no-port-space-near = Non hai caselle libere sul Nilo accanto a un edificio finito.
refuse-sa-re-port-off-nile = Il Porto deve stare sul Nilo.
refuse-sa-re-space-full = La casella { $space } è piena.
refuse-sa-re-not-shared = L’edificio in { $space } non può condividere la casella.
refuse-sa-re-not-adjacent = La casella { $space } non è accanto a un edificio finito.
refuse-sa-re-no-site-there = Non hai questo cantiere in { $space }.
refuse-sa-re-nothing-built-there = Non hai questo edificio in { $space }.
refuse-sa-re-last-master = Non puoi demolire il tuo ultimo Capomastro.
refuse-sa-re-masters-needed = { $sites ->
    [one] Al tuo cantiere serve questo Capomastro.
   *[other] Ai tuoi { $sites } cantieri serve questo Capomastro.
}
refuse-sa-re-demolish-on-red = Con un Capomastro in meno i tuoi operai si rivolterebbero prima che la stagione cominci.
refuse-sa-re-loss-sum = Tieni esattamente tante risorse quante ci stanno.

refuse-sa-re-not-asked = Ora non è possibile.
refuse-sa-re-gold-paid = Per questa carta hai già pagato l’oro.
refuse-sa-re-no-gold = Non hai oro nei tuoi Magazzini.
refuse-sa-re-gauge-at-base = Il tuo indicatore è già alla base.
refuse-sa-re-used = Questo edificio è già stato usato in questa stagione.
refuse-sa-re-not-built = Non hai ancora un edificio di questo tipo in funzione.
refuse-sa-re-no-such-opponent = Scegli uno dei tuoi avversari.
refuse-sa-re-opponent-lies = Quel giocatore si è già fermato: non puoi più raggiungerlo.
refuse-sa-re-onto-red = La Caserma non può spingere nessuno alla rivolta.
refuse-sa-re-temple-late = Il Tempio si usa solo prima della prima carta.
refuse-sa-re-not-that-building = Questo edificio non si può usare ora.
refuse-sa-re-no-reaction = Non ci sono Disordini da attenuare.
refuse-sa-re-library-double = La Biblioteca trasforma in jolly solo Disordini semplici; usa prima i Giardini.
refuse-sa-re-gardens-single = I Giardini servono solo contro i Doppi Disordini.
refuse-sa-re-swap-uneven = Il Mercato scambia risorse una per una: prendine tante quante ne dai.
refuse-sa-re-swap-nothing = Questo scambio non cambierebbe nulla.
refuse-sa-re-swap-own-lacks = 
    I tuoi Magazzini non contengono { $resource ->
        [wood] così tanto legno
        [stone] così tanta pietra
       *[gold] così tanto oro
    }.
refuse-sa-re-swap-other-lacks = I Magazzini di quel giocatore non contengono { $resource ->
    [wood] così tanto legno
    [stone] così tanta pietra
   *[gold] così tanto oro
}.

refuse-sa-re-not-building = Si costruisce nella fase 3, nel proprio turno.
refuse-sa-re-revolted-builds = Dopo una rivolta non puoi costruire in questo round.
refuse-sa-re-revolted-token = Dopo una rivolta non puoi usare gettoni in questo round.
refuse-sa-re-revolted-caravan = Dopo una rivolta non puoi usare carovane in questo round.
refuse-sa-re-one-step = Puoi costruire una sola tappa di Piramide a round.
refuse-sa-re-too-dear = Dopo gli sconti costa { cost-resources }: non puoi permettertelo.
refuse-sa-re-discount-nothing = Il Porto sconta solo ciò che resta da pagare.
refuse-sa-re-discount-short = Con questo sconto non potresti pagare il resto.
refuse-sa-re-pay-lacks = Ne hai solo { $hand } in mano e { $tokens } sugli edifici.
refuse-sa-re-pay-too-much = { $due ->
    [one] Ne devi solo 1.
   *[other] Ne devi solo { $due }.
}
refuse-sa-re-pay-too-little = Jolly, Porto e carovane non bastano a coprire tanto.
refuse-sa-re-paid-kind = { $due ->
    [0]
        Non c’è { $resource ->
            [wood] legno
            [stone] pietra
           *[gold] oro
        } da pagare: non usarne.
   *[other]
        Da pagare: solo { $due } { $resource ->
            [wood] legno
            [stone] pietra
           *[gold] oro
        }. Togli il resto.
}
refuse-sa-re-unpaid = { $count ->
    [one] Devi ancora pagare 1 risorsa.
   *[other] Devi ancora pagare { $count } risorse.
}
refuse-sa-re-overpaid = { $count ->
    [one] 1 risorsa di troppo.
   *[other] { $count } risorse di troppo.
}
refuse-sa-re-wild-sum = { $rest ->
    [one] Devi ancora pagare esattamente 1 risorsa.
   *[other] Devi ancora pagare esattamente { $rest } risorse.
}
refuse-sa-re-wild-lacks = Non hai così tanti jolly.
refuse-sa-re-no-caravan = Non hai carovane da usare ora.
refuse-sa-re-caravans-full = Hai già { $caravans } carovane, il massimo.
refuse-sa-re-source-empty = Non hai queste risorse.
refuse-sa-re-supply-empty = 
    La riserva generale non ha più { $resource ->
        [wood] legno
        [stone] pietra
       *[gold] oro
    }.
refuse-sa-re-no-warehouse = Per immagazzinare serve un Magazzino.
refuse-sa-re-no-room = { $room ->
    [0] Non hai un Magazzino.
    [one] I tuoi Magazzini hanno posto per 1 risorsa.
   *[other] I tuoi Magazzini hanno posto per { $room } risorse.
}
refuse-sa-re-keep-lacks = Non ne hai così tante.
refuse-sa-re-keep-wastes = Puoi scartare solo ciò che non ci sta.
refuse-sa-re-no-more = Non ne hai di più.
