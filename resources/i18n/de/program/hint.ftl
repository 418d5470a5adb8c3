### Ein Tipp: der beste Zug, und warum.

window-key-hint = Ein Tipp

window-hint-title = Tipp
window-hint-about = Der beste Zug und warum
window-hint-later = Einen Tipp gibt es, wenn du am Zug bist
window-hint-leave = Den Tipp schließen
window-hint-thinks = { $name } überlegt …
window-hint-none = Hier weiß ich keinen Rat.
window-hint-others = Anderer
window-hint-first = Bester
# What the best play has over another one. $reason is one of the advice messages.
window-hint-instead = Der beste Zug stattdessen: { $reason }.
window-hint-alike = Er ist für dasselbe gut wie die Züge davor.
# After the reasons for the best play: the second one, and what it lacks.
window-hint-next = Der nächstbeste: { $plan } { $worth }
window-hint-level = Am Ende liegst du voraussichtlich gleichauf mit { $player }.
window-hint-measure = Verglichen wird deine Wertung am Ende mit der des besten anderen, wenn alle so weiterspielen wie der stärkste Computerspieler.
window-hint-chance = Deine Siegchance ist dann etwa { $percent } %.
window-hint-near = Fast genauso gut
window-hint-equal = Fast genauso gut: Siegchance um weniger als { $percent } % geringer
window-hint-less = Siegchance um etwa { $percent } % geringer

window-hint-worse = { $n ->
    [one] Am Ende etwa 1 Punkt weniger als das Beste
   *[other] Am Ende etwa { $n } Punkte weniger als das Beste
}

window-hint-ahead = { $n ->
    [one] Am Ende liegst du voraussichtlich etwa 1 Punkt vor { $player }.
   *[other] Am Ende liegst du voraussichtlich etwa { $n } Punkte vor { $player }.
}

window-hint-behind = { $n ->
    [one] Am Ende liegst du voraussichtlich etwa 1 Punkt hinter { $player }.
   *[other] Am Ende liegst du voraussichtlich etwa { $n } Punkte hinter { $player }.
}

window-settings-hints = Tipps
window-settings-patience = Bedenkzeit

window-hints-on-label = An
window-hints-on-explanation = Taste und Knopf nennen dir den besten Zug, wo er beginnt und warum er gut ist.

window-hints-off-label = Aus
window-hints-off-explanation = Niemand kann nach einem Tipp fragen.

window-patience-quick-label = Kurz
window-patience-quick-explanation = Starke Computerspieler denken kaum nach und spielen etwas schwächer.

window-patience-normal-label = Normal
window-patience-normal-explanation = Starke Computerspieler denken so lange nach, wie sie meist brauchen.

window-patience-patient-label = Lang
window-patience-patient-explanation = Starke Computerspieler dürfen viermal so lange nachdenken.

## The line in which moves are typed.

window-key-command = Einen Zug eintippen
window-command-title = Einen Zug eintippen
window-command-label = Ein Zug
window-command-nothing = Diese Wörter bedeuten gerade nichts.
window-command-nobody = Gerade wird niemand gefragt.
window-command-also = Auch „was ist …“, „rückgängig“ oder „Tipp“ kann man eintippen.
# The ways to ask what something is, with a slash between them; "…" is the thing.
window-command-what = was ist ein …/was ist eine …/was ist der …/was ist die …/was ist das …/was ist …/was sind die …/was sind …/was bedeutet …/was bedeuten …

## The field in which one types where the focus goes.

window-key-go_to = Gehe zu
window-key-part_on = Nächster Teil des Tisches
window-key-part_back = Voriger Teil des Tisches
window-go_to-nothing = Nichts heißt so.
