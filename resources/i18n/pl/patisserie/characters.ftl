### Who plays: the computer players as this game tells of them.

window-seat_kind-random-label-patisserie = Caprice

window-seat_kind-random-explanation-patisserie = Caprice piecze, co akurat przyjdzie do głowy: byle ruch był dozwolony, bez żadnego planu.

window-seat_kind-greedy-label-patisserie = Ducat

window-seat_kind-greedy-explanation-patisserie = Ducat oblicza, co przyniesie każdy ruch, i wybiera najlepszy.

window-seat_kind-level1-label-patisserie = Babette

window-seat_kind-level1-explanation-patisserie = Pomoc kuchenna Babette uwielbia piec i nie zauważa połowy tego, co oferuje święto. Dobra na pierwszą partię.

window-seat_kind-level2-label-patisserie = Firmin

window-seat_kind-level2-explanation-patisserie = Czeladnik Firmin dobrze planuje wypieki, ale stoły tylko od czasu do czasu.

window-seat_kind-level3-label-patisserie = Églantine

window-seat_kind-level3-explanation-patisserie = Églantine lubi dekorować i oblicza, co przyniesie każdy ruch; czasem umknie jej lepszy.

window-seat_kind-level4-label-patisserie = Honoré

window-seat_kind-level4-explanation-patisserie = Maître Honoré widzi wszystko od pierwszej mąki po ostatniego gospodarza i rzadko coś przeoczy.

window-seat_kind-level5-label-patisserie = Séraphine

window-seat_kind-level5-explanation-patisserie = Séraphine pilnuje królewskiej spiżarni: nie marnuje ani monety, ani jajka i wie przed wszystkimi, który stół jest wart ciasta.

window-seat_kind-level6-label-patisserie = Théodore

window-seat_kind-level6-explanation-patisserie = Théodore, cukiernik króla, sprawdza w głowie swoje najlepsze ruchy i widzi, co odpowiedzą inni.
