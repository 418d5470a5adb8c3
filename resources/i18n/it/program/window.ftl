### What the window itself says. Values that the window fills in are written %1, %2, ...

window-prospects = Possibile ora:
window-told = { $label }: { $text }
window-you = Tu
window-start = Primo giocatore
window-title = Rococo

window-menu-title = Rococo
window-menu-continue = Continua
window-menu-unfinished = { $about } ({ $date })
window-menu-play = Gioca
window-menu-new_game = Nuova partita
window-menu-load = Carica una partita
window-menu-settings = Impostazioni
window-menu-records = Partite finite
window-menu-sources = Valori dei componenti
window-menu-quit = Esci

window-dialog-close = Chiudi

window-new_game-alone = Per giocare in solitario, scegli { $expansion } qui sotto, in «{ $part }».
window-new_game-title = Nuova partita
window-new_game-names = Antonietta Battista Celestina Donato Eugenia Fiorenzo
window-new_game-name = Nome del giocatore { $number }
window-new_game-no_name = Dai un nome a questo giocatore.
window-new_game-bad_name = Un nome ha al massimo { $most } caratteri stampabili.
window-new_game-same_name = Qualcun altro ha già questo nome.
window-new_game-who = Chi è il giocatore { $number }?
window-new_game-seat = Giocatore { $number }: { $who }
window-new_game-strength = Forza { $strength } su { $most }
window-new_game-emblems = Emblemi
window-new_game-portraits = Ritratti
window-new_game-add = Aggiungi un giocatore
window-new_game-remove = Togli { $name }
window-new_game-up = Sposta { $name } in su
window-new_game-down = Sposta { $name } in giù
window-new_game-shuffle = Sorteggia i posti
window-new_game-starts = Comincia { $name }
window-new_game-start_drawn = Il primo giocatore è estratto a sorte.
window-new_game-start_chosen = Comincia { $name }.
window-new_game-game = Il gioco
window-new_game-edition = Edizione
window-new_game-undo = Annullamento
window-new_game-undo_and_hands = Annullamento e mani
window-new_game-no_additions = nessuna
window-new_game-seed = Seme
window-new_game-seed_drawn = estratto a sorte
window-new_game-roll = Estraine un altro
window-new_game-bad_seed = Serve un numero intero di 16 cifre al massimo.
window-new_game-start = Inizia la partita

window-new_game-no_seat_left = { $n ->
    [one] Al massimo { $n } giocatore con questa.
   *[other] Al massimo { $n } giocatori con questa.
}

window-new_game-full = { $n ->
    [one] Con { $expansion } c’è posto per { $n } giocatore.
   *[other] Con { $expansion } c’è posto per { $n } giocatori.
}

window-new_game-in_the_box = { $n ->
    [one] 1 di queste richiede un’altra espansione e resta nella scatola.
   *[other] { $n } di queste richiedono un’altra espansione e restano nella scatola.
}

window-seats-title = Chi gioca
window-seats-about = In qualsiasi momento chiunque può prendere un posto, o affidarlo a un giocatore virtuale. La partita continua da dov’è.
window-seats-who = Chi gioca per { $name }?
window-seats-person = D’ora in poi una persona gioca per { $name }.
window-seats-bot = D’ora in poi { $who } gioca per { $name }.
window-seats-own = { $name } torna a giocare.

window-seat_kind-human-label = Persona
window-seat_kind-human-explanation = Gioca a questo schermo.

window-undo_policy-free-label = Libero
window-undo_policy-free-explanation = Si può annullare qualsiasi numero di decisioni, qualunque cosa abbiano mostrato: l’ideale per imparare.

window-undo_policy-fair-label = Leale
window-undo_policy-fair-explanation = Si possono annullare solo le proprie ultime decisioni, e solo finché non si rivela qualcosa di nascosto.

window-settings-colours = Colori
window-settings-colours_note = Questi colori si distinguono con ogni tipo di visione dei colori; ognuno ha inoltre il suo segno.
window-settings-title = Impostazioni
window-settings-language = Lingua
window-settings-motion = Movimento
window-settings-pace = Ritmo dei giocatori virtuali
window-settings-talk = Commenti dei giocatori virtuali
window-settings-sound = Suoni
window-settings-music = Musica
window-settings-ambience = Suoni d’ambiente
window-settings-screen = Schermo

window-motion-on-label = Sì
window-motion-on-explanation = I pezzi si muovono fino al loro posto.

window-motion-reduced-label = Ridotto
window-motion-reduced-explanation = Niente si muove: i pezzi compaiono al loro posto.

window-pace-calm-label = Calmo
window-pace-calm-explanation = C’è tempo per leggere che cosa fa ognuno; chi gioca secondo le carte aspetta a ogni passo.

window-pace-brisk-label = Vivace
window-pace-brisk-explanation = Una breve pausa prima di ogni carta.

window-pace-at_once-label = Immediato
window-pace-at_once-explanation = I giocatori virtuali giocano alla velocità con cui pensano.

window-talk-said = { $name }: { $words }

window-talk-spoken-label = Parlano
window-talk-spoken-explanation = Ogni tanto uno di loro dice qualche parola accanto al ritratto.

window-talk-silent-label = Tacciono
window-talk-silent-explanation = Giocano senza una parola.

window-volume-off-label = No

window-volume-soft-label = Basso

window-volume-on-label = Medio

window-volume-loud-label = Alto

window-screen-window-label = Finestra

window-screen-full-label = Schermo intero

window-table-pick = Scelta
window-table-pages = Parti del tavolo
window-table-alike = { $piece } ({ $n } di { $most })
window-table-no_undo = Niente da annullare
window-table-nothing_there = Lì non va
window-table-no_redo = Niente da ripetere
window-table-round = Round { $round } di { $rounds }
window-price-fallen = { $what }: il prezzo è sceso a { $price }.
window-table-round_ends = Il round { $round } è finito.
window-table-dealt = { $n ->
    [one] La tua ultima carta non usata è arrivata in mano da sola.
   *[other] Le tue ultime { $n } carte non usate sono arrivate in mano da sole.
}
window-table-menu = Menu
window-table-undo = Annulla
window-table-redo = Ripeti
window-table-undo_hint = Annulla l’ultima decisione
window-table-redo_hint = Ripetila
window-table-scoring = Punteggio finale
window-table-lost = perduto
window-table-resume = Torna alla partita
window-table-save = Salva la partita
window-table-to_menu = Al menu iniziale
window-table-kept = Questa partita è salvata così com’è: puoi continuarla dal menu iniziale, anche dopo aver chiuso il programma.

## The headings of the menu over the table.

window-table-entries-game = Questa partita
window-table-entries-learn = Imparare e consultare
window-table-entries-program = Il programma

## Why an entry of the menu cannot be used now.

window-table-barred-learning = non mentre impari
window-table-barred-over = la partita è finita
window-table-barred-round = dopo il primo round
window-table-barred-curtain = a sipario alzato
window-table-barred-watching = a partita finita

window-log-title = Cronaca

window-news-again = Sceglilo per rivederlo sul tavolo.
# Before what a card’s bonus brought, in a row of pictures.
window-news-bonus = Bonus:
window-news-round = Round { $round }
window-news-title = Dal tuo ultimo turno

## A rival who acts by rules tells of each turn.

window-telling-next = Avanti
window-telling-skip = Salta
window-telling-done = Fatto
window-telling-leave = Non raccontare altro di questo turno
window-telling-again = Racconta di nuovo l’ultimo turno
window-telling-again_hint = Racconta ancora che cosa ha fatto { $name }, e perché

window-round-gone = Tolti dall’esposizione
window-round-leads = In testa per la fine: { $places }
window-round-come = Nuovi nell’esposizione
window-round-on = Un tasto o un clic per continuare

window-drop-bench = Fallo con questo
window-drop-discard = Scarta
window-drop-hand = In mano
window-drop-sell = Vendi

window-follow-pause = Pausa
window-follow-pause_hint = Fai aspettare gli altri
window-follow-on = Avanti
window-follow-on_hint = Fai proseguire gli altri
window-follow-pace_now = Ritmo: { $pace }
window-follow-pace = { $pace }. Cambialo
window-follow-hurry = Salta
window-follow-hurry_hint = Gioca subito ciò che precede il mio prossimo turno

window-gesture-back = Indietro
window-gesture-who = Chi lo fa?
window-gesture-how = Come?
window-gesture-aim = Ora scegli che cosa va lì.
window-gesture-nothing = Lì non va.

window-curtain-next = Tocca a { $name }
window-curtain-others = Tutti gli altri guardino altrove, per favore.
window-curtain-lift = Alza il sipario

window-saves-save_title = Salva la partita
window-saves-load_title = Carica una partita
window-saves-name = Nome della partita salvata
window-saves-save = Salva
window-saves-suggestion = Partita { $n }
window-saves-none = Non ci sono ancora partite salvate.
window-saves-folder = Le partite salvate sono in { $folder }
window-saves-about = { $names }: round { $round }
window-saves-unreadable = non si può aprire: { $problem }
window-saves-no_name = Dai un nome alla partita salvata.
window-saves-bad_name = Un nome ha al massimo { $most } caratteri, nessuno fra < > : " / \ | ? *, e non comincia con un punto.
window-saves-reserved = In Windows { $name } è il nome di un dispositivo. Scegline un altro.
window-saves-by_itself = La partita si salva a ogni passo: puoi lasciarla in qualsiasi momento.
window-saves-done = Salvata come { $name }.

window-unsafe-sign = Non al sicuro da un blocco
window-unsafe-told = Non al sicuro da un blocco: { $problem }. Si riprova a ogni decisione. Scegli questo segno per riprovare subito.
window-unsafe-ask = Non è possibile scrivere la partita ({ $problem }). Ciò che si è giocato da allora andrebbe perduto. Chiudere lo stesso?
window-unsafe-wait = Il disco è lento: le ultime mosse sono ancora in corso di scrittura. La finestra si chiuderà appena saranno al sicuro. Chiuderla subito lo stesso?
window-unsafe-writing = Scrittura in corso: le ultime decisioni non sopravvivrebbero ancora a un blocco
window-unsafe-leave = Chiudi e perdile
window-unsafe-stay = Resta nella partita

window-notice-working = Un momento…
window-notice-dismiss = Nascondi
window-notice-not_opened = Non è stato possibile aprire la partita. { $problem }
window-notice-bot = { $name } non ha potuto pensare ({ $problem }); al suo posto è stata giocata una risposta a caso.
window-notice-settings = Non è stato possibile scrivere le impostazioni ({ $file }: { $problem }).

window-score-beaten = { $name } ha battuto { $others }.
    .you = Hai battuto { $others }.
window-score-opponent = { $name } ({ $strength })
window-score-title = Punteggio finale
window-score-gained = { $source }: { $points }
window-score-nothing = Qui nessuno fa punti.
window-score-table = Guarda il tavolo
window-score-taught = Quando hai letto, si continua al tavolo.

window-values-text = Alcuni valori di tessere e carte sono la nostra ipotesi migliore, coerente con tutto ciò che si sa. Puoi giocare subito. Se possiedi il gioco, puoi correggerli in «Valori dei componenti».
window-values-list = Vedi i valori
window-values-ok = Buono a sapersi

window-sources-title = Valori dei componenti
window-sources-text = Ogni valore dice da dove viene. Ciò che inserisci viene salvato in { $file }.
window-sources-entered = inseriti { $entered } su { $number }

window-sources-source-rulebook = regolamento
window-sources-source-reconstructed = ricostruito
window-sources-source-owner = inserito da te
window-sources-source-imported = inserito da altri
window-sources-source-by = inserito da { $by }

window-medals-wins = { $name }: partite vinte { $wins } su { $games }
window-medals-unplayed = nessuno ha ancora finito una partita da solo al suo posto
window-medals-lessons = lezioni completate: { $n } su { $most }
window-medals-lessons_short = «{ $quick }» e lezioni completate: { $n } su { $most }
window-medals-stars = stelle ottenute: { $n } su { $most }

window-records-won = Vittoria di { $names }: { $results }
window-records-bests = Record per numero di giocatori: { $bests }
window-records-told = Partite: { $games }, vinte: { $wins }, { $mean } punti in media, record { $best }
window-records-items = Punti in media, per provenienza
window-records-title = Partite finite
window-records-none = Non è stata ancora finita nessuna partita.
window-records-totals = Totali delle ultime partite
window-records-last = Ultime partite: scegline una per riaprirla
window-records-open = Riapri questa partita
window-records-ask_delete = Eliminare la partita del { $date }? Il risultato resta nelle statistiche.
window-records-delete = Elimina la partita ({ $game })
window-records-result_only = Di questa partita resta solo il risultato.
window-records-several = { $name } (posto condiviso)
window-records-unwritable = Non è stato possibile salvare il risultato in { $file }: { $problem }
window-records-unreadable = { $file } è illeggibile: { $problem }

window-correct-question = Le tue correzioni non sono ancora salvate. Abbandonarle?
window-correct-discard = Abbandonale
window-correct-stay = Torna al modulo
window-correct-title = Scegli un valore a sinistra per correggerlo.
window-correct-ours = il nostro: { $value }
window-correct-keep = Salva le correzioni
window-correct-restore = Ripristina
window-correct-confirm = Stampato così
window-correct-kept = Le correzioni sono salvate. Valgono per le nuove partite, e per quelle che vengono riaperte.
window-correct-less = { $label }: meno
window-correct-more = { $label }: più
window-correct-in_the_file = Ciò che fa questo pezzo si può correggere solo nel file.
window-correct-broken = Il tuo file è illeggibile. Correggilo con un editor di testo, o toglilo, per poter correggere i valori qui.

window-ledger-table = In una tabella
window-ledger-list = Uno per uno
window-ledger-number = un numero intero da 0 a 999
window-ledger-numbers = numeri interi separati da virgole, come 8, 5, 3

window-ledger-wrong = { $n ->
    [one] { $n } cella non contiene ancora un valore.
   *[other] { $n } celle non contengono ancora un valore.
}
