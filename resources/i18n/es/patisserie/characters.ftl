### Who plays: the computer players as this game tells of them.

window-seat_kind-random-label-patisserie = Caprice

window-seat_kind-random-explanation-patisserie = Caprice hornea lo que se le ocurre: cualquier jugada permitida, sin plan.

window-seat_kind-greedy-label-patisserie = Ducat

window-seat_kind-greedy-explanation-patisserie = Ducat calcula lo que da cada turno y se queda con el mejor.

window-seat_kind-level1-label-patisserie = Babette

window-seat_kind-level1-explanation-patisserie = A Babette, la moza de cocina, le encanta hornear y se le escapa la mitad de lo que ofrece la fiesta. Ideal para una primera partida.

window-seat_kind-level2-label-patisserie = Firmin

window-seat_kind-level2-explanation-patisserie = El oficial Firmin planea bien sus dulces; las mesas, solo de vez en cuando.

window-seat_kind-level3-label-patisserie = Églantine

window-seat_kind-level3-explanation-patisserie = A Églantine le gusta decorar y calcula lo que da cada turno; a veces se le escapa uno mejor.

window-seat_kind-level4-label-patisserie = Honoré

window-seat_kind-level4-explanation-patisserie = Maître Honoré ve desde la primera harina hasta el último anfitrión, y rara vez se le escapa lo que puede dar un turno.

window-seat_kind-level5-label-patisserie = Séraphine

window-seat_kind-level5-explanation-patisserie = Séraphine guarda la despensa del Rey: no malgasta ni una moneda ni un huevo, y sabe antes que tú qué mesa vale un pastel.

window-seat_kind-level6-label-patisserie = Théodore

window-seat_kind-level6-explanation-patisserie = Théodore, pastelero del Rey, ensaya de cabeza sus mejores turnos y ve lo que responderán los demás.
