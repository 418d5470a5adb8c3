### A hint: the best play, and why.

window-key-hint = Podpowiedź

window-hint-title = Podpowiedź
window-hint-about = Najlepsze zagranie i dlaczego
window-hint-later = O podpowiedź można poprosić w swojej turze
window-hint-leave = Zamknij podpowiedź
window-hint-thinks = { $name } myśli…
window-hint-none = Tu nie ma czego doradzić.
window-hint-others = Inne
window-hint-first = Najlepsze
# What the best play has over another one. $reason is one of the advice messages.
window-hint-instead = Najlepsze zagranie natomiast: { $reason }.
window-hint-alike = Daje to samo co poprzednie zagrania.
# After the reasons for the best play: the second one, and what it lacks.
window-hint-next = Następne w kolejności: { $plan } { $worth }
window-hint-level = Na koniec gry { $player } będzie mieć prawdopodobnie tyle samo punktów.
window-hint-measure = Twój wynik na koniec jest porównywany z wynikiem najlepszego z pozostałych, jeśli wszyscy grają jak najsilniejszy gracz komputerowy.
window-hint-chance = Szansa na wygraną to wtedy około { $percent }%.
window-hint-near = Prawie tak samo dobre
window-hint-equal = Prawie tak samo dobre: szansa na wygraną niższa o mniej niż { $percent }%
window-hint-less = Szansa na wygraną niższa o około { $percent }%

window-hint-worse = { $n ->
    [one] Na koniec mniej więcej o 1 punkt gorsze od najlepszego
    [few] Na koniec mniej więcej o { $n } punkty gorsze od najlepszego
    [many] Na koniec mniej więcej o { $n } punktów gorsze od najlepszego
   *[other] Na koniec mniej więcej o { $n } punktu gorsze od najlepszego
}

window-hint-ahead = { $n ->
    [one] Na koniec gry { $player } będzie mieć prawdopodobnie około 1 punktu mniej.
    [few] Na koniec gry { $player } będzie mieć prawdopodobnie około { $n } punktów mniej.
    [many] Na koniec gry { $player } będzie mieć prawdopodobnie około { $n } punktów mniej.
   *[other] Na koniec gry { $player } będzie mieć prawdopodobnie około { $n } punktu mniej.
}

window-hint-behind = { $n ->
    [one] Na koniec gry { $player } będzie mieć prawdopodobnie około 1 punktu więcej.
    [few] Na koniec gry { $player } będzie mieć prawdopodobnie około { $n } punktów więcej.
    [many] Na koniec gry { $player } będzie mieć prawdopodobnie około { $n } punktów więcej.
   *[other] Na koniec gry { $player } będzie mieć prawdopodobnie około { $n } punktu więcej.
}

window-settings-hints = Podpowiedzi
window-settings-patience = Czas na namysł

window-hints-on-label = Wł.
window-hints-on-explanation = Klawisz i przycisk pokazują najlepsze zagranie: gdzie się zaczyna i dlaczego.

window-hints-off-label = Wył.
window-hints-off-explanation = Nikt nie może prosić o podpowiedź.

window-patience-quick-label = Krótki
window-patience-quick-explanation = Silni gracze komputerowi prawie się nie zastanawiają; grają trochę słabiej.

window-patience-normal-label = Zwykły
window-patience-normal-explanation = Silni gracze komputerowi myślą tyle, ile zwykle potrzebują.

window-patience-patient-label = Długi
window-patience-patient-explanation = Silni gracze komputerowi mogą myśleć cztery razy dłużej.

## The line in which moves are typed.

window-key-command = Wpisz ruch
window-command-title = Wpisz ruch
window-command-label = Ruch
window-command-nothing = Te słowa nic teraz nie znaczą.
window-command-nobody = Teraz nikt nie jest pytany.
window-command-also = Można też wpisać „co to jest …”, „cofnij” albo „podpowiedź”.
# The ways to ask what something is, with a slash between them; "…" is the thing.
window-command-what = co to jest …/co to są …/co to …/co oznacza …/co oznaczają …

## The field in which one types where the focus goes.

window-key-go_to = Przejdź do
window-key-part_on = Następna część stołu
window-key-part_back = Poprzednia część stołu
window-go_to-nothing = Nic się tak nie nazywa.
