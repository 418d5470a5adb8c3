### What the systems and their shops tell about this game.

packaging-about-patisserie = { $game }: el Rey celebra una fiesta en los jardines de Versalles. Diriges una pastelería: a lo largo de { $rounds } rondas eliges a tu personal, reúnes recetas e ingredientes, horneas y decoras, presentas tus dulces en cinco mesas o los vendes, y te ganas el favor de los anfitriones nobles. Gana quien tenga más prestigio después de la fiesta.
packaging-contents-patisserie = Todas las promos de { $game }
packaging-keywords-patisserie = pastelero;pastelería;repostería
