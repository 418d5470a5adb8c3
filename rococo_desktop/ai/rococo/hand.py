"""Which employees come into the hand: the best mix for the coming round."""

from rococo_desktop.ai.rococo.evaluation import Evaluation
from rococo_desktop.ai.rococo.staff import makes_dresses
from rococo_desktop.ai.rococo.sums import steady_sum
from rococo_desktop.rules.rococo.components.models import Employee
from rococo_desktop.rules.rococo.model import State

MAKER_POINTS = (0.0, 1.6, 2.1, 2.3)
"""Points for having 0, 1, 2, 3 employees in the hand who can make dresses."""
MASTER_POINTS = (0.0, 0.7, 0.9, 1.0)


def best_card(evaluation: Evaluation, state: State, options: tuple[str, ...]) -> str:
    """Return the card that the best hand still lacks; of equals the one that is listed first."""
    prospect = evaluation.prospect
    employees = prospect.rules.employees
    hand = [employees[card] for card in state.players[prospect.seat].hand]
    moment = evaluation.staff.moment(state)

    def points(cards: list[Employee]) -> float:
        masters = sum(card.type == "master" for card in cards)
        makers = sum(makes_dresses(card) for card in cards)
        quality = steady_sum(evaluation.staff.quality(card, moment) for card in cards)
        return quality + MAKER_POINTS[min(makers, 3)] + MASTER_POINTS[min(masters, 3)]

    missing = prospect.rules.constants.hand_size - len(hand)
    best_option, best_points = options[0], float("-inf")
    for option in options:
        rest = [employees[card] for card in options if card != option]
        chosen = [*hand, employees[option]]
        for _ in range(min(missing - 1, len(rest))):
            addition = max(rest, key=lambda card: points([*chosen, card]))
            rest.remove(addition)
            chosen.append(addition)
        if (total := points(chosen)) > best_points:
            best_option, best_points = option, total
    return best_option
