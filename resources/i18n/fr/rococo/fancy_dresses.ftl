### Tenues fantaisies : quatre tenues plus chères, cinq tuiles ressources de plus.

expansion-fancy_dresses-name = Tenues fantaisies

expansion-fancy_dresses-text-deluxe = { $fancy } tenues de bal plus exigeantes et plus rentables que toutes les autres entrent dans le sac. { $fancyTiles } tuiles ressources aux combinaisons nouvelles les accompagnent.
expansion-fancy_dresses-text-original = { $fancy } tenues plus exigeantes et plus rentables que toutes les autres entrent dans le sac. { $fancyTiles } tuiles ressources aux combinaisons nouvelles les accompagnent.

guide-fancy_dresses-1 = :lady { $fancy } { $garments } coûtent plus et valent plus que toutes les autres ; { $fancyTiles } nouvelles tuiles ressources aident à les confectionner.
