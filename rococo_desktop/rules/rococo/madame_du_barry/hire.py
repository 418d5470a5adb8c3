"""Her action of hiring (Deluxe, "Madame du Barry", "4. Hire a New Employee")."""

from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.madame_du_barry.cards import draw
from rococo_desktop.rules.rococo.madame_du_barry.components import Card
from rococo_desktop.rules.rococo.madame_du_barry.events import MadameHired, MadameReasoned
from rococo_desktop.rules.rococo.occasions import RivalAction


def hire(context: Context, seat: int, card: Card) -> bool:
    """Hire the best crown card, or the employee counted by her card; return whether it did.

    She gets another turn in this round.
    """
    state = context.state
    shown = [employee for employee in state.hire if employee is not None]
    if not shown:
        return False
    if card.direction == "right":
        shown.reverse()
    crowns = [each for each in shown if context.rules.employees[each].scoring is not None]
    if crowns:
        context.emit(MadameReasoned, seat, "crown")
        hired = max(crowns, key=lambda crown: _worth(context, seat, crown))
    else:
        hired = shown[min(card.number, len(shown)) - 1]
    state.hire[state.hire.index(hired)] = None
    state.players[seat].supply.append(hired)
    context.emit(MadameHired, seat, hired, 0)
    context.tell(RivalAction(seat, "hire", (hired,)))
    draw(context, seat)
    return True


def _worth(context: Context, seat: int, crown: str) -> tuple[int, int]:
    """Return a crown card's current points for her, then the highest points for another player."""
    people = max(_points(context, person, crown) for person in context.rules.people)
    return _points(context, seat, crown), people


def _points(context: Context, seat: int, crown: str) -> int:
    """Return the points of a crown card if a seat had it in the deck."""
    final = context.rules.employees[crown].scoring
    if final is None:
        return 0
    state = context.state.copy()
    state.players[seat].supply.append(crown)
    return context.rules.finals[final.final](context.rules, state, seat, final)
