### Reading this game: what is left of its pieces, and whose cards are shown.

window-past-select = Runda { $round }, dobór kart na rękę

window-supplies-employees-heading = Pracownicy według poziomu
window-supplies-employees-kind = Poziom
window-supplies-employees-to_come = nadejdą
window-supplies-employees-on_display = do zatrudnienia
window-supplies-employees-in_use = zatrudnieni
window-supplies-employees-rest = odeszli
window-supplies-employees-row = { $kind }: nadejdzie { $to_come } z { $total }, do zatrudnienia { $on_display }, zatrudnieni { $in_use }, odeszli { $rest }

window-supplies-dresses-heading = Projekty według koloru
window-supplies-dresses-kind = Kolor
window-supplies-dresses-to_come = w woreczku
window-supplies-dresses-on_display = na wystawie
window-supplies-dresses-in_use = u gości
window-supplies-dresses-rest = odrzucone
window-supplies-dresses-row = { $kind }: w woreczku { $to_come } z { $total }, na wystawie { $on_display }, u gości { $in_use }, odrzucone { $rest }
window-supplies-dresses-note = Odrzucone wracają do woreczka, gdy jest pusty.

window-supplies-tiles-heading = Żetony surowców według jedwabiu
window-supplies-tiles-kind = Jedwab
window-supplies-tiles-to_come = w woreczku lub u innych
window-supplies-tiles-on_display = na wystawie
window-supplies-tiles-in_use = na twoim wieszaku
window-supplies-tiles-rest = odrzucone
window-supplies-tiles-row = { $kind }: w woreczku lub na cudzych wieszakach { $to_come } z { $total }, na wystawie { $on_display }, na twoim wieszaku { $in_use }, odrzucone { $rest }
window-supplies-tiles-note = Odrzucone wracają do woreczka, gdy jest pusty.

window-player-halls-deluxe = Stroje w salach
window-player-halls-original = Stroje w salach
window-player-own_discard = Twój stos kart odrzuconych
window-player-standing = { $summary }; gdyby gra skończyła się teraz: { $score }
