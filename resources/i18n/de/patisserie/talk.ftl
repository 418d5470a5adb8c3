### What the computer players say at their own deeds, each in a manner of their own.

talk-patisserie-level1-bake-1 = Frisch gebacken! Es fehlt nur die Ecke. Und diese da.
talk-patisserie-level1-bake-2 = Es ist aufgegangen! Wirklich! Kommt und riecht!

talk-patisserie-level1-table-1 = Ich bin hier vorn? Ich wollte nur den Teller abstellen.
talk-patisserie-level1-table-2 = Meine Teller liegen vorn! Die Krümel sind auch von mir.

talk-patisserie-level1-star-1 = Jemand so Berühmtes, bei mir? Ich muss erst Staub wischen!
talk-patisserie-level1-star-2 = Ein Stern der Küche! Darf ich Euren Löffel tragen?

talk-patisserie-level1-host-1 = Vornehme Leute, und sie reden mit mir! Ich sagte: Kuchen.
talk-patisserie-level1-host-2 = Ein Knicks, in jeder Hand ein Tablett. Es ging gut!

talk-patisserie-level1-special-1 = Ein Preis? Für mich? Der kommt über den Herd!
talk-patisserie-level1-special-2 = Sie klatschen! Fast wär mir die Sahne gefallen.

talk-patisserie-level2-bake-1 = Wie geplant. Finger weg, bis es kalt ist.
talk-patisserie-level2-bake-2 = Gute Kruste klopft zurück, wenn man klopft. Horcht!

talk-patisserie-level2-table-1 = Ich bin wohl vorn. Das wundert keinen mehr als mich.
talk-patisserie-level2-table-2 = Diese Tafel mag ehrliche Arbeit. Ich auch.

talk-patisserie-level2-star-1 = Ein Stern an meiner Seite. Ich wetze schon die Messer.
talk-patisserie-level2-star-2 = Willkommen! Der Hocker wackelt, der Lohn nicht.

talk-patisserie-level2-host-1 = So hoher Besuch, und das für den Kuchen eines Gesellen!
talk-patisserie-level2-host-2 = Man bat mich um das Rezept. Ich bat um Geduld.

talk-patisserie-level2-special-1 = Ich tat meine Arbeit, und jemand hat mitgezählt. Sieh an.
talk-patisserie-level2-special-2 = Eine Ehre! Die hängt ab heute neben dem Schneebesen.

talk-patisserie-level3-bake-1 = Reizend, aber noch so nackt! Wo sind die Zuckerrosen?
talk-patisserie-level3-bake-2 = Fertig! Nun halt still, mein Kleines, du wirst schön.

talk-patisserie-level3-table-1 = Meine liegen vorn, und die hübschesten sind es auch.
talk-patisserie-level3-table-2 = Eine Tafel ist ein Strauß. Nun hat sie ihre Mitte.

talk-patisserie-level3-star-1 = Ein Stern! Hier hat doch etwas Glanz gefehlt.
talk-patisserie-level3-star-2 = Neben solchen Händen blühen selbst die Löffel auf.

talk-patisserie-level3-host-1 = So hoher Besuch! Meine Zuckerrosen werden rot.
talk-patisserie-level3-host-2 = Ein Knicks, ein Lächeln, und Zuckerguss auf der Nase.

talk-patisserie-level3-special-1 = Eine Rosette! Sie passt zu den Kirschen. Wie aufmerksam!
talk-patisserie-level3-special-2 = Mit spitzem Stift gerechnet, mit Schleife überreicht.

talk-patisserie-level4-bake-1 = Vom Mehl zur Kruste: Geduld ist das beste Gewürz.
talk-patisserie-level4-bake-2 = Goldbraun. Mein alter Lehrer hätte genickt. Einmal.

talk-patisserie-level4-table-1 = Eine Tafel merkt sich, wer sie füllt. Diese kennt mich.
talk-patisserie-level4-table-2 = Nach Euch, hätt ich gesagt. Die Tafel wollt es anders.

talk-patisserie-level4-star-1 = Ein Stern braucht feste Hand und warme Suppe. Herein!
talk-patisserie-level4-star-2 = Großes Talent! So einen Lehrling hatte ich einst.

talk-patisserie-level4-host-1 = Hoher Besuch, tiefe Verbeugung. Mein Rücken merkt es sich.
talk-patisserie-level4-host-2 = Große Häuser gewinnt man durch den Magen. Seit jeher.

talk-patisserie-level4-special-1 = In meinem Alter sammelt man Ehren. Und Schürzen.
talk-patisserie-level4-special-2 = Gute Arbeit klingt wie eine Glocke. Man hat sie gehört.

talk-patisserie-level5-bake-1 = Gebacken, und kein Krümel übrig. Ich habe nachgesehen.
talk-patisserie-level5-bake-2 = Kein Ei zu viel. Die Hühner dürfen stolz sein.

talk-patisserie-level5-table-1 = Diese Tafel ist einen Kuchen wert. Ich hab gewogen.
talk-patisserie-level5-table-2 = Vorn an dieser Tafel, und keine Serviette zu viel.

talk-patisserie-level5-star-1 = Talent ist teuer. Vergeudetes noch mehr. Tretet ein.
talk-patisserie-level5-star-2 = Fangt an. Der Zucker ist im Schrank, der Schlüssel bei mir.

talk-patisserie-level5-host-1 = Hoher Besuch, empfangen mit genau genug Butter.
talk-patisserie-level5-host-2 = Der Adel isst wenig und lobt viel. Wie sparsam!

talk-patisserie-level5-special-1 = Eine Ehre! Sie kostet nichts und wird nicht schlecht.
talk-patisserie-level5-special-2 = Verdient, gezählt, verwahrt. Der Schlüssel bleibt bei mir.

talk-patisserie-level6-bake-1 = Ich habe es gestern im Kopf gekostet. Vorzüglich.
talk-patisserie-level6-bake-2 = Genau wie gedacht. Der König mag keine Überraschungen.

talk-patisserie-level6-table-1 = Ihr wolltet protestieren. Ich hab es schon gehört.
talk-patisserie-level6-table-2 = Ich sehe, Ihr seht es auch. Einen Augenblick später.

talk-patisserie-level6-star-1 = Ein Stern findet stets zur Sonne. Nehmt doch Platz.
talk-patisserie-level6-star-2 = Die Schürze ist längst bestickt, mit Eurem Namen.

talk-patisserie-level6-host-1 = Ein Blick genügte, zwischen diesem hohen Haus und mir.
talk-patisserie-level6-host-2 = Ein edles Nicken wiegt eine Reihe Trompeten auf.

talk-patisserie-level6-special-1 = Ich wäre gern überrascht. Ich hab es zu gut geprobt.
talk-patisserie-level6-special-2 = Danke. Diese Verbeugung habe ich im Kopf geübt.
