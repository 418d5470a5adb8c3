### Who plays: the computer players as this game tells of them.

window-seat_kind-random-label-patisserie = Caprice

window-seat_kind-random-explanation-patisserie = Caprice bakes whatever comes to mind: any legal move, without a plan.

window-seat_kind-greedy-label-patisserie = Ducat

window-seat_kind-greedy-explanation-patisserie = Ducat reckons what each turn brings, and takes the best of it.

window-seat_kind-level1-label-patisserie = Babette

window-seat_kind-level1-explanation-patisserie = The kitchen maid Babette loves to bake and overlooks half of what the festival offers. Good for a first game.

window-seat_kind-level2-label-patisserie = Firmin

window-seat_kind-level2-explanation-patisserie = The journeyman Firmin plans his dishes well, but the tables only now and then.

window-seat_kind-level3-label-patisserie = Églantine

window-seat_kind-level3-explanation-patisserie = Églantine likes to decorate, and reckons what every turn brings; sometimes a better one escapes her.

window-seat_kind-level4-label-patisserie = Honoré

window-seat_kind-level4-explanation-patisserie = Maître Honoré looks from the first flour to the last host, and seldom misses what a turn can bring.

window-seat_kind-level5-label-patisserie = Séraphine

window-seat_kind-level5-explanation-patisserie = Séraphine keeps the king’s larder: she wastes no coin and no egg, and knows before you do which table is worth a cake.

window-seat_kind-level6-label-patisserie = Théodore

window-seat_kind-level6-explanation-patisserie = Théodore, pastry cook to the king, tries his best turns in his head and sees what the others will answer.
