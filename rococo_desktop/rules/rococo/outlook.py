"""Outlooks: the cost and gain of an option before it is chosen, without anything hidden."""

from collections import Counter
from typing import NamedTuple

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.questions import USE, HasCandidates, Priced, obstacles
from rococo_desktop.rules.rococo.base.all_halls import halls_of
from rococo_desktop.rules.rococo.base.income import fountain_income
from rococo_desktop.rules.rococo.base.scoring import (
    Measures,
    fireworks_measures,
    foremost,
    hall_measures,
    leaders,
)
from rococo_desktop.rules.rococo.base.silk import surplus, total_silk
from rococo_desktop.rules.rococo.book import Context, RuleBook
from rococo_desktop.rules.rococo.components.models import Hall, Silk
from rococo_desktop.rules.rococo.events import ResourcesSpent
from rococo_desktop.rules.rococo.holdings import decorations_of
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Obstacle
from rococo_desktop.rules.rococo.questions import Employing, PaidInSilk, Payment
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.score import sheet
from rococo_desktop.rules.rococo.view import View

FIREWORKS = "fireworks"
CARD_FIRST = Obstacle("card_first")


class Majority(NamedTuple):
    """The seats in first place in a hall or the fireworks; ``lead`` is 0 if a tie was broken."""

    place: str
    leaders: tuple[int, ...]
    lead: int


class Standing(NamedTuple):
    """A seat with guests in a hall or with fireworks, their number, and whether it is first."""

    seat: int
    number: int
    first: bool


class Halls(NamedTuple):
    """The number of halls in which the player would be represented, of the total."""

    present: int
    total: int


class Outlook(NamedTuple):
    """The changes that an option makes for the asked seat, up to the next question or to chance.

    Amounts are differences. ``final`` is the difference in an immediate final scoring, ``parts``
    the same by item; ``lost`` are surplus bales of a payment. ``asks`` is the kind of the question
    that follows in the same act, if it differs. ``chance`` is the kind of the event that draws or
    reveals something.
    ``free`` is whether something with a price currently costs nothing; ``spent`` are the silk tiles
    of a payment. ``income`` is the difference in each income to come; ``funded`` are the new
    decorations, each with the number of its group that the seat has then. ``offers`` is whether the
    question that follows only offers a bonus on top.
    """

    livre: int
    thread: int
    lace: int
    prestige: int
    silk: Silk
    lost: Silk
    final: int
    parts: tuple[tuple[str, int], ...]
    majority: Majority | None
    halls: Halls | None
    asks: str
    chance: str
    free: bool = False
    spent: tuple[str, ...] = ()
    income: int = 0
    funded: tuple[tuple[str, int], ...] = ()
    offers: bool = False


def foresee(match: Rococo, state: State, viewer: int, *answers: str) -> Outlook | None:
    """Return the outlook on a sequence of answers; None unless ``viewer`` is asked the first.

    The first answer must be an option of the pending decision; the rest are dropped from the first
    that is not an option.
    """
    decision = state.pending
    if decision is None or decision.seat != viewer or answers[0] not in decision.options:
        return None
    rules = match.rules
    after, reveals, place = state, "", ""
    lost, free = Silk(), False
    spent: list[str] = []
    for answer in answers:
        pending = after.pending
        if pending is None or pending.seat != viewer or answer not in pending.options:
            break
        decision, place, frame = pending, answer, pending.frame
        if isinstance(frame, Priced) and not frame.price(Context(rules, after, None), answer):
            free = True
        chosen = match.kernel.foresee(after, answer)
        after, reveals = chosen.state, chosen.reveals
        spent += _given(chosen.events)
        lost = Silk(
            *map(sum, zip(lost, _lost(match, decision, answer, chosen.events), strict=True))
        )
    old, new, follows = state.players[viewer], after.players[viewer], after.pending
    had, has = (total_silk(rules.resources, player.resources) for player in (old, new))
    scored, scores = sheet(rules, state, viewer), sheet(rules, after, viewer)
    parts = (
        (now.item, now.points - was.points)
        for was, now in zip(scored.items, scores.items, strict=True)
    )
    return Outlook(
        livre=new.livre - old.livre,
        thread=new.thread - old.thread,
        lace=new.lace - old.lace,
        prestige=new.prestige - old.prestige,
        silk=Silk(*(now - was for was, now in zip(had, has, strict=True))),
        lost=lost,
        final=scores.total - scored.total,
        parts=tuple((item, points) for item, points in parts if points),
        majority=_majority(match, after, place),
        halls=None
        if _hall(match, place) is None
        else Halls(len(halls_of(rules, after, viewer)), len(rules.board.halls)),
        asks="" if follows is None or follows.kind == decision.kind else follows.kind,
        chance=reveals,
        free=free,
        spent=tuple(spent),
        income=sum(fountain_income(rules, after, viewer).values())
        - sum(fountain_income(rules, state, viewer).values()),
        funded=_funded(rules, state, after, viewer),
        offers=follows is not None and USE in follows.options,
    )


def _funded(rules: RuleBook, before: State, after: State, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the new decorations of a seat, and how many of the same group it has then."""
    has, board = decorations_of(after, seat), rules.board.decorations
    groups = Counter(board[each].group for each in has)
    return tuple(
        (each, groups[board[each].group]) for each in has if each not in before.decorations
    )


class NextQuestion(NamedTuple):
    """The question after a chosen piece, and the obstacles of its illegal answers."""

    decision: Decision
    obstacles: dict[str, Obstacle]


def next_question(match: Rococo, state: State, viewer: int, option: str) -> NextQuestion | None:
    """Return the question that ``viewer`` is asked after choosing a piece and paying for it.

    None if the option is illegal, or if no question is known to follow.
    """
    decision = state.pending
    if decision is None or decision.seat != viewer or option not in decision.options:
        return None
    after = match.kernel.foresee(state, option).state
    if after.pending is not None and isinstance(after.pending.frame, Payment):
        after, events = match.kernel.apply(after, after.pending.options[0])
        if any(event.reveals for event in events):
            return None
    if after.pending is None or after.pending.seat != viewer:
        return None
    return NextQuestion(after.pending, reasons(match, after, viewer))


def reasons(match: Rococo, state: State, viewer: int) -> dict[str, Obstacle]:
    """Return the obstacles of the pieces that ``viewer`` cannot choose, by piece."""
    decision = state.pending
    if decision is None or decision.seat != viewer:
        return {}
    frame, table = decision.frame, Context(match.rules, state, None)
    found: dict[str, Obstacle] = {}
    employees = frame.employees(decision.options) if isinstance(frame, Employing) else ()
    for card in employees:
        first = CARD_FIRST if card in decision.options else None
        found |= {
            piece: obstacle
            for piece, obstacle in _not_yet(table, viewer, card, first).items()
            if informativeness(obstacle) > informativeness(found.get(piece))
        }
    if isinstance(frame, HasCandidates):
        found |= obstacles(frame.candidates(table))
    return found


def _not_yet(
    table: Context, seat: int, card: str, first: Obstacle | None = None
) -> dict[str, Obstacle]:
    """Return the obstacles of the pieces that main actions ask about.

    If there is no other obstacle, it is ``first``, by default that the action must be chosen first.
    """
    found: dict[str, Obstacle] = {}
    frames = len(table.state.frames)
    for action in table.rules.main_actions.values():
        trial = Context(table.rules, table.state.copy(), None)
        action.begin(trial, seat, card)
        asked = trial.state.frames[-1]
        if len(trial.state.frames) == frames or not isinstance(asked, HasCandidates):
            continue
        training = action.training_obstacle(table.rules.employees[card].type)
        needed = first or Obstacle("action_first", action=action.id)
        for piece, obstacle in asked.candidates(trial):
            narrower = obstacle if obstacle is not None and obstacle.narrow else None
            found[piece] = narrower or training or obstacle or needed
    return found


def informativeness(obstacle: Obstacle | None) -> int:
    """Return how informative an obstacle is, to choose between those of several hand cards."""
    if obstacle is None:
        return 0
    if obstacle.kind == "training":
        return 1
    return 4 if obstacle == CARD_FIRST else 2 if obstacle.narrow else 3


def _lost(match: Rococo, decision: Decision, option: str, events: tuple[Event, ...]) -> Silk:
    frame = decision.frame
    payment = frame.payment(option) if isinstance(frame, PaidInSilk) else frame
    given = _given(events)
    if not given or not isinstance(payment, Payment):
        return Silk()
    rules = match.rules
    return surplus(total_silk(rules.resources, given), payment.needs(rules))


def _given(events: tuple[Event, ...]) -> list[str]:
    return [tile for e in events if isinstance(e, ResourcesSpent) for tile in e.tiles]


def _majority(match: Rococo, state: State, option: str) -> Majority | None:
    """Return the majority in the hall or fireworks of the option, or None."""
    rules, board = match.rules, match.rules.board
    hall = _hall(match, option)
    if hall is not None:
        return majority_of(state, board.halls_by_id[hall])
    decoration = board.decorations.get(option)
    if decoration is not None and decoration.group == FIREWORKS:
        return _first(FIREWORKS, fireworks_measures(rules, state))
    return None


def majority_of(state: State | View, hall: Hall) -> Majority:
    """Return the majority in a hall as it stands now."""
    return _first(hall.id, hall_measures(state, hall))


def standings(measures: Measures) -> list[Standing]:
    """Return the seats that are represented, the foremost first, as scoring breaks ties."""
    counts = measures[0]
    found: list[Standing] = []
    left = [seat for seat, count in enumerate(counts) if count]
    while left:
        ahead = foremost(left, measures)
        first = not found
        found += [Standing(seat, counts[seat], first) for seat in ahead]
        left = [seat for seat in left if seat not in ahead]
    return found


def hall_standings(state: State | View, hall: Hall) -> list[Standing]:
    """Return who has guests in a hall, the foremost first."""
    return standings(hall_measures(state, hall))


def fireworks_standings(rules: RuleBook, state: State | View) -> list[Standing]:
    """Return who has fireworks, the foremost first."""
    return standings(fireworks_measures(rules, state))


def _first(place: str, measures: Measures) -> Majority:
    first = leaders(measures)
    counts = measures[0]
    rest = max((count for seat, count in enumerate(counts) if seat not in first), default=0)
    return Majority(place, tuple(first), counts[first[0]] - rest if len(first) == 1 else 0)


def _hall(match: Rococo, option: str) -> str | None:
    """Return the hall of an option that is a guest space or a musician, else None."""
    board = match.rules.board
    if option in board.spaces:
        return board.spaces[option].hall
    return board.decorations[option].hall if option in board.decorations else None
