### Feuerwerk mit dem Balkon, und Statuen.

lesson-gardens-name = Feuerwerk und Statuen
lesson-gardens-about = Der Balkon, der Ansehen vervielfacht, und Statuen, die Farben lieben.

lesson-gardens-welcome-say = Am Ende des Balls gibt es Feuerwerk! Für jedes, das du bezahlt hast, geht eines deiner Gewänder aus dem Königlichen Saal auf den Balkon und zählt dort { $fewer }- oder { $times }-fach.

lesson-gardens-tailor-say = Also brauchen wir jemanden, der sich sehen lassen kann. Lass deinen Meister den orangefarbenen Gehrock rechts schneidern: { $prestige } Ansehen, einen feineren gibt es nicht.
lesson-gardens-tailor-else = Zu bescheiden für den Balkon! Nimm es zurück und lass deinen Meister den orangefarbenen Gehrock schneidern.
lesson-gardens-tailor-start-journeyman = Siehst du den Fingerhut auf dem Gehrock? Den macht nur ein Meister. Nimm das zurück.
lesson-gardens-tailor-start-apprentice-1 = Ein Lehrling schneidert nicht. Nimm ihn zurück und spiel den Meister.
lesson-gardens-tailor-fund = Ein Feuerwerk, und niemand sieht es? Erst der orangefarbene Gehrock! Nimm das zurück.

lesson-gardens-guest-say = In den Königlichen Saal mit ihm! Nur von dort kommt man auf den Balkon.
lesson-gardens-guest-else = Von dort hört man das Feuerwerk, sieht es aber nicht. Nimm es zurück: in den Königlichen Saal!
lesson-gardens-guest-sell = { $value } Livre, verlockend! Aber Geld hast du genug, und { $prestige } Ansehen mal { $times } sind zum Greifen nah. Nimm es zurück.

lesson-gardens-times-say = Dieser Gehrock ist { $prestige } Ansehen wert. Wie viel zählt er neben dem Feuerwerk mit ×{ $times }?
lesson-gardens-times-seven = { $plus } Ansehen
lesson-gardens-times-seven_reply = { $prestige } und { $times }? Das Zeichen sagt „mal“.
lesson-gardens-times-eight = { $doubled } Ansehen
lesson-gardens-times-eight_reply = Das wäre es bei ×{ $fewer }. Dieses hier ist größer!
lesson-gardens-times-twelve = { $tripled } Ansehen
lesson-gardens-times-twelve_reply = { $tripled } statt { $prestige }, also { $tripledMore } mehr. Dazu { $fireworks } für das Feuerwerk selbst: nicht schlecht für { $cost } Livre!

lesson-gardens-others-say = Erst die anderen. Hoffen wir, dass sie uns die Raketen lassen.

lesson-gardens-fund-say = Nun zünde sie an! Lass deinen Lehrling das Feuerwerk für { $cost } Livre finanzieren.
lesson-gardens-fund-else = Das nicht. Nimm es zurück: Ich will das Feuerwerk für { $cost } Livre, mit ×{ $times }.
lesson-gardens-fund-start-journeyman = Der Geselle hat gleich etwas anderes zu tun. Nimm ihn zurück und schick den Lehrling.
lesson-gardens-fund-fireworks-2 = Günstiger, aber nur ×{ $fewer }: { $doubledMore } Ansehen mehr statt { $tripledMore }. Nimm es zurück.
lesson-gardens-fund-fireworks-4 = ×{ $times4 }, und selbst noch { $fireworks4 } Ansehen! Aber dann bleiben nur { $left } Livre, und mit { $stone } habe ich noch etwas vor. Nimm es zurück.
lesson-gardens-fund-musician-hall1 = { $royal } Ansehen, eine stolze Summe. Aber das Feuerwerk bringt mehr und kostet weniger: { $fireworks }, dazu { $tripledMore } auf dem Balkon und vielleicht eine Mehrheit. Nimm es zurück.
lesson-gardens-fund-statue-1 = Gleich! Erst das Feuerwerk, ehe ein anderer es nimmt. Nimm es zurück.

lesson-gardens-keep-say = Garn für { $thread } Livre? Verzichte lieber: Deine letzten { $stone } Livre sind der Preis einer Statue, auf die Münze genau.
lesson-gardens-keep-else = Und schon ist die Statue um { $thread } Livre zu teuer! Nimm das zurück und verzichte auf den Bonus.

lesson-gardens-most-say = Das Feuerwerk hat seine eigene Mehrheit: { $first } Ansehen für die meisten, { $second } für die zweitmeisten. Colette hat eines, du hast eines. Wer bekommt die { $first }?
lesson-gardens-most-me = Ich
lesson-gardens-most-me_reply = Ja! Bei Gleichstand gewinnt das am weitesten rechts. Colette bekommt die { $second }.
lesson-gardens-most-colette = Colette
lesson-gardens-most-colette_reply = Sie war zuerst da, aber danach fragt keiner. Schau, wo die beiden sind: links oder rechts?
lesson-gardens-most-both = Wir beide
lesson-gardens-most-both_reply = So wäre es in einem Saal. Hier oben entscheidet das am weitesten rechts.

lesson-gardens-turns-say = Lass die anderen spielen. Und sieh dir derweil die Farben deiner Gewänder an.

lesson-gardens-colors-say = Eine Statue bringt am Ende { $statue } Ansehen für jede Farbe deiner Gewänder. Du hast { $garments }, im roten Rahmen. Was brächte eine Statue?
lesson-gardens-colors-six = { $three } Ansehen
lesson-gardens-colors-six_reply = Schau auch in den Königlichen Saal: Der orangefarbene zählt mit.
lesson-gardens-colors-eight = { $four } Ansehen
lesson-gardens-colors-eight_reply = Vier Farben, { $four } Ansehen: Mehr kann eine Statue nicht bringen.
lesson-gardens-colors-ten = { $many } Ansehen
lesson-gardens-colors-ten_reply = { $blue } der { $garments } sind blau, und eine Farbe zählt nur einmal.

lesson-gardens-statue-say = { $stone } Livre für { $four } Ansehen. Lass deinen Gesellen die erste Statue finanzieren!
lesson-gardens-statue-else = Das nicht. Nimm es zurück und finanziere die Statue für { $stone } Livre: { $four } Ansehen.
lesson-gardens-statue-musician-hall5 = { $music } Ansehen, und ein Saal mehr. Aber die Statue bringt { $four }! Nimm es zurück.
lesson-gardens-statue-forfeit = Lass keine { $bonus } Livre liegen. Nimm das zurück.

lesson-gardens-another-say = Und eine zweite Statue? { $cost2 } Livre, und { $printed } Ansehen steht darunter. Aber jedes Gewand zählt nur für eine Statue. Was brächte sie dir?
lesson-gardens-another-nine = { $printedAndAll } Ansehen
lesson-gardens-another-nine_reply = Dafür brauchtest du noch einmal vier Gewänder, eines in jeder Farbe.
lesson-gardens-another-three = { $printedAndOne } Ansehen
lesson-gardens-another-three_reply = { $printed }, und { $statue } für das zweite blaue Kleid, das übrig ist. Gib dein Geld anderswo aus!
lesson-gardens-another-nothing = Nichts
lesson-gardens-another-nothing_reply = Fast! Aber ein Gewand ist übrig, und { $printed } Ansehen steht unter dem Preis.

lesson-gardens-balcony-say = Letzte Frage: Wenn dein Gehrock auf den Balkon geht, zählt er dann noch für die Mehrheit im Königlichen Saal und für die Statue?
lesson-gardens-balcony-yes = Ja, für beide
lesson-gardens-balcony-yes_reply = Für beide! Die Säle werden gezählt, ehe jemand hinaufgeht, und die Statue sieht auch den Balkon.
lesson-gardens-balcony-no = Nein, er ist ja fort
lesson-gardens-balcony-no_reply = Der König denkt an alles: Die Säle werden zuerst gezählt. Und Statuen haben gute Augen!

lesson-gardens-end-say = Also: Feuerwerk, wenn ein feines Gewand von dir im Königlichen Saal ist; eine Statue, wenn du viele Farben hast. Und gib dein Geld rechtzeitig aus: Am Ende zählen je { $livre_per_prestige } Livre nur 1 Ansehen.
