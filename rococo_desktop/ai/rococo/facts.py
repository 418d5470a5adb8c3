"""What the rules of thumb for a first game use, from the view of one seat."""

from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.known import Known, known
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo.base.silk import total_silk
from rococo_desktop.rules.rococo.components.models import Dress
from rococo_desktop.rules.rococo.events import EmployeeDeputed
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.tailoring_grounds import reachable
from rococo_desktop.rules.rococo.view import View

KITCHENS = ("fountain_upper", "fountain_lower")


def facts(match: Rococo, view: View) -> Known:
    """Return the facts by name, for the seat asked.

    Silk is counted in bales, ``makeable`` garments in the windows that the seat could pay for now,
    ``tailorable`` those that somebody in the hand may make, ``hand_claimants`` employees in the
    hand who may claim the Queen's favor, ``supply_makers`` employees in the supply who may make one
    of the ``makeable``, ``missing_halls`` halls in which the seat has neither
    garment nor musician, ``payable_kitchens``, ``payable_musicians`` and ``payable_statues`` the
    places of these that it could fund now, and ``master_places`` and ``statues`` those that can be
    chosen now.
    """
    rules, decision = match.rules, asked(view)
    seat = decision.seat
    player = view.players[seat]
    tiles, hand, supply = player.resources or (), player.hand or (), player.supply or ()
    makeable = reachable(rules, view, seat)
    masters, makers = _masters(match, hand), _able(match, hand, "make_dress")
    board = rules.board
    halls = {board.spaces[space].hall for space, (_, owner) in view.guests.items() if owner == seat}
    mine = [space for space, owner in view.decorations.items() if owner == seat]
    halls |= {hall.id for hall in board.halls if hall.musician.id in mine}
    free = [each for each in board.decorations.values() if each.id not in view.decorations]
    held = {board.decorations[each].group for each in mine} & rules.single_groups
    payable = [each for each in free if each.cost <= player.livre and each.group not in held]
    numbers = {
        "round": view.round,
        "rounds": rules.constants.rounds,
        "rounds_left": rules.constants.rounds - view.round,
        "livre": player.livre,
        "thread": player.thread,
        "lace": player.lace,
        "bales": total_silk(rules.resources, tiles).total,
        "hand": len(hand),
        "hand_masters": masters,
        "hand_claimants": _able(match, hand, "favor"),
        "supply": len(supply),
        "supply_masters": _masters(match, supply),
        "discard": len(player.discard),
        "staff": len(hand) + len(supply) + len(player.discard),
        "makeable_without_master": sum(not dress.master for dress in makeable),
        "garments": sum(owner == seat for _, owner in view.guests.values()),
        "decorations": len(mine),
        "favor_free": int(view.favor is None),
        "starts": int(view.start_player == seat),
        "hiring": int("hire" in decision.options),
    }
    pieces = {
        "supply_makers": _makers(match, supply, makeable),
        "makeable": [dress.id for dress in makeable],
        "tailorable": [dress.id for dress in makeable if (masters if dress.master else makers) > 0],
        "missing_halls": [hall.id for hall in board.halls if hall.id not in halls],
        "affordable_decorations": [each.id for each in free if each.cost <= player.livre],
        "payable_kitchens": [each.id for each in payable if each.group in KITCHENS],
        "payable_musicians": [each.id for each in payable if each.group == "musician"],
        "payable_statues": [each.id for each in payable if each.group == "statue"],
        "options": decision.options,
        "master_places": [
            option
            for option in decision.options
            if option in board.spaces and board.spaces[option].master
        ],
        "statues": [each.id for each in board.statues if each.id in decision.options],
    }
    return known(numbers, pieces)


def rank(match: Rococo, event: Event) -> str:
    """Return the training of an employee who was deputed; empty for other events."""
    if isinstance(event, EmployeeDeputed):
        return match.rules.employees[event.card].type
    return ""


def _masters(match: Rococo, cards: tuple[str, ...]) -> int:
    return sum(match.rules.employees[card].type == "master" for card in cards)


def _makers(match: Rococo, cards: tuple[str, ...], dresses: list[Dress]) -> list[str]:
    """Return those of some employees who may make one of some dresses."""
    able = match.rules.main_actions["make_dress"].performers
    plain = any(not dress.master for dress in dresses)
    kinds = {card: match.rules.employees[card].type for card in cards}
    return [card for card, kind in kinds.items() if kind in able and (plain or kind == "master")]


def _able(match: Rococo, cards: tuple[str, ...], action: str) -> int:
    """Return how many of some employees may perform a main action."""
    able = match.rules.main_actions[action].performers
    return sum(match.rules.employees[card].type in able for card in cards)
