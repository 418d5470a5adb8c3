### What the systems and their shops tell about this game.

packaging-about-patisserie = { $game }: il Re dà una festa nei giardini di Versailles. Gestisci una pasticceria: nel corso di { $rounds } round scegli il personale, raccogli ricette e ingredienti, inforni e decori, presenti i tuoi dolci a cinque tavole o li vendi, e conquisti i nobili anfitrioni. Vince chi ha più prestigio dopo la festa.
packaging-contents-patisserie = Tutte le promo di { $game }
packaging-keywords-patisserie = pasticciere;pasticceria;dolci
