### Boni nach der Aktion und Kronen am Ende.

lesson-cards-name = Boni und Kronen
lesson-cards-about = Was eine Karte nach ihrer Aktion bringt, und wen man spät einstellt.

lesson-cards-welcome-say = Sieh dir deine Leute genau an. Der Fingerhut sagt, was sie dürfen; das Zeichen unter dem Namen ist ihr Bonus, ein kleines Geschenk nach der Aktion.

lesson-cards-sign-say = Dieser Geselle bringt { $each } Livre für jede deiner Dekorationen. Such deine Marker: in der Küche, bei einer Statue, beim Musiker in Saal 4. Was brächte er jetzt?
lesson-cards-sign-one = { $each } Livre
lesson-cards-sign-one_reply = Er zählt sie alle: Küchen, Statuen, Musiker, Feuerwerke.
lesson-cards-sign-three = { $worth } Livre
lesson-cards-sign-three_reply = { $own } Dekorationen, { $worth } Livre. Aber ein Bonus kommt immer nach der Aktion, und daraus lässt sich etwas machen …
lesson-cards-sign-ten = { $wrong } Livre
lesson-cards-sign-ten_reply = Du zählst die Gewänder mit! Gewänder sind keine Dekorationen. Nur die Marker neben den Sälen zählen, und dein Musiker.

lesson-cards-play-say = Spiele ihn aus.
lesson-cards-play-else = Der kommt später dran. Nimm ihn zurück: Zuerst der Geselle, der Dekorationen zählt.

lesson-cards-first-say = Erst die Aktion, dann der Bonus. Welche Aktion macht also diesen Bonus größer? Finanziere eine Dekoration!
lesson-cards-first-else = Das geht, aber er zählte weiterhin nur { $own } Dekorationen. Nimm es zurück und finanziere noch eine.
lesson-cards-first-depute = Ihn zu entsenden bringt { $pay } Livre und ein letztes Mal den Bonus, aber er zählt nur { $own }. Nimm es zurück: Lass ihn noch eine zählen.

lesson-cards-fund-say = Die Küche für das Personal passt zu dir: Sie zahlt nach jeder Runde { $fountain_livre_per_decoration } Livre je Dekoration. Jede andere zählt ebenso.
lesson-cards-fund-else = Auf jeden Bonus darf man verzichten. Aber auf { $next } geschenkte Livre? Nimm es zurück und nutze ihn!

lesson-cards-counted-say = Siehst du? Er hat erst danach gezählt: { $own } Dekorationen, { $worth } Livre in deiner Kasse.

lesson-cards-crown-say = Nun zu den Neuen. In den letzten Runden tragen manche eine Krone: Sie geben nach ihrer Aktion nichts. Sie zahlen einmal, wenn der Ball vorüber ist. Darum stellt man sie spät ein.

lesson-cards-couples-say = Diese Krone zahlt { $pair } Ansehen für jedes Paar aus Kleid und Gehrock. Du hast { $gowns } Kleider und { $coats } Gehröcke im Palast. Wie viele Paare sind das?
lesson-cards-couples-three = { $coats }
lesson-cards-couples-three_reply = { $coats }: { $couples } Ansehen für eine einzige Karte! Eine Dame wartet noch auf ihren Herrn.
lesson-cards-couples-four = { $gowns }
lesson-cards-couples-four_reply = Die letzte Dame müsste allein tanzen: Für sie ist kein Gehrock mehr da.
lesson-cards-couples-seven = { $garments }
lesson-cards-couples-seven_reply = So viele Gewänder sind es. Ein Paar braucht von beiden eines.

lesson-cards-master-say = Nur ein Meister stellt ein. Lass Colette und Baptiste spielen, dann spiele deinen aus und lass ihn einstellen.
lesson-cards-master-else = Diesmal nicht: Nimm es zurück. Der Meister soll jemanden einstellen.

lesson-cards-hire-say = Nimm den, für den dein Palast wie gemacht ist.
lesson-cards-hire-else = Nimm ihn zurück: Deine Paare aus Kleid und Gehrock sind mehr wert, nämlich { $couples } Ansehen.
lesson-cards-hire-level6-notions = Auch eine Krone: { $notions } Ansehen je Paar aus Garn und Spitze, das am Ende übrig ist. Du hast { $thread } Garn und keine Spitze: kein Paar, kein Ansehen. Nimm es zurück.
lesson-cards-hire-level5-rent = { $rent } Livre für { $garments } Gewänder: in Runde 3 sehr hübsch. Am Ende zählen je { $livre_per_prestige } Livre 1 Ansehen. Nimm es zurück.
lesson-cards-hire-level5-silk = Ein Meister, der Seide zu Ansehen macht, aber an deiner Stange hängt ein einziges Plättchen. Nimm es zurück.

lesson-cards-hired-say = Und schon ist er auf deiner Hand: Wer eingestellt wird, arbeitet noch in dieser Runde, mit Krone oder ohne.

lesson-cards-staff-say = Nun der andere Geselle. Lass ihn die Gunst der Königin erbitten, { $favor_livre } Livre; dann sehen wir uns seinen seltsamen Bonus an.
lesson-cards-staff-else = Nimm es zurück: Ich möchte dir den anderen Gesellen zeigen, und zwar bei der Königin.

lesson-cards-forfeit-say = Er würde einen deiner Arbeiter ohne Bezahlung entsenden, um dessen Bonus noch einmal zu nutzen. Gut, um Anfänger loszuwerden; heute brauchst du alle. Verzichte auf den Bonus.
lesson-cards-forfeit-else = Wer jetzt geht, fehlt in der letzten Runde, und niemand zahlt dir etwas dafür. Nimm es zurück und verzichte: Ein Bonus ist nie Pflicht.

lesson-cards-depute-say = Eine letzte Falle. Diesen Lehrling könntest du für { $apprentice } Livre entsenden. Würdest du das tun?
lesson-cards-depute-yes = Ja, Geld ist Geld
lesson-cards-depute-yes_reply = Dann führe auch seine Krone davon: Du gäbst { $couples } Ansehen für { $apprentice } Livre her. Überleg noch einmal.
lesson-cards-depute-no = Nein, er bleibt
lesson-cards-depute-no_reply = Er bleibt: Eine Krone zählt, wo immer die Karte liegt, auf der Hand, im Vorrat, auf der Ablage, solange er zu deinen Leuten gehört.

lesson-cards-end-say = Früh stellst du ein, was Geld und Seide bringt. Mittendrin, was deine Gewänder und Dekorationen zählt. Spät eine Krone, die dir passt. Und immer erst die Aktion, dann der Bonus!
