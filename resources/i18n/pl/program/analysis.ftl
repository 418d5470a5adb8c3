### The analysis of a game, or of its past rounds.

window-analysis-title = Analiza
window-analysis-about = Jak zmieniały się szanse wszystkich graczy i które decyzje kosztowały najwięcej
window-analysis-thinks = Gra jest rozgrywana ponownie: { $percent }%…
window-analysis-failed = Nie udało się przeanalizować reszty gry.
window-analysis-round = Runda
window-analysis-costly = Kosztowne decyzje
window-analysis-so_far = Twoje kosztowne decyzje w minionych rundach
window-analysis-worst = Najkosztowniejsza decyzja
window-analysis-spotless = Żadna decyzja nie kosztowała wiele.
window-analysis-chart = Szanse na wygraną w czasie gry
window-analysis-axis = Szansa na wygraną
window-analysis-meaning = Decyzje kosztują tyle, o ile więcej dałyby najlepsze zagrania. Szansę na wygraną zmieniły własne decyzje i decyzje innych, w porównaniu ze średnią przy tym stole, oraz szczęście: to, co wyszło na jaw.
window-analysis-meaning_so_far = Decyzje kosztują tyle, o ile więcej dałyby najlepsze zagrania.
window-analysis-percent = { $percent }%
window-analysis-chance = { $player } { $percent }%
window-analysis-after = { $when }: { $chances }
window-analysis-end = Na koniec
window-analysis-stand_in = { $player } ({ $who })
window-analysis-turn = Runda { $round }, { $player }
window-analysis-lost = { $when }: szansa na wygraną niższa o { $percent }%, strata: { $points }
window-analysis-played = Zagrano: { $turn }
window-analysis-better = Lepiej: { $turn }
window-analysis-decisions = { $player }: koszt decyzji: { $points }
window-analysis-account = z { $start }% na { $end }%: własne decyzje { $own }%, decyzje innych { $others }%, szczęście { $luck }%
window-analysis-show = Pokaż ten moment na stole

window-analysis-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
