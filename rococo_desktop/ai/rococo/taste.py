"""What a player cares about, in points of final prestige: the numbers behind the evaluation.

A seat of a strategy that loves or scorns something is the same bot with another taste.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """The worth of things that are no points yet. The defaults were tuned by play against itself.

    Factors of 1 are balanced; ``tools/balance.py`` bends them to play one-sided strategies.
    """

    livre: float = 0.27
    """Points for a Livre that can still be spent well, near the end."""
    livre_early: float = 0.045
    """Points by which it is worth more with each full round to come: who has money early chooses
    among all decorations. Rounds beyond ``prospect.FORESIGHT`` add nothing."""
    livre_late: float = 0.2
    """Points for a Livre in the last round, while there are cards to play."""
    livre_spare: float = 0.12
    """Points for a Livre beyond what the remaining cards can spend well, before the last round."""
    spending: float = 2.0
    """Livre that a card to be played spends well on windows, tiles and employees."""
    sponsoring: float = 1.0
    """Part of the price of all free decorations, shared among the players, that a seat hopes to
    spend well."""
    action: float = 2.0
    """Points for playing one more card."""
    action_late: float = 1.3
    """The same in the last round."""
    bale: float = 0.45
    """Points for a common bale of silk beside the dresses planned with it."""
    notion: float = 0.5
    """Points for a thread or lace beside the dresses planned with it."""
    bales_per_action: float = 1.6
    """Missing bales that one more acquire action brings, on average."""
    now: float = 0.85
    """Chance that a dress planned for this round can still be made."""
    later: float = 0.5
    """Chance that a dress planned for the next round can still be made."""
    dress: float = 1.2
    """Points for a dress on the board beside its prestige and its place: for cards that pay by
    dresses, and for what the others can no longer have."""
    start_player: float = 0.5
    """Points for being start player next round."""
    staff: float = 1.0
    """Factor on the worth of the employees' quality over the rest of the game."""
    master: float = 0.8
    """Points by which playing a Master beats playing an Apprentice."""
    journeyman: float = 0.25
    """The same for a Journeyman."""
    renting: float = 1.0
    """Factor on all that dresses on the board bring."""
    selling: float = 1.0
    """Factor on the sale value of dresses."""
    kings_hall: float = 1.0
    """Factor on the King's hall and the fireworks."""
    statues: float = 1.0
    fountain: float = 1.0
    musicians: float = 1.0
    decorations: float = 1.0
    """Factor on the printed prestige of all decorations."""
    jewelry: float = 1.0
    """Factor on jewelry and the jeweler's services."""
    examinations: float = 1.0
    """Factor on the way to examinations and on those passed."""
    special: float = 1.0
    """Factor on what dresses bring by themselves when they are made or rented."""
