### Reading this game: what is left of its pieces, and whose cards are shown.

window-past-select = Ronda { $round }, elección de la mano

window-supplies-employees-heading = Empleados por nivel
window-supplies-employees-kind = Nivel
window-supplies-employees-to_come = por venir
window-supplies-employees-on_display = por contratar
window-supplies-employees-in_use = contratados
window-supplies-employees-rest = fuera
window-supplies-employees-row = { $kind }: { $to_come } de { $total } por venir, { $on_display } por contratar, { $in_use } contratados, { $rest } fuera

window-supplies-dresses-heading = Diseños por color
window-supplies-dresses-kind = Color
window-supplies-dresses-to_come = en la bolsa
window-supplies-dresses-on_display = en oferta
window-supplies-dresses-in_use = con invitados
window-supplies-dresses-rest = descartados
window-supplies-dresses-row = { $kind }: { $to_come } de { $total } en la bolsa, { $on_display } en oferta, { $in_use } con invitados, { $rest } descartados
window-supplies-dresses-note = Los descartados vuelven a la bolsa cuando está vacía.

window-supplies-tiles-heading = Losetas de recursos por seda
window-supplies-tiles-kind = Seda
window-supplies-tiles-to_come = en la bolsa o en atriles ajenos
window-supplies-tiles-on_display = en oferta
window-supplies-tiles-in_use = en tu atril
window-supplies-tiles-rest = descartadas
window-supplies-tiles-row = { $kind }: { $to_come } de { $total } en la bolsa o en atriles ajenos, { $on_display } en oferta, { $in_use } en tu atril, { $rest } descartadas
window-supplies-tiles-note = Las descartadas vuelven a la bolsa cuando está vacía.

window-player-halls-deluxe = Prendas en los salones
window-player-halls-original = Prendas en los salones
window-player-own_discard = Tu descarte
window-player-standing = { $summary }; si la partida acabara ahora: { $score }
