### What the tutor says about every challenge, and the page of challenges. A game's challenges are in its own folder.

challenge-watch = Patrz: zaczynam tam, gdzie ty.
challenge-missed = Brakuje tego, o co proszę. Najlepszy wynik z tym warunkiem: { $best }.
challenge-stars0 = Twój wynik: { $reached }. Najlepszy: { $best }.
challenge-stars1 = Nieźle: { $reached }. Najlepszy wynik: { $best }.
challenge-stars2 = Bardzo dobrze: { $reached }. Najlepszy wynik: { $best }.
challenge-stars3 = Brawo: { $reached }! Lepiej się nie da.
challenge-solved = Razem: { $best }. Lepiej się nie da.
challenge-other_way = Moja droga była taka: { $comment }

challenge-ways = { $n ->
    [one] Prowadzi tam jedna droga.
    [few] Prowadzą tam { $n } drogi.
    [many] Prowadzi tam { $n } dróg.
   *[other] Prowadzi tam { $n } drogi.
}

window-challenges-title = Wyzwania
window-challenges-leave = Opuść wyzwanie
window-challenges-again = Od początku
window-challenges-watch = Zobacz rozwiązanie
window-challenges-next = Następne wyzwanie
window-challenges-day = Wyzwanie dnia
window-challenges-grade1 = łatwe
window-challenges-grade2 = podchwytliwe
window-challenges-grade3 = trudne
window-challenges-grade4 = diabelskie
window-challenges-series = { $game }: gwiazdki { $earned } z { $n }
window-challenges-of_game = { $game }: gwiazdki { $earned } z { $n }
window-challenges-summary = Gwiazdki: { $earned } z { $n }. Trzy są za wynik najlepszy z możliwych; każde wyzwanie przeliczono do ostatniej możliwości.
window-challenges-told = Zdobyte gwiazdki: { $stars } z 3

window-challenges-stars = { $n ->
    [one] 1 gwiazdka z 3
    [few] { $n } gwiazdki z 3
    [many] { $n } gwiazdek z 3
   *[other] { $n } gwiazdki z 3
}

window-honour-stars1 = Jedna gwiazdka!
window-honour-stars2 = Dwie gwiazdki!
window-honour-stars3 = Trzy gwiazdki: lepiej się nie da!
window-honour-lesson = Lekcja ukończona!
