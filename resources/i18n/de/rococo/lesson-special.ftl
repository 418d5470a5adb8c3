### Die besonderen Gewänder: Prachtkleider, Festkleider, Schneiderkunst.

lesson-special-name = Besondere Gewänder
lesson-special-about = Prachtkleider, Festkleider und Schneiderkunst: Gewänder, die mehr können.

lesson-special-welcome-say = Drei Stücke in der Schneiderei sind nicht alltäglich. Eines, für { $price } Livre, ist einfach prächtiger als alle anderen. Ein Stern heißt: Beim Schneidern geschieht etwas; eine Nadel: beim Verleihen.

lesson-special-festive-say = Zuerst der Stern, ein Festkleid: sofort { $each } Ansehen für jedes blaue Kleid von dir im Palast. Gezählt wird, bevor das neue dort ist. Du bekommst also …
lesson-special-festive-one = { $each } Ansehen
lesson-special-festive-one_reply = Sieh in den Königlichen Saal und in Saal 2.
lesson-special-festive-two = { $gained } Ansehen
lesson-special-festive-two_reply = { $gained } jetzt, und die { $worth } auf dem Kleid selbst am Ende. Aber es wird nie verkauft: ohne Gast kein Kleid.
lesson-special-festive-three = { $more } Ansehen
lesson-special-festive-three_reply = Das neue liegt noch auf deinem Tisch, während die anderen gezählt werden.

lesson-special-make-say = Lass es einen Meister machen, dann darf es zu einem Meistergast.
lesson-special-make-else = Nimm es zurück: bitte ein Meister, und das blaue Kleid mit dem Stern.

lesson-special-place-say = Schon { $gained } Ansehen! Im Königlichen Saal hättest du damit die Mehrheit, und dein Feuerwerk wartet darüber. Aber wähle, wie du magst.
lesson-special-place-else = Auch ein guter Gast. Nun sind Colette und Baptiste dran.

lesson-special-expert-say = Nun das grüne Kleid mit der Nadel. { $expert } Ansehen, aber { $rented } Livre beim Verleihen, und ebenso viel beim Verkauf. Also verkaufen oder verleihen?
lesson-special-expert-sell = Verkaufen
lesson-special-expert-sell_reply = Für dasselbe Geld? In einem Saal zählt es trotzdem für die Mehrheit.
lesson-special-expert-rent = Verleihen
lesson-special-expert-rent_reply = Verleihen: Das Geld ist dasselbe, und ein Gewand im Saal zählt für die Mehrheit, für alle Säle, für die Farben einer Statue.

lesson-special-clever-say = Dein zweiter Meister soll es machen.
lesson-special-clever-else = Nimm es zurück: der zweite Meister und das grüne Kleid mit der Nadel.

lesson-special-space-say = Welcher Gast? Vielleicht Saal 4, wo du noch niemanden hast. Die { $rented } Livre kommen überall.
lesson-special-space-else = Verkauft bringt es die { $rented } Livre und sonst nichts. Nimm es zurück und such ihm einen Gast.

lesson-special-fancy-say = Zuletzt das Prachtkleid: { $silk } Ballen, Garn und Spitze, dafür { $fancy } Ansehen. Im Königlichen Saal, mit deinem Feuerwerk ×{ $times }: Was wäre es am Ende wert?
lesson-special-fancy-six = { $fancy }
lesson-special-fancy-six_reply = Nur drinnen. Auf dem Balkon wird es malgenommen.
lesson-special-fancy-nine = { $plus }
lesson-special-fancy-nine_reply = Nicht plus { $times }: mal { $times }!
lesson-special-fancy-eighteen = { $tripled }
lesson-special-fancy-eighteen_reply = { $tripled }! Für so ein Kleid spart man eine ganze Runde. Auch neue Plättchen helfen dabei …

lesson-special-tile-say = Dieses ist grüne Seide oder { $thread } Garn. Dein Geselle erwirbt es; behalte die Seide, denn das Prachtkleid will { $green } grüne.
lesson-special-tile-then_keep_resource = Behalte es nun als Seide, denn das Prachtkleid will { $green } grüne.
lesson-special-tile-else = Das nicht. Nimm es zurück: Der Geselle erwirbt das Plättchen mit den { $thread } Garn.
lesson-special-tile-notions = { $thread } Garn für ein Plättchen, nicht übel! Aber Garn hast du schon, und das Kleid will grüne Seide. Nimm es zurück.

lesson-special-end-say = Sterne: Mach sie, wenn du viel von dem hast, was sie zählen. Nadeln: Verleih sie, wenn du brauchst, was sie bringen. Prachtkleider: Halt den Balkon bereit. Den Rest kennst du.
