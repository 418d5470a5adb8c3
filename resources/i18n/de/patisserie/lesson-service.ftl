### Servicestellen, adlige Gastgeber, Mehrheiten und Gleichstände.

lesson-service-name = Service und Gastgeber
lesson-service-about = Servicekräfte, adlige Gastgeber, Mehrheiten und Gleichstände.

lesson-service-areas-say = Zwischen den Tafeln stehen die Servicekräfte. Jeder Bereich hat zwei Stellen und liegt an zwei Tafeln.

lesson-service-sides-say = Die linke Stelle bringt am Ende Prestige, die rechte sofort etwas. Ihr seid zu dritt: Wie viele Stellen eines Bereichs dürfen insgesamt besetzt werden?
lesson-service-sides-both = Beide
lesson-service-sides-both_reply = Mit mehr Spielern. Bei höchstens { $one_post_players } bleibt eine frei.
lesson-service-sides-one = Eine
lesson-service-sides-one_reply = Eine. Wer zuerst kommt, sucht sich die Seite aus; wer danach kommt, geht anderswohin.

lesson-service-post-say = Spiele den Gehilfen und setze einen Marker zwischen die obere und die mittlere Tafel: auf die linke Stelle, für { $price } Münzen.
lesson-service-post-then_choose_action = Eine Servicekraft setzen!
lesson-service-post-then_place = Zwischen oben und Mitte, links.
lesson-service-post-post-top-middle-2 = Ein Rezept, und kein Prestige. Nimm es zurück: die linke.
lesson-service-post-else = Ich habe an der mittleren Tafel etwas vor. Nimm es zurück: die Stelle für { $price } Münzen darüber.

lesson-service-wait-say = Auch Gaspard setzt eine Servicekraft. Merk dir das: Manon hat eine, und nun hat er eine.

lesson-service-tie-say = Die mittlere Tafel: { $own } Gebäcke von dir, { $hers } von Manon. Bei Gleichstand entscheidet, welches dem Tafelbonus am nächsten liegt. Wer führt?
lesson-service-tie-you = Ich
lesson-service-tie-you_reply = Dein nächstes liegt auf dem zweiten Platz. Wessen liegt auf dem ersten?
lesson-service-tie-manon = Manon
lesson-service-tie-manon_reply = Manon: Ihres liegt gleich neben dem Tafelbonus. Sie bekäme { $first }, du { $second }.
lesson-service-tie-both = Wir beide
lesson-service-tie-both_reply = Eines liegt immer am nächsten.

lesson-service-deliver-say = Also ein drittes! Spiele den beleuchteten Konditor, dessen Bonus deine Marker zählt, und liefere die Madeleine an die mittlere Tafel.
lesson-service-deliver-then_choose_action = Liefern!
lesson-service-deliver-then_deliver = Die Madeleine.
lesson-service-deliver-then_place_dish = Irgendein freier Platz der mittleren Tafel.
lesson-service-deliver-start-chef-2 = Den heben wir uns für den Schluss auf. Nimm es zurück und spiele den anderen Konditor.
lesson-service-deliver-sell = Für { $sale } Münzen überlässt du Manon die Tafel? Nimm es zurück.
lesson-service-deliver-else = Jetzt zählt die mittlere Tafel. Nimm es zurück.

lesson-service-serve-say = Deine Servicekraft steht an dieser Tafel und darf das Gebäck servieren: Zahle { $service_coins } Münzen und erhalte sofort 1 Prestige. Das gilt für jede deiner Servicekräfte an einer Tafel und für jedes Gebäck.
lesson-service-serve-0 = Billiger wird Prestige kaum. Nimm es zurück und zahle.
lesson-service-serve-else = Billiger wird Prestige kaum. Nimm es zurück und zahle.

lesson-service-again-say = { $own } Gebäcke gegen { $hers }: Die Tafel gehört dir. Und nun der Bonus: { $bonus } Münzen für jede Servicekraft und jeden Gastgeber von dir.
lesson-service-again-else = { $bonus } Münzen für nichts! Nimm es zurück.

lesson-service-hosts-say = Die adligen Gastgeber. Jeder bringt { $host_income } Münzen bei jedem Einkommen, das Prestige darauf und am Ende 1 mehr für jeden Gegner mit Servicekräften. Wie viele Gegner sind das?
lesson-service-hosts-one = { $fewer }
lesson-service-hosts-one_reply = Manon hat eine. Und wer noch?
lesson-service-hosts-two = { $opponents }
lesson-service-hosts-two_reply = Manon und Gaspard: { $opponents } mehr für jeden deiner Gastgeber. Wie viele Servicekräfte sie haben, ist gleich.
lesson-service-hosts-three = { $more }
lesson-service-hosts-three_reply = Du bist nicht dein eigener Gegner.

lesson-service-host-say = Dann lade einen ein! Spiele deine letzte Karte und setze einen Marker auf den ersten oder zweiten Gastgeber, für { $host1 } oder { $host2 } Münzen.
lesson-service-host-then_choose_action = Einen Gastgeber setzen!
lesson-service-host-then_place = Den ersten oder den zweiten.
lesson-service-host-host-3 = { $host3 } Münzen, und deine Kasse ist fast leer. Nimm es zurück: den ersten oder den zweiten.
lesson-service-host-else = Deine Gäste warten auf einen Gastgeber. Nimm es zurück.

lesson-service-end-say = Ein Gastgeber, der früh kommt, bezahlt sich selbst, eine Servicekraft verdient an jedem Gebäck, und ein drittes Gebäck gewinnt eine Tafel. Zu Diensten!
