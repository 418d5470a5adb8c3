### What a screen reader says by itself, and the keys that ask for more.

window-voice-leads = { $player } mène : { $places }

window-settings-spoken = Annonces du lecteur d’écran

window-spoken-short-label = Brèves
window-spoken-short-explanation = Les questions, vos propres résultats, les erreurs et la fin.

window-spoken-normal-label = Normales
window-spoken-normal-explanation = Aussi ce que font les autres, les prix qui baissent et la phase.

window-spoken-everything-label = Complètes
window-spoken-everything-explanation = Aussi vos choix à chaque question, et ce qui arrive sur les étals.

window-key-say_again = Lecteur d’écran : répéter
window-key-say_table = Lecteur d’écran : la table
window-key-say_own = Lecteur d’écran : ce que j’ai
window-key-say_rival = Lecteur d’écran : ce qu’ont les autres
window-key-say_places = Lecteur d’écran : qui mène, et où
window-key-say_displays = Lecteur d’écran : les étals
