# Come si è preso il comando, alla fine di una partita: una riga, e quasi sempre una seconda
story-lead = In testa definitivamente dalla mossa { $ply }:
story-lead-more = Nessuno ha più raggiunto { $name }.
story-often = { $count } cambi al comando, l’ultimo alla mossa { $ply }:
story-often-more = { $name } ha preso la testa per non lasciarla più.
story-throughout = { $name } ha guidato dall’inizio alla fine.
story-throughout-more = Nessun altro è mai passato in testa.
story-gain = Soprattutto alla mossa { $ply }: { $deed }
story-upset = Ultimo cambio al comando, alla mossa { $ply }:
story-upset-corrupt = La corruzione è costata il primo posto { A($name) }.
story-upset-revolt = Una rivolta è costata il primo posto { A($name) }.
story-last = Tutto aperto fino in fondo:
story-last-more = { $name } ha preso la testa solo all’ultima mossa.
story-tie = Arrivo in volata: { $kind ->
    [points] { $names } con { $count } punti a testa.
   *[goal] { $names } al traguardo nello stesso round.
}
story-tie-more = Lo spareggio premia { $name }.
story-shared = Impossibile separarli:
story-shared-more = { $names } condividono la vittoria.
story-resigned = { $ply ->
    [0] { $name } ha abbandonato prima della prima mossa.
   *[other] { $name } ha abbandonato dopo la mossa { $ply }.
}
story-resigned-more = { $name } era in testa.
final-scores = Punti per round
final-scores-help = Punti per round
