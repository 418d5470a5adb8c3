"""A player's preferences, in points of final prestige: the weights of the evaluation.

A seat with a strategy that favours or neglects something is the same bot with another taste.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """The value of things that are not points yet; the defaults were tuned by self-play.

    A factor of 1 is balanced; ``tools/balance.py`` changes them to play one-sided strategies.
    """

    livre: float = 0.27
    """Points for a Livre that can still be spent well, near the end."""
    livre_early: float = 0.045
    """Points added to it per full round to come, up to ``prospects.FORESIGHT``.

    Early money can choose among all decorations.
    """
    livre_late: float = 0.2
    """Points for a Livre in the last round, while there are cards to play."""
    livre_spare: float = 0.12
    """Points for a Livre that the remaining cards cannot spend well, before the last round."""
    spending: float = 2.0
    """The Livre that a card yet to be played spends well on windows, tiles and employees."""
    sponsoring: float = 1.0
    """The fraction of its share of the price of all free decorations that a seat spends well."""
    action: float = 2.0
    """Points for playing one more card."""
    action_late: float = 1.3
    """The same in the last round."""
    bale: float = 0.45
    """Points for a common bale of silk that no planned dress uses."""
    notion: float = 0.5
    """Points for a thread or lace that no planned dress uses."""
    bales_per_action: float = 1.6
    """The missing bales that one more acquire action brings, on average."""
    now: float = 0.85
    """The chance that a dress planned for this round can be made."""
    later: float = 0.5
    """The chance that a dress planned for the next round can be made."""
    dress: float = 1.2
    """Points for a dress on the board beside its prestige and its place.

    They stand for cards that pay by dresses, and for what others can no longer have.
    """
    start_player: float = 0.5
    """Points for being start player next round."""
    staff: float = 1.0
    """A factor on the quality of the employees over the rest of the game."""
    master: float = 0.8
    """Points by which playing a Master beats playing an Apprentice."""
    journeyman: float = 0.25
    """The same for a Journeyman."""
    renting: float = 1.0
    """A factor on everything that dresses on the board bring."""
    selling: float = 1.0
    """A factor on the sale value of dresses."""
    kings_hall: float = 1.0
    """A factor on the King's hall and the fireworks."""
    statues: float = 1.0
    fountain: float = 1.0
    musicians: float = 1.0
    decorations: float = 1.0
    """A factor on the printed prestige of all decorations."""
    jewelry: float = 1.0
    """A factor on jewelry and the jeweler's services."""
    examinations: float = 1.0
    """A factor on progress in examinations and towards the specialised Apprentice."""
    special: float = 1.0
    """A factor on what dresses bring by themselves when they are made or rented."""
