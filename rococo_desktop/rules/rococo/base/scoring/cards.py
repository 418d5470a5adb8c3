"""Prestige from play, money, crown cards and the Queen's favor (Deluxe, "End of Game", 1 and 2)."""

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.entries import step_amount
from rococo_desktop.rules.rococo.book import FinalPoints, RuleBook
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.holdings import couples_of, on_master_spaces
from rococo_desktop.rules.rococo.model import State


def prestige_gained(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the prestige gained during play."""
    return [Part("prestige", state.players[seat].prestige)]


def livre_exchanged(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return 1 prestige for every 10 Livre; the remainder only breaks ties."""
    livre = state.players[seat].livre
    return [Part("livre", livre // rules.constants.livre_per_prestige, number=livre)]


def crown_cards(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the points of each crown card in the whole deck.

    They are in the order of their ids; that of the piles would tell which are in the hand.
    """
    parts = []
    for card in sorted(state.players[seat].staff()):
        final = rules.employees[card].scoring
        if final is not None:
            points = rules.finals[final.final](rules, state, seat, final)
            parts.append(Part("crown_card", points, subject=card))
    return parts


def queens_favor(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the points for holding the Queen's favor at the end."""
    return [Part("favor", rules.constants.favor_prestige)] if state.favor == seat else []


def _deck_size(rules: RuleBook, state: State, seat: int, final: data.DeckSize) -> int:
    return step_amount(final.steps, state.players[seat].staff_size())


def _thread_lace_pairs(
    rules: RuleBook, state: State, seat: int, final: data.ThreadLacePairs
) -> int:
    belongings = state.players[seat]
    return final.prestige * min(belongings.thread, belongings.lace)


def _master_space_pairs(
    rules: RuleBook, state: State, seat: int, final: data.MasterSpacePairs
) -> int:
    return final.prestige * (on_master_spaces(rules, state, seat) // final.every)


def _couples(rules: RuleBook, state: State, seat: int, final: data.Couples) -> int:
    return final.prestige * couples_of(rules, state, seat)


FINALS: dict[str, FinalPoints] = {  # type: ignore[type-arg]
    "deck_size": _deck_size,
    "thread_lace_pairs": _thread_lace_pairs,
    "master_space_pairs": _master_space_pairs,
    "couples": _couples,
}
