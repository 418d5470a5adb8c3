### Reading this game: what is left of its pieces, and whose cards are shown.

window-past-select = Runde { $round }: Handkarten wählen

window-supplies-employees-heading = Arbeiter nach Stufe
window-supplies-employees-kind = Stufe
window-supplies-employees-to_come = kommen noch
window-supplies-employees-on_display = ausliegend
window-supplies-employees-in_use = eingestellt
window-supplies-employees-rest = weg
window-supplies-employees-row = { $kind }: { $to_come } von { $total } kommen noch, { $on_display } in der Auslage, { $in_use } eingestellt, { $rest } aus dem Spiel

window-supplies-dresses-heading = Entwürfe nach Farbe
window-supplies-dresses-kind = Farbe
window-supplies-dresses-to_come = im Beutel
window-supplies-dresses-on_display = ausliegend
window-supplies-dresses-in_use = bei Gästen
window-supplies-dresses-rest = abgeworfen
window-supplies-dresses-row = { $kind }: { $to_come } von { $total } im Beutel, { $on_display } in der Auslage, { $in_use } bei Gästen, { $rest } abgeworfen
window-supplies-dresses-note = Abgeworfene kommen zurück in den Beutel, wenn er leer ist.

window-supplies-tiles-heading = Rohstoffplättchen nach Seide
window-supplies-tiles-kind = Seide
window-supplies-tiles-to_come = im Beutel oder bei anderen
window-supplies-tiles-on_display = ausliegend
window-supplies-tiles-in_use = bei dir
window-supplies-tiles-rest = abgeworfen
window-supplies-tiles-row = { $kind }: { $to_come } von { $total } im Beutel oder bei anderen, { $on_display } in der Auslage, { $in_use } bei dir, { $rest } abgeworfen
window-supplies-tiles-note = Abgeworfene kommen zurück in den Beutel, wenn er leer ist.

window-player-halls-deluxe = Gewänder in den Sälen
window-player-halls-original = Kleider in den Sälen
window-player-own_discard = Dein Ablagestapel
window-player-standing = { $summary }; wenn das Spiel jetzt endete: { $score }
