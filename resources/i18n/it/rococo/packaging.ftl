### What the systems and their shops tell about this game.

packaging-about-rococo = { $game }: è il 1745 e il re Luigi XV dà un ballo. Dirigi una sartoria: nel corso di { $rounds } round assumi dipendenti, compri seta, pizzi e filo, confezioni abiti per gli invitati e finanzi musicisti, statue, fontane e fuochi d’artificio. Vince chi ha più prestigio alla fine del ballo.
packaging-contents-rococo = Entrambe le edizioni di { $game } con tutte le espansioni della scatola Deluxe
packaging-keywords-rococo = sarto;ballo
