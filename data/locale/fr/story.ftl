# Comment la tête a été prise, à la fin d’une partie : une ligne, et le plus souvent une seconde
story-lead = En tête pour de bon dès le coup { $ply } :
story-lead-more = Personne n’a plus rattrapé { $name }.
story-often = { $count } changements en tête, le dernier au coup { $ply } :
story-often-more = { $name } a pris la tête pour de bon.
story-throughout = { $name } a mené du début à la fin.
story-throughout-more = Personne d’autre n’est jamais passé en tête.
story-gain = Surtout au coup { $ply } : { $deed }
story-upset = Dernier changement en tête, au coup { $ply } :
story-upset-corrupt = La corruption a coûté la première place à { $name }.
story-upset-revolt = Une révolte a coûté la première place à { $name }.
story-last = Tout est resté ouvert jusqu’au bout :
story-last-more = { $name } n’a pris la tête qu’au dernier coup.
story-tie = Au coude à coude : { $kind ->
    [points] { $names }, { $count } points chacun.
   *[goal] { $names } au but à la même manche.
}
story-tie-more = Le départage donne la victoire à { $name }.
story-shared = Impossible de les départager :
story-shared-more = { $names } partagent la victoire.
story-resigned = { $ply ->
    [0] { $name } a abandonné avant le premier coup.
   *[other] { $name } a abandonné après le coup { $ply }.
}
story-resigned-more = { $name } était en tête.
final-scores = Points par manche
final-scores-help = Points par manche
