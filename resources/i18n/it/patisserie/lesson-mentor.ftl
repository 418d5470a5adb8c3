### The solo game.

lesson-mentor-name = Contro il tuo Mentore
lesson-mentor-about = La partita in solitario: che cosa fanno le mie carte.

lesson-mentor-welcome-say = Dunque vuoi sfidarmi! In solitario giochi contro il tuo Mentore. La tavola è apparecchiata per due giocatori, e io siedo laggiù.

lesson-mentor-cards-say = Io non scelgo: ho le carte solitario. A ogni turno ne rivelo una, e svolgo la prima azione da sinistra che mi riesce. E non pago quasi nulla: l’età ha i suoi privilegi.

lesson-mentor-first-say = Cominci tu, con le regole per due. Gioca il Pasticciere, e consegna la Nonnette alla tavola in alto, sul posto con { $place } monete.
lesson-mentor-first-then_choose_action = Consegna!
lesson-mentor-first-then_deliver = La Nonnette.
lesson-mentor-first-then_place_dish = Il posto con { $place } monete alla tavola in alto.
lesson-mentor-first-else = Prima la Nonnette, alla tavola in alto. Torna indietro.

lesson-mentor-mine-say = Tocca a me! Rivelo una carta, e vedo che cosa c’è scritto.

lesson-mentor-recipes-say = «Acquisire ricette», diceva. Quali, lo dicono le carte decisione; la cronaca racconta quali ho rivelato. Due ricette, senza spendere nulla.

lesson-mentor-guess-say = Per farle non ho né uova né miele. Che faccio quando una carta dice «infornare»?
lesson-mentor-guess-pays = Prima compro merci
lesson-mentor-guess-pays_reply = Mi hai mai visto fare la spesa? Non c’è nemmeno una carta che lo dica.
lesson-mentor-guess-free = Le inforno lo stesso
lesson-mentor-guess-free_reply = Proprio così: senza merci, senza ingredienti, e perfino con il cappello. È questo che mi rende tanto fastidioso.
lesson-mentor-guess-four = Proprio niente
lesson-mentor-guess-four_reply = Morirei di fame! Riprova.

lesson-mentor-second-say = Tocca a te: gioca l’Assistente illuminato, e fa’ ciò che vuoi.
lesson-mentor-second-else = L’Assistente illuminato, per favore. Torna indietro.

lesson-mentor-again-say = Di nuovo a me…

lesson-mentor-deliver-say = Stavolta «consegnare». Una carta decisione ha detto a quale tavola, e da quale estremità; i bonus di lì li ho presi io.

lesson-mentor-stuck-say = Ora supponi che sulla mia carta non sia possibile nulla. Che succede?
lesson-mentor-stuck-nothing = Non fai niente
lesson-mentor-stuck-nothing_reply = Sono vecchio, non pigro.
lesson-mentor-stuck-again = Riveli un’altra carta
lesson-mentor-stuck-again_reply = No, quella carta è giocata.
lesson-mentor-stuck-points = Ottieni prestigio
lesson-mentor-stuck-points_reply = { $mentor_prestige } punti prestigio, così, sull’unghia. Perciò non portarmi via tutto!

lesson-mentor-grades-say = Posso essere burroso, saporito o extra croccante: più sono croccante, più carte ho. E alla fine segno anche il mio personale, e la metà di ciò che resta nella mia cucina.

lesson-mentor-end-say = Vinci se hai più prestigio di me. 80 è un buon punteggio, 90 ottimo, e per 100 mi tolgo il cappello. Su, e battimi!
