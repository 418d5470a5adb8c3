### Festivity Dresses: four dresses that are never sold and bring prestige when they are made.

expansion-festivity_dresses-name = Prendas de gala

expansion-festivity_dresses-text-deluxe = { $festivity } prendas dan prestigio al momento cuando se confeccionan, pero nunca se venden. Van a la bolsa tras la primera preparación.
expansion-festivity_dresses-text-original = { $festivity } prendas dan prestigio al momento cuando se confeccionan, pero nunca se venden. Van a la bolsa tras la primera preparación.

bonus-prestige_per_couple-deluxe = obtener { $amount_prestige } por cada pareja de vestido y casaca tuyos en el tablero
bonus-prestige_per_couple-original = obtener { $amount_prestige } por cada pareja de vestido y casaca tuyos en el tablero

window-signs-prestige_per_couple = { $amount } :prestige × :lady + :gentleman

event-festivity_mixed_in-deluxe = { $n ->
    [one] 1 prenda de gala se mezcla en la bolsa.
   *[other] { $n } prendas de gala se mezclan en la bolsa.
}

event-festivity_mixed_in-original = { $n ->
    [one] 1 prenda de gala se mezcla en la bolsa.
   *[other] { $n } prendas de gala se mezclan en la bolsa.
}

guide-festivity_dresses-1 = :made Una { $garment } con estrella da prestigio al momento, cuando se confecciona.
guide-festivity_dresses-2 = :unsold Nunca se vende: sin un invitado libre para ella, no se confecciona.
