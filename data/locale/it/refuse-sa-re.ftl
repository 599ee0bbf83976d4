# Perché una mossa è rifiutata in Sa-Rê.

refuse-sa-re-unknown-move = In Sa-Rê questa mossa non esiste.
refuse-sa-re-over = La partita è finita.
refuse-sa-re-other-decision = Prima va decisa un’altra cosa.
refuse-sa-re-settled = Le tessere iniziali si mettono solo prima del primo round.

refuse-sa-re-not-site-phase = Si avvia, si abbandona e si demolisce solo nella prima fase di un round.
refuse-sa-re-masters-busy = 
    { $masters ->
        [one] Il tuo Capomastro gestisce già { $sites ->
            [one] un cantiere
           *[other] { $sites } cantieri
        }.
       *[other] I tuoi Capomastri gestiscono già { $sites } cantieri.
    }
refuse-sa-re-launch-on-red = Con un cantiere in più i tuoi operai si rivolterebbero prima che la stagione cominci.
refuse-sa-re-owned-already = Ne hai già uno, in cantiere o costruito: gli edifici principali e amministrativi sono unici in una città.
refuse-sa-re-launched-already = Hai già avviato un cantiere così in questo round: due edifici di produzione uguali richiedono due round.
refuse-sa-re-none-left = Il tabellone di riferimento non ha più di queste tessere.
refuse-sa-re-no-space = Nessuna casella è libera per questa tessera.
refuse-sa-re-no-port-space = Nessuna casella sul Nilo è libera per il Porto.
refuse-sa-re-no-space-near = Nessuna casella libera per questa tessera è accanto a un edificio finito.
refuse-sa-re-no-port-space-near = Nessuna casella libera sul Nilo è accanto a un edificio finito.
refuse-sa-re-port-off-nile = Il Porto richiede una casella sul Nilo.
refuse-sa-re-space-full = Non c’è posto in { $space }.
refuse-sa-re-not-shared = In { $space } c’è un edificio che non divide la casella con nessun altro.
refuse-sa-re-not-adjacent = La casella { $space } non è accanto a un edificio finito.
refuse-sa-re-no-site-there = Non hai un cantiere così in { $space }.
refuse-sa-re-nothing-built-there = Nessun edificio di questo tipo è costruito in { $space }.
refuse-sa-re-last-master = Non puoi demolire il tuo ultimo Capomastro.
refuse-sa-re-masters-needed = 
    { $sites ->
        [one] Questo Capomastro serve al tuo cantiere.
       *[other] Questo Capomastro serve ai tuoi { $sites } cantieri.
    }
refuse-sa-re-demolish-on-red = Con un Capomastro in meno i tuoi operai si rivolterebbero prima che la stagione cominci.
refuse-sa-re-loss-sum = Tieni esattamente tante risorse quante ci stanno.

refuse-sa-re-not-asked = Ora non è possibile.
refuse-sa-re-gold-paid = Hai già pagato i tuoi operai per questa carta.
refuse-sa-re-no-gold = Nei tuoi Magazzini non c’è oro.
refuse-sa-re-gauge-at-base = Il tuo indicatore non può scendere di più.
refuse-sa-re-used = Questo edificio è già stato usato in questa stagione.
refuse-sa-re-not-built = Non hai ancora un edificio di questo tipo in funzione.
refuse-sa-re-no-such-opponent = Scegli uno dei tuoi avversari.
refuse-sa-re-opponent-lies = Quel giocatore si è già fermato: non puoi più raggiungerlo.
refuse-sa-re-onto-red = La Caserma non può spingere nessuno alla rivolta.
refuse-sa-re-temple-late = Il Tempio si usa solo prima della prima carta.
refuse-sa-re-not-that-building = Questo edificio ora non può intervenire.
refuse-sa-re-no-reaction = Non ci sono Disordini da attenuare.
refuse-sa-re-library-double = La Biblioteca trasforma in jolly solo Disordini semplici; usa prima i Giardini.
refuse-sa-re-gardens-single = I Giardini servono solo contro i Doppi Disordini.
refuse-sa-re-swap-uneven = Il Mercato scambia una risorsa con una.
refuse-sa-re-swap-nothing = Non cambierebbe nulla.
refuse-sa-re-swap-own-lacks = 
    I tuoi Magazzini non contengono { $resource ->
        [wood] tanto legno
        [stone] tanta pietra
       *[gold] tanto oro
    }.
refuse-sa-re-swap-other-lacks = 
    I suoi Magazzini non contengono { $resource ->
        [wood] tanto legno
        [stone] tanta pietra
       *[gold] tanto oro
    }.

refuse-sa-re-not-building = Si costruisce nella terza fase, quando è il tuo turno.
refuse-sa-re-revolted-builds = Dopo una rivolta non si costruisce nulla in questo round.
refuse-sa-re-revolted-token = Dopo una rivolta nessun gettone si può usare in questo round.
refuse-sa-re-revolted-caravan = Dopo una rivolta non si possono usare carovane in questo round.
refuse-sa-re-one-step = Si costruisce una sola tappa di piramide a round.
refuse-sa-re-too-dear = Tolti gli sconti, costa { cost-resources }, che non puoi pagare.
refuse-sa-re-discount-nothing = Il Porto toglie solo ciò che resta da pagare.
refuse-sa-re-discount-short = Con questo sconto non potresti pagare il resto.
refuse-sa-re-pay-lacks = Ne hai solo { $hand } in mano e { $tokens } sugli edifici.
refuse-sa-re-pay-too-much = { $due ->
    [one] Ne devi solo una.
   *[other] Ne devi solo { $due }.
}
refuse-sa-re-pay-too-little = Jolly, Porto e carovane non bastano a coprire tanto.
refuse-sa-re-paid-kind = { $due ->
    [0] Non c’è { $resource ->
        [wood] legno
        [stone] pietra
       *[gold] oro
    } da pagare: togline.
   *[other] Da pagare: { $due } { $resource ->
        [wood] legno
        [stone] pietra
       *[gold] oro
    }. Togli il di più.
}
refuse-sa-re-unpaid = 
    { $count ->
        [one] Manca ancora una risorsa.
       *[other] Mancano ancora { $count } risorse.
    }
refuse-sa-re-overpaid = 
    { $count ->
        [one] È una risorsa di troppo.
       *[other] Sono { $count } risorse di troppo.
    }
refuse-sa-re-wild-sum = 
    { $rest ->
        [one] Resta da pagare esattamente una risorsa.
       *[other] Restano da pagare esattamente { $rest } risorse.
    }
refuse-sa-re-wild-lacks = Non hai così tanti jolly.
refuse-sa-re-no-caravan = Non hai carovane da usare ora.
refuse-sa-re-caravans-full = Hai { $caravans } carovane, il massimo possibile.
refuse-sa-re-source-empty = Non c’è abbastanza per pagare così una carovana.
refuse-sa-re-supply-empty = 
    La riserva generale non ha più { $resource ->
        [wood] legno
        [stone] pietra
       *[gold] oro
    }.
refuse-sa-re-no-warehouse = Senza Magazzino non si può conservare nulla.
refuse-sa-re-no-room = 
    { $room ->
        [0] Non hai un Magazzino.
       *[other] I tuoi Magazzini hanno posto per { $room } risorse.
    }
refuse-sa-re-keep-lacks = Non ne hai così tante.
refuse-sa-re-keep-wastes = Puoi scartare solo ciò che non ci sta.
refuse-sa-re-none-to-take = Non c’è nulla da togliere.
refuse-sa-re-no-more = Non ne hai di più.
