### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestiż od razu: { $gain }
patisserie-advice-item = { $item }: { $gain } na koniec
patisserie-advice-table = punktuje przy { FORM($table, "loc") }: { $gain }
patisserie-advice-leads = obejmuje prowadzenie przy { FORM($table, "loc") }: { $gain }
patisserie-advice-income_coins = zwiększa każdy dochód: { $coins }
patisserie-advice-income_prestige = zwiększa każdy dochód: { $prestige }
patisserie-advice-completes = jest już wszystko, aby upiec { $recipe }
patisserie-advice-lacks = do przepisu { $recipe } brakuje jeszcze: { $missing }
patisserie-advice-farthest = z twoich przepisów najwięcej brakuje do: { $recipe } ({ $missing })
patisserie-advice-least = z twoich przepisów najmniej wart jest { $recipe }: { $prestige }
patisserie-advice-baked = gotowe do dostawy: { $recipe }
patisserie-advice-tiles = przynosi składniki: { $tiles }
patisserie-advice-brings = przynosi: { $coins }
patisserie-advice-bonus_worth = jej bonus jest wart około { $prestige }
patisserie-advice-bonus_little = jej bonus jest teraz mało wart
patisserie-advice-bonus_least = jej bonus jest wart najmniej z tych kart
patisserie-advice-hand = Cukiernicy na ręce po tym ruchu: { $hand_chefs }, Pomocnicy: { $hand_assistants }
patisserie-advice-chance = nikt nie wie, co zostanie wtedy dobrane

patisserie-advice-flour = { $n ->
    [one] przynosi { $n } mąkę
    [few] przynosi { $n } mąki
    [many] przynosi { $n } mąki
   *[other] przynosi { $n } mąki
}

patisserie-advice-sugar = { $n ->
    [one] przynosi { $n } cukier
    [few] przynosi { $n } cukru
    [many] przynosi { $n } cukru
   *[other] przynosi { $n } cukru
}

patisserie-advice-butter = { $n ->
    [one] przynosi { $n } masło
    [few] przynosi { $n } masła
    [many] przynosi { $n } masła
   *[other] przynosi { $n } masła
}

patisserie-advice-hires = { $rounds ->
    [one] nowy personel na jeszcze jedną rundę: { $card }
    [few] nowy personel na jeszcze { $rounds } rundy: { $card }
    [many] nowy personel na jeszcze { $rounds } rund: { $card }
   *[other] nowy personel na jeszcze { $rounds } rundy: { $card }
}
