### Who plays: the computer players as this game tells of them.

window-seat_kind-random-label-patisserie = Caprice

window-seat_kind-random-explanation-patisserie = Caprice inforna quel che le passa per la testa: una qualsiasi mossa permessa, senza un piano.

window-seat_kind-greedy-label-patisserie = Ducat

window-seat_kind-greedy-explanation-patisserie = Ducat calcola quanto porta ogni turno e sceglie il meglio.

window-seat_kind-level1-label-patisserie = Babette

window-seat_kind-level1-explanation-patisserie = Babette, la sguattera, adora infornare e si perde metà di ciò che offre la festa. Ideale per una prima partita.

window-seat_kind-level2-label-patisserie = Firmin

window-seat_kind-level2-explanation-patisserie = Firmin, il garzone, pianifica bene i suoi dolci, ma le tavole solo di tanto in tanto.

window-seat_kind-level3-label-patisserie = Églantine

window-seat_kind-level3-explanation-patisserie = Églantine ama decorare e calcola quanto porta ogni turno; qualche volta gliene sfugge uno migliore.

window-seat_kind-level4-label-patisserie = Honoré

window-seat_kind-level4-explanation-patisserie = Maître Honoré guarda dalla prima farina all’ultimo anfitrione, e di rado gli sfugge ciò che un turno può portare.

window-seat_kind-level5-label-patisserie = Séraphine

window-seat_kind-level5-explanation-patisserie = Séraphine custodisce la dispensa del Re: non spreca né una moneta né un uovo, e sa prima di te quale tavola merita un dolce.

window-seat_kind-level6-label-patisserie = Théodore

window-seat_kind-level6-explanation-patisserie = Théodore, pasticciere del Re, prova a mente i suoi turni migliori e vede come risponderanno gli altri.
