### What the systems and their shops tell about this game.

packaging-about-rococo = { $game }: corre el año 1745 y el rey Luis XV da un baile. Diriges un taller de sastrería: a lo largo de { $rounds } rondas contratas empleados, compras seda, encaje e hilo, confeccionas prendas para los invitados y financias músicos, estatuas, fuentes y fuegos artificiales. Gana quien tenga más prestigio al acabar el baile.
packaging-contents-rococo = Las dos ediciones de { $game } con todas las expansiones de la caja Deluxe
packaging-keywords-rococo = sastre;baile
