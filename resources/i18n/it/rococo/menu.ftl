### What the start menu and the settings say about this game.

window-menu-subtitle = Serate di lavoro prima del ballo del Re
window-game-rococo-label = Rococo
window-game-rococo-explanation = Sarti e sarte vestono gli invitati al ballo del Re: { $rounds } round, una carta dopo l’altra.
window-welcome-game_about-rococo = Vesti gli invitati al ballo del Re: seta, pizzi e le sale di un palazzo.
window-edition-deluxe-label = Deluxe (2020)
window-edition-deluxe-explanation = Il prestigio è noto a tutti. Seta blu, rosa, verde e arancione; cucine davanti al palazzo.
window-edition-original-label = Originale (2013)
window-edition-original-explanation = Il prestigio ottenuto durante la partita resta segreto fino alla fine. Seta gialla, verde, rossa e blu; una fontana davanti al palazzo.
window-settings-bonuses = Bonus
window-bonuses-taken-label = Automatici
window-bonuses-taken-explanation = Un bonus che dà soltanto, per esempio denaro, si prende senza domande.
window-bonuses-asked-label = Su richiesta
window-bonuses-asked-explanation = Per ogni bonus viene chiesto, perché vi si può rinunciare.
window-menu-alone-rococo = In solitario contro Madame du Barry
