"""Income, crown cards and final points of the Jewelry Box (Deluxe, "Phase 4", "End of Game")."""

from collections import Counter

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.book import Context, FinalPoints, RuleBook
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.holdings import decorations_of
from rococo_desktop.rules.rococo.jewelry_box import components as data
from rococo_desktop.rules.rococo.jewelry_box.components import BOX
from rococo_desktop.rules.rococo.jewelry_box.slots import OWN
from rococo_desktop.rules.rococo.model import State


def collect_income(context: Context) -> None:
    """Pay each player 1 Livre for each jewelry tile."""
    for seat in context.rules.people:
        gain_livre(context, seat, len(OWN.of(context.state.players[seat]).tiles), "jewelry_income")


def jewelry_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return 1 prestige for each jewelry tile."""
    tiles = len(OWN.of(state.players[seat]).tiles)
    return [Part("jewelry", tiles, number=tiles)]


def _sets(rules: RuleBook, state: State, seat: int, final: data.JewelrySets) -> int:
    jewels = BOX.of(rules.components).jewels
    colors = Counter(jewels[tile].color for tile in OWN.of(state.players[seat]).tiles)
    return final.prestige * min(colors[color] for color in SILK_COLORS)


def _necklaces(rules: RuleBook, state: State, seat: int, final: data.NecklacePairs) -> int:
    jewels = BOX.of(rules.components).jewels
    number = sum(jewels[tile].necklace for tile in OWN.of(state.players[seat]).tiles)
    return final.prestige * (number // final.every)


def _decorations(rules: RuleBook, state: State, seat: int, final: data.Decorations) -> int:
    return final.prestige * len(decorations_of(state, seat))


def _apprentices(rules: RuleBook, state: State, seat: int, final: data.ApprenticePairs) -> int:
    staff = state.players[seat].staff()
    number = sum(rules.employees[card].type == "apprentice" for card in staff)
    return final.prestige * (number // final.every)


FINALS: dict[str, FinalPoints] = {  # type: ignore[type-arg]
    "jewelry_sets": _sets,
    "necklace_pairs": _necklaces,
    "decorations": _decorations,
    "apprentice_pairs": _apprentices,
}
