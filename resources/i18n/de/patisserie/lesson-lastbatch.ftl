### Eine letzte Runde auf eigene Faust, mit Bemerkungen.

lesson-lastbatch-name = Dein eigenes letztes Blech
lesson-lastbatch-about = Eine letzte Runde, in der du entscheidest und ich nur flüstere.

lesson-lastbatch-welcome-say = Die letzte Runde, { $cards } Karten, { $coins } Münzen, { $dishes } Gebäcke auf den Gittern: Den Rest entscheidest du. Mit dieser Hand kam ich einmal auf 62 Prestige. Schlag mich!

lesson-lastbatch-order-say = Vorher flüstere ich zweimal. Der Gehilfe III bringt Prestige für die Tafeln, an denen du Gebäck hast: { $forMany } für { $many } Tafeln, { $forAll } für alle { $all }. Wann ist der richtige Moment?
lesson-lastbatch-order-first = Sofort
lesson-lastbatch-order-first_reply = Heute wären es { $many } Tafeln. Sieh auf deine Gitter.
lesson-lastbatch-order-later = Nach dem Liefern
lesson-lastbatch-order-later_reply = Natürlich: Erst muss es etwas zu zählen geben.
lesson-lastbatch-order-same = Das ist egal
lesson-lastbatch-order-same_reply = Nein: Ein Bonus zählt, wenn die Karte gespielt wird, nicht am Ende.

lesson-lastbatch-money-say = Und der Gehilfe IV verkauft Prestige für je { $price } Münzen. Wann ist dafür der Moment?
lesson-lastbatch-money-first = Sofort
lesson-lastbatch-money-first_reply = Und wovon zahlst du dann einen Gastgeber?
lesson-lastbatch-money-last = Ganz am Schluss
lesson-lastbatch-money-last_reply = Ganz am Schluss, mit allem, was noch in der Kasse ist. Aber genug: Back, liefere, gewinne!
lesson-lastbatch-money-same = Das ist egal
lesson-lastbatch-money-same_reply = Mit jedem Zug ändert sich, was in deiner Kasse ist.

lesson-lastbatch-one-say = Deine erste Karte. Wenn du mich fragst: Liefere beide Gebäcke, an Tafeln, wo du noch nichts hast. Auch Manon ist hinter dem Sonderbonus für { $needed } Tafeln her!
lesson-lastbatch-one-else = Ein anderer Weg als meiner. Zeig mir, dass er besser ist!
lesson-lastbatch-one-staff-3-02 = Schon der Gehilfe III? Dann eben { $many } Tafeln; die Gebäcke können warten, wenn Manon sie lässt.
lesson-lastbatch-one-staff-4-02 = Zuerst die Kasse? { $coins } Münzen sind { $bought } Prestige. Ein Gastgeber brächte mehr.
lesson-lastbatch-one-hire = Wer angestellt wird, spielt noch in dieser Runde: eine Karte mehr!
lesson-lastbatch-one-sell = Verkauft? An einer Tafel hätte es auch für die Mehrheit gezählt.
lesson-lastbatch-one-give_notice = { $chef_notice } Münzen sind beim Gehilfen IV ein Prestige. Eine Lieferung bringt mehr.
lesson-lastbatch-one-forfeit = Auf eine ganze Karte verzichtet, in der letzten Runde? Du lebst gern gefährlich.

lesson-lastbatch-two-say = Nun der Gehilfe III, denke ich: alle { $all } Tafeln. Als Aktion vielleicht ein Gastgeber: Deine Gegner haben beide Servicekräfte.
lesson-lastbatch-two-else = Ich hätte es anders gemacht, aber es ist dein Fest.
lesson-lastbatch-two-start-chef-1 = Jetzt der Konditor: Liefere, bevor die Tafeln voll sind!
lesson-lastbatch-two-staff-4-02 = Schon die Kasse? Dann kommen die Tafeln zuletzt. Warum nicht.
lesson-lastbatch-two-forfeit = Auf etwas verzichtet? Morgen sind Münzen kaum noch etwas wert.

lesson-lastbatch-three-say = Letzte Karte, letzte Gelegenheit: was noch etwas bringt, und dann mach aus Münzen Prestige. Danach zählt der König; „Tisch ansehen“ bringt dich zu mir zurück.
lesson-lastbatch-three-else = Warum nicht! Was es bringt, sagt der König. Ich warte am Tisch.
lesson-lastbatch-three-deliver = Noch eines an die Tafeln! Sieh, wo eine Mehrheit kippt.

lesson-lastbatch-sheet-say = Über 55 ist schön, über 60 ein Triumph, und 62 war meins. Ob mehr geht? Spiel die Runde noch einmal, und sieh dir das Stern-Personal an …

lesson-lastbatch-end-say = Über eine Runde kann ich dich nichts mehr lehren. Setz dich an einen richtigen Tisch; Babette, die die Hälfte dessen übersieht, was das Fest bietet, ist eine gnädige erste Gegnerin. Und schreib mir aus Versailles!
