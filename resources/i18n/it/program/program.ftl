### The program around the game: settings, seats, saved games, keys and credits.

window-settings-theme = Luce
window-settings-scale = Dimensione
window-settings-hands = Mani con più persone
window-settings-turns = Turni con più persone

window-hands-secret-label = Segrete
window-hands-secret-explanation = Tra una persona e l’altra un sipario nasconde il tavolo, finché chi viene dopo non lo alza.

window-hands-open-label = Scoperte
window-hands-open-explanation = Nessun sipario: il tavolo mostra a tutti la mano di chi deve decidere.

window-turns-held-label = Su conferma
window-turns-held-explanation = Con le mani segrete, il tuo turno finisce quando premi «Fatto»; fino ad allora puoi annullarlo.

window-turns-passed-label = Subito
window-turns-passed-explanation = Dopo l’ultima decisione tocca al giocatore successivo.

window-turn-over = Tutto deciso? Poi tocca a { $name }.
window-turn-pass_on = Fatto
window-turn-pass_on_hint = Passa il turno; fino ad allora puoi annullarlo

window-theme-system-label = Come il sistema
window-theme-system-explanation = Giorno, sera o contrasto elevato, secondo le impostazioni del sistema.

window-theme-light-label = Giorno
window-theme-light-explanation = Avorio e celeste pallido.

window-theme-evening-label = Sera
window-theme-evening-explanation = A lume di candela: fogli scuri per una stanza scura.

window-theme-contrast-label = Contrasto elevato
window-theme-contrast-explanation = Bianco su nero, con bordi marcati.

window-scale-fit = La più grande possibile
window-scale-percent = { $percent }%
window-scale-room = In questa finestra c’è spazio per il { $percent }%.
window-scale-too_large = La finestra è troppo piccola.

settings-not_settings = non contiene impostazioni
settings-partly = Alcune impostazioni erano illeggibili e sono state ripristinate ({ $file }: { $problem }).

window-new_game-look = Colore ed emblema di { $name }
window-new_game-seed_hint = Decide come si mescola tutto: lo stesso seme porta allo stesso inizio.

window-colour-red = Rosso
window-colour-blue = Blu
window-colour-green = Verde
window-colour-purple = Viola
window-colour-orange = Arancione

window-emblem-sun = Sole
window-emblem-lily = Giglio
window-emblem-rose = Rosa
window-emblem-swan = Cigno
window-emblem-key = Chiave

window-portrait-bun = Dama con lo chignon
window-portrait-crop = Gentiluomo dai capelli corti
window-portrait-curls = Dama con i riccioli
window-portrait-tricorne = Gentiluomo con il tricorno
window-portrait-bonnet = Dama con la cuffia
window-portrait-goatee = Gentiluomo con il pizzetto
window-portrait-straw = Dama con il cappello di paglia
window-portrait-wig = Gentiluomo con la parrucca
window-portrait-kerchief = Dama con il fazzoletto
window-portrait-turban = Gentiluomo con il turbante
window-portrait-tower = Dama dall’alta acconciatura
window-portrait-beard = Gentiluomo con la barba

window-saves-unfinished = Partita in corso
window-saves-ask_delete = Eliminare definitivamente «{ $name }»?
window-saves-ask_replace = C’è già una partita salvata «{ $name }». Sovrascriverla?
window-saves-delete = Elimina { $name }
window-saves-yes_delete = Elimina
window-saves-yes_replace = Sovrascrivi
window-saves-no = Conserva

window-renaming-ask = Che nome vuoi dare a { $name }?
window-renaming-game = la partita del { $date }
window-renaming-of = Rinomina { $name }
window-renaming-rename = Rinomina
window-renaming-keep = Lascia il nome

rename-taken = C’è un’altra partita di nome «{ $name }». Scegli un altro nome.
rename-refused = Non è stato possibile rinominare la partita, che conserva il suo nome: { $reason }

window-records-damaged = { $n ->
    [one] { $n } riga di { $file } è illeggibile; quella partita non viene contata.
   *[other] { $n } righe di { $file } sono illeggibili; quelle partite non vengono contate.
}

file-undeletable = { $file }: non si può eliminare: { $reason }

window-keys-title = Tasti
window-keys-press = Premi un tasto…
window-keys-fixed = Questo tasto serve ovunque a spostarsi, scegliere o scrivere e non si può assegnare. Premine un altro.
window-keys-taken = { $pressed } è già occupato: { $action }. Premi un altro tasto.
window-keys-others = Le frecce e Invio scelgono; con Maiusc le frecce portano a ogni cosa e la spiegano; le cifre rispondono; Esc chiude ciò che sta sopra o annulla passo per passo un turno iniziato, altrimenti apre il menu; non termina nessuna lezione.
window-keys-reset = Ripristina

window-key-undo = Annulla
window-key-redo = Ripeti
window-key-new_game = Nuova partita
window-key-load = Carica una partita
window-key-save = Salva la partita
window-key-settings = Impostazioni
window-key-full_screen = Schermo intero
window-key-sound = Suoni sì o no
window-key-music = Musica sì o no
window-key-pause = Fai aspettare o proseguire gli altri
window-key-pace = Cambia il ritmo degli altri
window-key-pass_on = Passa il turno
window-key-hurry = Salta al mio prossimo turno
window-key-magnify = Ingrandisci ciò che è indicato
window-key-log = Cronaca
window-key-step_back = Rivedi il passo precedente
window-key-step_on = Rivedi il passo seguente
window-key-turn_back = Rivedi il turno precedente
window-key-turn_on = Rivedi il turno seguente
window-key-first = Rivedi l’inizio
window-key-now = Torna al presente
window-key-branch_back = Vedi il ramo precedente
window-key-actions = Vedi tutte le azioni su una carta
window-key-branch_on = Vedi il ramo seguente
window-key-go_on = Riprendi dal momento mostrato

window-key_name-Ctrl = Ctrl
window-key_name-Shift = Maiusc
window-key_name-Alt = Alt
window-key_name-Left = Sinistra
window-key_name-Right = Destra
window-key_name-Up = Su
window-key_name-Down = Giù
window-key_name-Home = Home
window-key_name-End = Fine
window-key_name-PgUp = Pag su
window-key_name-PgDown = Pag giù
window-key_name-Return = Invio

window-menu-about = Informazioni

window-about-title = Rococo Desktop, versione { $version }
window-about-text = Rococo è un gioco da tavolo di Matthias Cramer, Louis Malz e Stefan Malz. Questo programma è fatto da persone che lo amano, e non dai suoi editori; non usa nessuna illustrazione del gioco stampato. Il programma, le sue immagini e i suoi suoni sono liberi secondo la licenza MIT. È fatto con il lavoro di altri:

window-guide-title = Come si gioca

list-details = ;{" "}
list-comma = ,{" "}
list-between = { " · " }
list-plus = { " + " }
list-scored = { $name } { $points }
list-counted = { FORM($piece, $form) } (×{ $n })
list-sentences = { " " }
