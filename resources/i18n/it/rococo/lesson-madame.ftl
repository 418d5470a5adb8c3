### Alone with Madame du Barry.

lesson-madame-name = Una rivale senza borsa
lesson-madame-about = In solitario con Madame du Barry: come funzionano le sue carte, e come superarla.

lesson-madame-welcome-say = Nessun altro al tavolo? Allora gioca Madame du Barry. Non ha denaro e non sceglie nulla: a ogni turno rivela una carta, e prende gratis ciò che dice.

lesson-madame-tie-say = Metti che finiate tutti e due a 60 di prestigio, e che a te restino delle Livre. Chi vince?
lesson-madame-tie-you = Io
lesson-madame-tie-you_reply = Contro chiunque altro, sì. Ma questa dama non perde mai una parità.
lesson-madame-tie-she = Lei
lesson-madame-tie-she_reply = Lei, naturalmente! Quindi ti serve un punto prestigio più di lei.
lesson-madame-tie-nobody = Nessuno
lesson-madame-tie-nobody_reply = La favorita di un re che divide una vittoria? Mai.

lesson-madame-tailor-say = Le sue carte contano gli abiti da destra: prendi quello in fondo prima di lei. Un Maestro, il vestito blu, e l’invitato del Maestro nella sala reale.
lesson-madame-tailor-else = Torna indietro. Nella sala reale siete pari, uno a uno, e lei ha l’invitato del Maestro: il vestito blu cambia le cose.

lesson-madame-reveals-say = Ora rivela lei. Guarda i cassetti!

lesson-madame-tiles-say = L’intero primo cassetto! La sua seta non la usa mai: la accumula. Ogni { $each } tessere sono 1 punto prestigio alla fine, e adesso ne ha { $tiles }. Dunque valgono…
lesson-madame-tiles-one = { $less }
lesson-madame-tiles-one_reply = Uno ogni { $each }.
lesson-madame-tiles-three = { $worth }
lesson-madame-tiles-three_reply = { $worth }. Una tessera sola in un cassetto a te non costa nulla, e a lei costa mezzo punto: prendila.
lesson-madame-tiles-six = { $tiles }
lesson-madame-tiles-six_reply = Ce ne vogliono { $each } per un punto prestigio.

lesson-madame-favor-say = Fai rivendicare al tuo Lavorante il favore della Regina. Lo vuole anche una delle sue carte; quella carta le porta comunque { $instead } di prestigio, ma il favore sarebbe tuo.
lesson-madame-favor-else = Torna indietro: dalla Regina, prima che ci arrivi Madame.

lesson-madame-sews-say = La sua prossima carta…

lesson-madame-hall-say = L’abito più a destra, gratis; un’altra carta ha indicato la sala 5, e lì lei prende per primo l’invitato del Maestro. Un abito a testa nella sala 5. Che cosa porta ora lì la tua maggioranza?
lesson-madame-hall-two = { $first }, perché la parità paga entrambi
lesson-madame-hall-two_reply = La parità è decisa: guarda il ditale d’oro sul suo posto.
lesson-madame-hall-one = { $second }, per il secondo
lesson-madame-hall-one_reply = In tre al tavolo, sì. In due non c’è un secondo posto.
lesson-madame-hall-nothing = Niente
lesson-madame-hall-nothing_reply = Ahimè: il suo invitato del Maestro decide la parità, e in due non c’è un secondo posto. Ogni maggioranza è tutto o niente!

lesson-madame-crowns-say = Ora i dipendenti. Qualunque cosa dica la sua carta: se ci sono corone, prende quella che le porta di più.

lesson-madame-hire-say = Perciò assumi prima di lei. Le coppie: { $pair } di prestigio per ogni vestito con la sua marsina, e tu di coppie ne hai { $pairs }.
lesson-madame-hire-else = Torna indietro: la corona delle coppie, { $couples } di prestigio per te, fra un attimo sarebbe sua.
lesson-madame-hire-level6-staff = Anche questa è una corona, ma con il tuo personale di { $staff } porta { $staffed }, le coppie { $couples }. Torna indietro.

lesson-madame-hires-say = E lei?

lesson-madame-more-say = Ecco: l’altra corona. E siccome ha assunto, pesca una carta in più per questo round, così come il tuo nuovo arrivato gioca una carta in più per te.

lesson-madame-end-say = Eccola, dunque: prende tessere, gli abiti a destra, le corone. Prendi prima di lei ciò che serve a tutti e due, vinci le sale nettamente, e resta avanti di un punto prestigio. I miei omaggi, Madame!
