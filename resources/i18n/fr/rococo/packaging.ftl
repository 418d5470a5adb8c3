### What the systems and their shops tell about this game.

packaging-about-rococo = { $game } : nous sommes en 1745, et le roi Louis XV donne un bal. Vous dirigez un atelier de couture : en { $rounds } manches, vous engagez des commis, achetez de la soie, de la dentelle et du fil, confectionnez les tenues des invités, et payez musiciens, statues, fontaines et feux d’artifice. Qui a le plus de prestige à la fin du bal l’emporte.
packaging-contents-rococo = Les deux éditions de { $game } avec toutes les extensions de la boîte Deluxe
packaging-keywords-rococo = tailleur;bal
