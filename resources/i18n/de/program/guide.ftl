### Was der Leitfaden jedes Spiels über den Tisch sagt, mit den Tasten, wie sie eingestellt sind.

guide-heading-table = An diesem Tisch

guide-table-hints = Zeig einen Moment auf etwas oder geh mit Umschalt und den Pfeiltasten hin, um zu lesen, wozu es da ist; { $what } oder ein Rechtsklick verrät alles darüber.
guide-table-undo = { $undo } nimmt Entscheidungen zurück, { $redo } trifft sie erneut.
guide-table-follow = { $pause } lässt die anderen warten oder weiterspielen, { $pace } wechselt ihr Tempo, { $hurry } springt zu deinem nächsten Zug.
guide-table-log = { $log } öffnet den Verlauf; { $step_back } und { $step_on } gehen durch das, was geschehen ist, { $now } führt zurück. { $branch_on } zeigt, was zurückgenommen wurde, und { $go_on } spielt von dort weiter.
guide-table-keys = Alle Tasten stehen in den Einstellungen ({ $settings }) und lassen sich dort ändern.
