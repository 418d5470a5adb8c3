### Reading this game: what is left of its pieces, and whose cards are shown.

window-past-select = Manche { $round } : choix de la main

window-supplies-employees-heading = Commis par niveau
window-supplies-employees-kind = Niveau
window-supplies-employees-to_come = à venir
window-supplies-employees-on_display = à engager
window-supplies-employees-in_use = engagés
window-supplies-employees-rest = retirés
window-supplies-employees-row = { $kind } : { $to_come } sur { $total } à venir, { $on_display } à engager, { $in_use } engagés, { $rest } retirés

window-supplies-dresses-heading = Modèles par couleur
window-supplies-dresses-kind = Couleur
window-supplies-dresses-to_come = dans le sac
window-supplies-dresses-on_display = à l’atelier
window-supplies-dresses-in_use = au bal
window-supplies-dresses-rest = défaussés
window-supplies-dresses-row = { $kind } : { $to_come } sur { $total } dans le sac, { $on_display } à l’atelier, { $in_use } au bal, { $rest } défaussés
window-supplies-dresses-note = Les modèles défaussés retournent dans le sac quand il est vide.

window-supplies-tiles-heading = Tuiles ressources par soie
window-supplies-tiles-kind = Soie
window-supplies-tiles-to_come = dans le sac ou chez les autres
window-supplies-tiles-on_display = exposées
window-supplies-tiles-in_use = chez vous
window-supplies-tiles-rest = défaussées
window-supplies-tiles-row = { $kind } : { $to_come } sur { $total } dans le sac ou chez les autres, { $on_display } exposées, { $in_use } chez vous, { $rest } défaussées
window-supplies-tiles-note = Les tuiles défaussées retournent dans le sac quand il est vide.

window-player-halls-deluxe = Tenues de bal dans les salles
window-player-halls-original = Tenues dans les salles
window-player-own_discard = Votre défausse
window-player-standing = { $summary } ; si la partie finissait maintenant : { $score }
