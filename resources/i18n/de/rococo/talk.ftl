### What the computer players say at their own deeds, each in a manner of their own.

talk-rococo-level1-hall-1 = Ich bin hier vorn? Ich? Verratet es nicht dem Meister!
talk-rococo-level1-hall-2 = So viele Gäste von mir! Ich hatte nur Knöpfe gezählt.

talk-rococo-level1-fireworks-1 = Ich durfte die Lunte halten! Die Brauen sind noch dran.
talk-rococo-level1-fireworks-2 = Oooh! Verzeihung. Ich wollte doch vornehm bleiben.

talk-rococo-level1-favor-1 = Die Königin hat mir zugelächelt! Oder dem hinter mir.
talk-rococo-level1-favor-2 = So tief verneigt, dass die Mütze fiel. Es hat gewirkt!

talk-rococo-level1-all_halls-1 = In jedem Saal jemand von mir! Wenn das die Mutter hört!
talk-rococo-level1-all_halls-2 = Überall! Und nur manchmal hab ich mich verlaufen.

talk-rococo-level1-master-1 = Ein Meister arbeitet für mich! Wer verbeugt sich nun?
talk-rococo-level1-master-2 = Ein Meister, bei mir! Zum Glück hab ich gefegt.

talk-rococo-level2-hall-1 = Jetzt funkelt dieser Saal. Keine Ursache, ihr Lieben!
talk-rococo-level2-hall-2 = Alle Blicke auf meine Gäste! Eurer auch, ich seh es.

talk-rococo-level2-fireworks-1 = Bumm! So schön wie da oben war Geld noch nie.
talk-rococo-level2-fireworks-2 = Mehr Sterne, mehr Funken, mehr Margot!

talk-rococo-level2-favor-1 = Die Königin und ich, wir lieben dieselben Raketen.
talk-rococo-level2-favor-2 = Blendend hat sie mich genannt. Sie hat eben Augen.

talk-rococo-level2-all_halls-1 = Wo Ihr heute auch tanzt: Ich war schon da.
talk-rococo-level2-all_halls-2 = Ein wenig von mir trägt heute jeder Saal.

talk-rococo-level2-master-1 = Ein Meister! Teuer? Aber natürlich, mein Herz.
talk-rococo-level2-master-2 = Eingestellt! Erst das Talent, irgendwann die Rechnung.

talk-rococo-level3-hall-1 = Hier führe ich. Ich habe gezählt und nachgezählt.
talk-rococo-level3-hall-2 = Vorn in diesem Saal. Das kommt mit roter Tinte ins Buch.

talk-rococo-level3-fireworks-1 = Rauch, Lärm, Kosten. Ich buche es unter Vergnügen.
talk-rococo-level3-fireworks-2 = Auch Pulver hat seinen Preis. Ich habe die Quittung.

talk-rococo-level3-favor-1 = Die Gunst der Königin, und kein Sou auf der Rechnung.
talk-rococo-level3-favor-2 = Die Gunst der Königin: dankend erhalten und verbucht.

talk-rococo-level3-all_halls-1 = Ein Gast in jedem Saal. Meine Liste hat nur noch Haken.
talk-rococo-level3-all_halls-2 = Alle Säle, keine Lücke. Ich mag volle Spalten.

talk-rococo-level3-master-1 = Ein Meister kostet, was er kostet. Gefragt hab ich doch.
talk-rococo-level3-master-2 = Gute Hände sind keine Ausgabe. Sie sind Vermögen.

talk-rococo-level4-hall-1 = Ich hab ein Auge für Räume. Dieser hat gezwinkert.
talk-rococo-level4-hall-2 = Meine Gäste stehen gut hier. Haltung, Freunde, Haltung!

talk-rococo-level4-fireworks-1 = Köpfe hoch! Die schönste Aussicht geht nach oben.
talk-rococo-level4-fireworks-2 = Ich kenne viele Himmel. Dieser steht dem Haus.

talk-rococo-level4-favor-1 = Die Königin blickt, ich verneige mich. Ein Augenblick!
talk-rococo-level4-favor-2 = Ein gutes Wort an der rechten Tür, und sie ging auf.

talk-rococo-level4-all_halls-1 = In jedem Saal ein Gruß. Mein Hut kommt nicht zur Ruhe.
talk-rococo-level4-all_halls-2 = Überall ein bekanntes Gesicht. Das nenn ich daheim.

talk-rococo-level4-master-1 = Diese Hände! Beim ersten Stich hab ich es gewusst.
talk-rococo-level4-master-2 = Gute Leute erkenn ich sofort. Herein, nehmt Platz!

talk-rococo-level5-hall-1 = Mein war der Saal seit heute früh. Nun seht Ihr es auch.
talk-rococo-level5-hall-2 = Ich sah diesen Saal voll, lange bevor er es war.

talk-rococo-level5-fireworks-1 = Ein Funke, auf die Minute geplant. Seht hinauf.
talk-rococo-level5-fireworks-2 = Auch eine Rakete fliegt am besten nach Schnittmuster.

talk-rococo-level5-favor-1 = Die Königin hat mich erwartet. Dafür war gesorgt.
talk-rococo-level5-favor-2 = Ich kam genau, als Ihre Majestät sich umwandte.

talk-rococo-level5-all_halls-1 = Jeder Saal. Den letzten Schritt plante ich zuerst.
talk-rococo-level5-all_halls-2 = So. Das Muster ist vollendet, bis zum letzten Stich.

talk-rococo-level5-master-1 = Für genau diese Hände hielt ich den Stuhl frei.
talk-rococo-level5-master-2 = Willkommen. Eure Nadeln liegen schon bereit.

talk-rococo-level6-hall-1 = Verzeiht, ich glaube, ich stehe Euch im Licht.
talk-rococo-level6-hall-2 = Bleibt doch! Hinter mir ist immer Platz.

talk-rococo-level6-fireworks-1 = Eine Kleinigkeit für den Himmel. Der Hof erwartet sie.
talk-rococo-level6-fireworks-2 = Ihr wolltet ohnehin gerade hinaufsehen, nicht wahr?

talk-rococo-level6-favor-1 = Ihre Majestät und ich verstehen uns ohne ein Wort.
talk-rococo-level6-favor-2 = Die Königin fragte nach Euch. Ihr bemüht Euch, sagte ich.

talk-rococo-level6-all_halls-1 = Jeder Saal, wie es sich gehört. Fahrt nur fort.
talk-rococo-level6-all_halls-2 = In jedem Saal begegnet man sich selbst. Wie angenehm.

talk-rococo-level6-master-1 = Unter Meistern: Die gute Schere gehört mir.
talk-rococo-level6-master-2 = Endlich ein Meister. Ich fühlte mich schon einsam.
