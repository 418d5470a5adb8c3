"""The whole plays of a turn: each main action is listed once for all cards that allow it."""

from collections.abc import Callable

from rococo_desktop.ai.patisserie.turn import Turn
from rococo_desktop.ai.plays import Play, promising_plays, uncollected
from rococo_desktop.engine.kernel import Kernel
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.questions import FORFEIT, USE

WIDTH = 4
"""The main actions for each card whose bonus is tried after them."""

Guess = Callable[[State], float]


def turn_plays(
    match: Patisserie, root: State, turn: Turn, guess: Guess, nodes: int
) -> list[Play[State]]:
    """Return the plays from ``root`` that are worth considering.

    Cards of the same training allow the same main actions: these are listed with one of the cards,
    and the best of them are repeated with the others.
    """
    width = min(WIDTH, 1 + nodes // 200)
    found = promising_plays(match, root, turn, guess, nodes, width)
    decision = root.pending
    if decision is None or decision.kind != "play_card":
        return found
    staff = match.rules.staff
    actions: dict[str, list[tuple[str, ...]]] = {}
    for play in sorted(found, key=lambda play: -guess(play.state)):
        actions.setdefault(play.answers[0], []).append(_main(play.answers))
    shown = {staff[card].training: card for card in actions}
    same: dict[object, str] = {(staff[card].training, staff[card].bonus): card for card in actions}
    others: list[Play[State]] = []
    for card in decision.options:
        sign = (staff[card].training, staff[card].bonus)
        if same.setdefault(sign, card) == card and card not in actions:
            best = dict.fromkeys(actions[shown[staff[card].training]])
            for main in [*best][:width]:
                others += _played(match.kernel, root, turn, (card, *main))
    return found + _with_bonus(match, others, turn, guess, nodes)


def _main(answers: tuple[str, ...]) -> tuple[str, ...]:
    """Return the answers after the card, up to its bonus."""
    ends = [n for n, each in enumerate(answers) if n > 1 and each in (USE, FORFEIT)]
    return answers[1 : ends[0]] if ends else answers[1:]


@uncollected()
def _played(
    kernel: Kernel[State, Context], root: State, turn: Turn, answers: tuple[str, ...]
) -> list[Play[State]]:
    """Return the play with the given answers in a list, which is empty if they are illegal."""
    state, reveals = turn.copy(root), ""
    for answer in answers:
        pending = state.pending
        if pending is None or answer not in pending.options:
            return []
        reveals = kernel.venture(state, answer, turn.ends)
    return [Play(answers, state, reveals)]


def _with_bonus(
    match: Patisserie, plays: list[Play[State]], turn: Turn, guess: Guess, nodes: int
) -> list[Play[State]]:
    """Return the plays with and without the bonus that they end before."""
    found: list[Play[State]] = []
    for answers, state, reveals in plays:
        if state.pending is None or state.pending.seat != turn.seat:
            found.append(Play(answers, state, reveals))
            continue
        rest = promising_plays(match, state, turn, guess, nodes // 20, 1)
        found += [Play(answers + each.answers, each.state, each.reveals) for each in rest]
    return found
