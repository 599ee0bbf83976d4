# Perché una mossa è rifiutata in Sa-Rê.

refuse-sare-unknown-move = In Sa-Rê questa mossa non esiste.
refuse-sare-over = La partita è finita.
refuse-sare-other-decision = Prima va decisa un’altra cosa.
refuse-sare-settled = Le tessere iniziali si mettono solo prima del primo round.

refuse-sare-not-site-phase = Si avvia, si abbandona e si demolisce solo nella prima fase di un round.
refuse-sare-masters-busy =
    { $masters ->
        [one] Il tuo Capomastro gestisce già { $sites ->
            [one] un cantiere
           *[other] { $sites } cantieri
        }.
       *[other] I tuoi Capomastri gestiscono già { $sites } cantieri.
    }
refuse-sare-launch-on-red = Con un cantiere in più i tuoi operai si rivolterebbero prima che la stagione cominci.
refuse-sare-owned-already = Ne hai già uno, in cantiere o costruito: gli edifici principali e amministrativi sono unici in una città.
refuse-sare-launched-already = Hai già avviato un cantiere così in questo round: due edifici di produzione uguali richiedono due round.
refuse-sare-none-left = Il tabellone di riferimento non ha più di queste tessere.
refuse-sare-port-off-nile = Il Porto richiede una casella sul Nilo.
refuse-sare-space-full = Non c’è posto in { $space }.
refuse-sare-not-shared = In { $space } c’è un edificio che non divide la casella con nessun altro.
refuse-sare-not-adjacent = La casella { $space } non è accanto a un edificio finito.
refuse-sare-no-site-there = Non hai un cantiere così in { $space }.
refuse-sare-nothing-built-there = Nessun edificio di questo tipo è costruito in { $space }.
refuse-sare-last-master = Il tuo ultimo Capomastro resta.
refuse-sare-masters-needed =
    { $sites ->
        [one] Questo Capomastro serve al tuo cantiere.
       *[other] Questo Capomastro serve ai tuoi { $sites } cantieri.
    }
refuse-sare-demolish-on-red = Con un Capomastro in meno i tuoi operai si rivolterebbero prima che la stagione cominci.
refuse-sare-loss-sum = Tieni tante risorse immagazzinate quanto è lo spazio.

refuse-sare-not-asked = Ora nessuno chiede questo.
refuse-sare-gold-paid = Hai già pagato i tuoi operai per questa carta.
refuse-sare-no-gold = Nei tuoi Magazzini non c’è oro.
refuse-sare-gauge-at-base = Il tuo indicatore non può scendere di più.
refuse-sare-used = Questo edificio è già stato usato in questa stagione.
refuse-sare-not-built = Non hai un edificio così che sia già in funzione.
refuse-sare-no-such-opponent = Scegli uno dei tuoi avversari.
refuse-sare-opponent-lies = Quell’obelisco è coricato: questa città è fuori portata.
refuse-sare-onto-red = La Caserma non può spingere nessuno alla rivolta.
refuse-sare-temple-late = Il Tempio guarda solo prima della prima carta.
refuse-sare-not-that-building = Questo edificio ora non può intervenire.
refuse-sare-no-reaction = Non ci sono Disordini da attenuare.
refuse-sare-library-double = La Biblioteca muta in jolly solo Disordini semplici; prima i Giardini devono dimezzare questi.
refuse-sare-gardens-single = I Giardini servono solo contro i Doppi Disordini.
refuse-sare-swap-uneven = Il Mercato scambia una risorsa con una.
refuse-sare-swap-nothing = Non cambierebbe nulla.
refuse-sare-swap-own-lacks =
    I tuoi Magazzini non contengono { $resource ->
        [wood] tanto legno
        [stone] tanta pietra
       *[gold] tanto oro
    }.
refuse-sare-swap-other-lacks =
    I suoi Magazzini non contengono { $resource ->
        [wood] tanto legno
        [stone] tanta pietra
       *[gold] tanto oro
    }.

refuse-sare-not-building = Si costruisce nella terza fase, quando è il tuo turno.
refuse-sare-revolted-builds = Dopo una rivolta non si costruisce nulla in questo round.
refuse-sare-revolted-token = Dopo una rivolta nessun gettone si può usare in questo round.
refuse-sare-revolted-caravan = Dopo una rivolta nessuna carovana si può riscattare in questo round.
refuse-sare-one-step = Si costruisce una sola tappa di piramide a round.
refuse-sare-too-dear = Tolti gli sconti, costa { cost-resources }, che non puoi pagare.
refuse-sare-discount-nothing = Il Porto toglie solo ciò che resta da pagare.
refuse-sare-discount-short = Con questo sconto non potresti pagare il resto.
refuse-sare-pay-lacks = Ne hai solo { $hand } in mano e { $tokens } sugli edifici.
refuse-sare-pay-too-much =
    { $due ->
        [one] Ne è richiesta una sola.
       *[other] Ne sono richieste solo { $due }.
    }
refuse-sare-pay-too-little = Jolly, Porto e carovane non possono supplire a così tanto.
refuse-sare-paid-kind =
    { $due ->
        [0] Non c’è più { $resource ->
            [wood] legno
            [stone] pietra
           *[gold] oro
        } da pagare: togli il di più.
       *[other] Da pagare c’è solo { $due } di { $resource ->
            [wood] legno
            [stone] pietra
           *[gold] oro
        }: togli il di più.
    }
refuse-sare-unpaid =
    { $count ->
        [one] Manca ancora una risorsa.
       *[other] Mancano ancora { $count } risorse.
    }
refuse-sare-overpaid =
    { $count ->
        [one] È una risorsa di troppo.
       *[other] Sono { $count } risorse di troppo.
    }
refuse-sare-wild-sum =
    { $rest ->
        [one] Resta da pagare esattamente una risorsa.
       *[other] Restano da pagare esattamente { $rest } risorse.
    }
refuse-sare-wild-lacks = Non hai così tanti jolly.
refuse-sare-no-caravan = Non hai carovane da riscattare ora.
refuse-sare-caravans-full = Hai { $caravans } carovane, il massimo possibile.
refuse-sare-source-empty = Non c’è abbastanza per pagare così una carovana.
refuse-sare-supply-empty =
    La riserva generale non ha più { $resource ->
        [wood] legno
        [stone] pietra
       *[gold] oro
    }.
refuse-sare-no-warehouse = Senza Magazzino non si può conservare nulla.
refuse-sare-no-room =
    { $room ->
        [0] Non hai un Magazzino.
       *[other] I tuoi Magazzini hanno posto per { $room } risorse.
    }
refuse-sare-keep-lacks = Non lo hai.
refuse-sare-keep-wastes = Si rinuncia solo a ciò che non trova posto.
