### Ein Gewand verkaufen statt verleihen: Geld jetzt gegen Ansehen später.

lesson-sell-name = Verkauft statt verliehen
lesson-sell-about = Wann Geld in der Kasse mehr wert ist als ein Gast auf dem Ball.

lesson-sell-welcome-say = Jedes Gewand kann auf dem Ball tanzen oder gleich verkauft werden. Sieh dir das grüne Kleid an: Unten stehen { $value } Livre, wenn du es verkaufst, und { $prestige } Ansehen, wenn ein Gast es trägt.

lesson-sell-musician-say = Dieser Musiker kostet { $musician } Livre und bringt { $music } Ansehen. Du hast { $livre } Livre; das Kleid kostet { $price } und bringt { $value }, und der Bonus deines Gesellen noch { $bonus }. Wie viel hast du dann?
lesson-sell-musician-thirteen = { $value } Livre
lesson-sell-musician-thirteen_reply = Das bringt das Kleid allein. Dazu deine Livre und die { $bonus }.
lesson-sell-musician-seventeen = { $total } Livre
lesson-sell-musician-seventeen_reply = Auf die Münze genau! Ein Verkauf, und der Musiker spielt für dich.
lesson-sell-musician-three = { $livre } Livre, wie jetzt
lesson-sell-musician-three_reply = Ja, wenn du es verleihst. Verkauf es, und rechne noch einmal!

lesson-sell-tailor-say = Dann an die Arbeit: Schick deinen Gesellen, das grüne Kleid zu schneidern.
lesson-sell-tailor-else = Nimm das zurück: Dein Geselle soll das grüne Kleid schneidern, das für { $value } Livre.
lesson-sell-tailor-yellow-01 = Das kleine Kleid bringt nur { $little } Livre. Nimm es zurück: Für das grüne gibt es { $value }.
lesson-sell-tailor-start-master-1 = Dieses Kleid schneidert jeder Geselle. Nimm den Meister zurück und heb ihn dir für einen besseren Gast auf.
lesson-sell-tailor-start-apprentice-1 = Ein Lehrling darf nicht schneidern. Nimm ihn zurück und schick den Gesellen.

lesson-sell-sell-say = Ein Gast oder die Kasse? Diesmal: verkaufen!
lesson-sell-sell-else = Ein glücklicher Gast und { $prestige } Ansehen, aber kein Musiker. Nimm es zurück und verkauf das Kleid.
lesson-sell-sell-hall3-s1 = Nicht schlecht: { $prestige } Ansehen und ein geteilter erster Platz in Saal 3. Aber der Musiker bringt { $music }, und Saal 3 kann auf ein anderes Kleid warten. Nimm es zurück und verkauf dieses.
lesson-sell-sell-forfeit = { $bonus } Livre geschenkt, und du lässt sie liegen? Nimm das zurück.

lesson-sell-others-say = { $value } für das Kleid, { $bonus } für den Gesellen. Das Kleid ist fort und bringt kein Ansehen mehr. Hoffen wir, dass niemand unseren Musiker will!

lesson-sell-fund-say = Noch frei! Jetzt genügt ein Lehrling, denn finanzieren darf jeder. Gib dem Musiker in Saal 3 deine { $musician } Livre.
lesson-sell-fund-else = Jetzt nicht. Nimm das zurück und lass deinen Lehrling den Musiker in Saal 3 finanzieren.
lesson-sell-fund-start-master-1 = Ein Meister, nur um Geld zu tragen? Nimm ihn zurück: Das kann ein Lehrling genauso gut.
lesson-sell-fund-depute = Nein, er bleibt hier! Nimm das zurück und lass ihn finanzieren.

lesson-sell-why-say = Nun sag mir: Was hat dir der Verkauf am Ende gebracht?
lesson-sell-why-guest = { $prestige } Ansehen, von einem Gast
lesson-sell-why-guest_reply = Die hätte ein Gast gebracht. Aber unser Kleid hat keinen: Wir haben das Geld genommen.
lesson-sell-why-musician = { $music } Ansehen und Saal 3
lesson-sell-why-musician_reply = Ja: { $music } Ansehen statt { $prestige }. Und dein Musiker gewinnt dir Gleichstände in Saal 3. So ein Verkauf lohnt sich.
lesson-sell-why-same = Nichts, ich bin wieder arm
lesson-sell-why-same_reply = Deine Kasse ist leer, das ist wahr. Aber sieh dir den Musiker an: Was steht unter seinem Preis?

lesson-sell-again-say = Lass die anderen arbeiten. Und behalte Saal 3 im Auge: Dort hat nur Colette ein Gewand.

lesson-sell-little-say = Zuletzt das kleine blaue Kleid, umsonst. Verkauft bringt es { $little } Livre, verliehen { $littlePrestige } Ansehen. In Saal 3 stünde es eins zu eins; der Musiker ist dein. Was tust du?
lesson-sell-little-sold = Für { $little } Livre verkaufen
lesson-sell-little-sold_reply = { $livre_per_prestige } Livre sind 1 Ansehen, { $little } sind keins!
lesson-sell-little-rented = In Saal 3 verleihen
lesson-sell-little-rented_reply = Ich auch! { $littlePrestige } Ansehen für das Kleid und { $hall } für Saal 3, denn der Musiker entscheidet den Gleichstand. Was wolltest du für { $little } Livre schon kaufen?

lesson-sell-last-say = Dein Meister ist der Letzte auf deiner Hand. Das kleine blaue Kleid wartet auf ihn.
lesson-sell-last-else = Das nicht. Nimm es zurück und schneidere das kleine blaue Kleid: Die Seide dafür hängt auf deiner Stange.
lesson-sell-last-forfeit = Die Hände in den Schoß legen? Nimm das zurück und schneidere das kleine blaue Kleid.

lesson-sell-rent-say = Und nun zu einem Gast in Saal 3. Zu welchem, ist gleich.
lesson-sell-rent-else = Ein Gast, gewiss, aber dort gewinnt es wenig oder nichts. Nimm es zurück: In Saal 3 gewinnt es die Mehrheit.
lesson-sell-rent-sell = { $little } Livre? Dafür gibt es nicht einmal eine Küche. Nimm es zurück und verleih das Kleid in Saal 3.

lesson-sell-end-say = Also: Verkauf, wenn das Geld dir bald mehr als { $prestige } Ansehen kauft. Verleih, wenn es um einen Saal geht. Und ist kein Gast mehr frei, musst du verkaufen.
