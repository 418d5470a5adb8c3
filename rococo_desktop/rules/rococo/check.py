"""Whether a state that was read from outside could be a game: nothing is missing, nothing doubled.

The codec has seen to the types before. What passes here can be played on and scored: every id is
known, every piece is in one place, no amount is absurd, and what is still to happen makes sense.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

from rococo_desktop.engine.match import InvalidStateError
from rococo_desktop.engine.reasons import Problem, because, strangers
from rococo_desktop.engine.state import Frame, Question
from rococo_desktop.rules.rococo.base.acquire import KeepResource
from rococo_desktop.rules.rococo.base.bonuses.depute import DeputeEmployee
from rococo_desktop.rules.rococo.base.bonuses.gains import ChooseNotion
from rococo_desktop.rules.rococo.base.bonuses.prestige import DiscardResources, PayForPrestige
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.rules.rococo.base.make_dress import (
    RENT,
    SELL,
    AdmireDress,
    MakeDress,
    PaySilk,
    PlaceDress,
    SellDress,
    UseDress,
)
from rococo_desktop.rules.rococo.base.rounds import Round
from rococo_desktop.rules.rococo.base.select_hand import SelectCard, SelectHand
from rococo_desktop.rules.rococo.base.turns import (
    ChooseAction,
    DiscardCard,
    NextTurn,
    PlayCard,
    RemoveEmployee,
    UseBonus,
    turn_questions,
)
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.model import ACT, OVER, SELECT, Player, State
from rococo_desktop.rules.rococo.terrace import terrace_of

MAX_AMOUNT = 10_000
"""More Livre, notions or prestige than anybody begins with."""
MAX_GAIN = 1_000
"""More of them than one decision brings: whatever may be played on may be saved afterwards too."""

MAX_STEP = 1_000_000
_COUNTERS = 1 << 64
_MAY_WAIT = (RemoveEmployee, UseBonus, UseDress)
_BETWEEN_TURNS = (Round, SelectHand, SelectCard, NextTurn, PlayCard, ChooseAction, DiscardCard)


def check_state(rules: RuleBook, state: State) -> None:
    """Raise InvalidStateError unless ``state`` could be one of a game, whole and playable."""
    for problems in (_set_up, _table, _slots, _all_pieces, _missing, _clock, _frames):
        for problem in problems(rules, state):
            raise InvalidStateError(*problem)


def check_table(rules: RuleBook, state: State) -> None:
    """Raise InvalidStateError unless what lies on the table could; pieces may be missing."""
    for problems in (_set_up, _table, _slots, _doubled_pieces):
        for problem in problems(rules, state):
            raise InvalidStateError(*problem)


# -- what lies on the table ------------------------------------------------------------------------


def _set_up(rules: RuleBook, state: State) -> Iterator[Problem]:
    yield from _number("players", len(state.players), rules.players)
    if state.board != rules.components.board_name(rules.players):
        yield "board", because("wrong.set_up")
    yield from strangers("streams", state.streams, rules.streams)
    for name, counter in state.streams.items():
        yield from _between(f"streams.{name}", counter, 0, _COUNTERS - 1)


def _number(path: str, found: int, expected: int) -> Iterator[Problem]:
    if found != expected:
        yield path, because("wrong.number", expected=expected, found=found)


def _between(path: str, found: int, low: int, high: int) -> Iterator[Problem]:
    if not low <= found <= high:
        yield path, because("wrong.range", low=low, high=high, found=found)


def _seat(rules: RuleBook, path: str, seat: int) -> Iterator[Problem]:
    if seat not in range(rules.players):
        yield path, because("wrong.seat", seat=seat)


def _table(rules: RuleBook, state: State) -> Iterator[Problem]:
    board = rules.board
    yield from _between("round", state.round, 1, rules.constants.rounds)
    yield from _seat(rules, "start_player", state.start_player)
    if state.favor is not None:
        yield from _seat(rules, "favor", state.favor)
    most = MAX_AMOUNT + MAX_GAIN * state.step
    for index, player in enumerate(state.players):
        for name in ("livre", "thread", "lace", "prestige"):
            yield from _between(f"players[{index}].{name}", getattr(player, name), 0, most)
    yield from _spaces(rules, state)
    taken = Counter(
        (owner, board.decorations[space].group) for space, owner in state.decorations.items()
    )
    for (owner, group), number in taken.items():
        if group in rules.single_groups and number > 1:
            yield "decorations", because("wrong.group_twice", seat=owner, group=group)
    if len(state.all_halls) > len(board.all_halls):
        yield "all_halls", because("wrong.too_many", n=len(board.all_halls))
    for seat, number in Counter(state.all_halls).items():
        yield from _seat(rules, "all_halls", seat)
        if number > 1:
            yield "all_halls", because("wrong.too_often", id=seat)
    yield from _number("workshop", len(state.workshop), len(board.workshop))
    yield from _number("hire", len(state.hire), len(board.hire))
    yield from _number("warehouse", len(state.warehouse), board.warehouse_segments)
    for index, segment in enumerate(state.warehouse):
        yield from _number(f"warehouse[{index}]", len(segment), board.warehouse_spaces)


def _slots(rules: RuleBook, state: State) -> Iterator[Problem]:
    if set(state.slots) != set(rules.state_slots):
        yield "slots", because("wrong.set_up")
        return
    for seat, player in enumerate(state.players):
        if set(player.slots) != set(rules.player_slots):
            yield f"players[{seat}].slots", because("wrong.set_up")
            return
    for rule_set in rules.rule_sets:
        if rule_set.checks is not None:
            yield from rule_set.checks.problems(rules, state)


def _missing(rules: RuleBook, state: State) -> Iterator[Problem]:
    for rule_set in rules.rule_sets:
        if rule_set.checks is not None:
            yield from rule_set.checks.missing(rules, state)


def _spaces(rules: RuleBook, state: State) -> Iterator[Problem]:
    board = rules.board
    yield from strangers("guests", state.guests, board.spaces)
    for space, (_, owner) in state.guests.items():
        yield from _seat(rules, f"guests.{space}", owner)
    yield from strangers("decorations", state.decorations, board.decorations)
    for space, owner in state.decorations.items():
        yield from _seat(rules, f"decorations.{space}", owner)


# -- pieces ----------------------------------------------------------------------------------------


def _employees(rules: RuleBook, state: State) -> Iterator[tuple[str, str]]:
    for name, cards in (
        ("employee_stack", state.employee_stack),
        ("hire", state.hire),
        ("removed", state.removed),
    ):
        yield from ((name, card) for card in cards if card is not None)
    for seat, player in enumerate(state.players):
        yield from ((f"players[{seat}]", card) for card in player.staff())
    for rule_set in rules.rule_sets:
        if rule_set.checks is not None:
            yield from rule_set.checks.employees(state)


def _resources(state: State) -> Iterator[tuple[str, str]]:
    yield from (("resource_bag", tile) for tile in state.resource_bag)
    yield from (("resource_discard", tile) for tile in state.resource_discard)
    for segment in state.warehouse:
        yield from (("warehouse", tile) for tile in segment if tile is not None)
    for seat, player in enumerate(state.players):
        yield from ((f"players[{seat}].resources", tile) for tile in player.resources)
    yield from (("frames", frame.tile) for frame in state.frames if isinstance(frame, KeepResource))


def _dresses(state: State) -> Iterator[tuple[str, str]]:
    yield from (("dress_bag", dress) for dress in state.dress_bag)
    yield from (("dress_discard", dress) for dress in state.dress_discard)
    yield from (("workshop", dress) for dress in state.workshop if dress is not None)
    yield from ((f"guests.{space}", dress) for space, (dress, _) in state.guests.items())
    yield from (
        ("frames", frame.dress)
        for frame in state.frames
        if isinstance(frame, PlaceDress | SellDress)
    )


def _all_pieces(rules: RuleBook, state: State) -> Iterator[Problem]:
    yield from _pieces(rules, state, whole=True)


def _doubled_pieces(rules: RuleBook, state: State) -> Iterator[Problem]:
    yield from _pieces(rules, state, whole=False)


def _pieces(rules: RuleBook, state: State, *, whole: bool) -> Iterator[Problem]:
    """Every piece is there once; of a base employee there is one for each player."""
    copies = {
        card.id: rules.players if card.set == "start" else 1 for card in rules.employees.values()
    }
    yield from _placed(copies, _employees(rules, state), whole=whole)
    for name, cards in (("employee_stack", state.employee_stack), ("hire", state.hire)):
        for card in cards:
            if card is not None and rules.employees[card].set == "start":
                yield name, because("wrong.not_for_hire", id=card)
    for seat, player in enumerate(state.players):
        card, number = Counter(player.staff()).most_common(1)[0] if player.staff() else ("", 0)
        if number > 1:
            yield f"players[{seat}]", because("wrong.too_often", id=card)
    tiles, dresses = dict.fromkeys(rules.resources, 1), dict.fromkeys(rules.dresses, 1)
    yield from _placed(tiles, _resources(state), whole=whole)
    yield from _placed(dresses, _dresses(state), whole=whole)


def _placed(
    copies: dict[str, int], places: Iterable[tuple[str, str]], *, whole: bool
) -> Iterator[Problem]:
    left = dict(copies)
    for place, piece in places:
        if piece not in left:
            yield place, because("wrong.foreign", id=piece)
            return
        left[piece] -= 1
        if left[piece] < 0:
            yield place, because("wrong.too_often", id=piece)
    missing = [piece for piece, number in left.items() if number > 0]
    if whole and missing:
        yield "pieces", because("wrong.lost", id=missing[0])


# -- what is still to happen -----------------------------------------------------------------------


def _clock(rules: RuleBook, state: State) -> Iterator[Problem]:
    yield from _between("step", state.step, 0, MAX_STEP)
    admired: dict[str, str] = {}
    if state.phase == OVER:
        for seat in range(rules.players):
            admired |= terrace_of(rules, state, seat)
    if state.terrace != admired:
        yield "terrace", because("wrong.terrace")
    for seat, player in enumerate(state.players):
        arriving = sum(
            isinstance(frame, Question) and isinstance(frame, rules.finishing)
            for frame in state.frames
            if frame.player == seat
        )
        if len(_staff_that_stays(state, seat)) + arriving < rules.constants.minimum_staff:
            yield f"players[{seat}]", because("wrong.few_employees")
        if state.phase == SELECT and len(player.hand) > rules.constants.hand_size:
            yield f"players[{seat}].hand", because("wrong.too_many", n=rules.constants.hand_size)


def _staff_that_stays(state: State, seat: int) -> list[str]:
    """Return the player's staff without those who leave; one for each open wish to depute goes."""
    mine = [frame for frame in state.frames if frame.player == seat]
    leaving = {frame.card for frame in mine if isinstance(frame, RemoveEmployee)}
    wishes = sum(isinstance(frame, DeputeEmployee) for frame in mine)
    staying = [card for card in state.players[seat].staff() if card not in leaving]
    return staying[wishes:]


def _frames(rules: RuleBook, state: State) -> Iterator[Problem]:
    frames: Sequence[Frame] = state.frames
    if not frames:
        if state.phase != OVER:
            yield "frames", because("wrong.no_frames")
        yield from _nothing_played(state.players)
        return
    for index, frame in enumerate(frames):
        yield from _arguments(rules, state, frame, f"frames[{index}]")
    bottom = frames[0]
    if not isinstance(bottom, Round) or not 1 <= bottom.step <= len(rules.round_steps):
        yield "frames[0]", because("wrong.round_step")
    elif rules.round_steps[bottom.step - 1].phase != state.phase:
        yield "phase", because("wrong.phase")
    elif not isinstance(frames[-1], Question):
        yield "frames", because("wrong.no_question")
    elif state.phase == SELECT:
        yield from _selecting(rules, state, frames[1:])
    elif state.phase == ACT:
        yield from _acting(rules, state, frames[1:])
    else:
        yield "phase", because("wrong.nobody_asked")


def _nothing_played(players: Sequence[Player]) -> Iterator[Problem]:
    for seat, player in enumerate(players):
        if player.played is not None:
            yield f"players[{seat}].played", because("wrong.nobodys_turn")


def _selecting(rules: RuleBook, state: State, frames: Sequence[Frame]) -> Iterator[Problem]:
    """Some players still have to select, the last of them is asked."""
    *waiting, asked = frames
    seats = [frame.player for frame in waiting]
    if (
        not isinstance(asked, SelectCard)
        or not all(isinstance(frame, SelectHand) for frame in waiting)
        or seats[-1:] != [asked.player]
        or len(set(seats)) < len(seats)
    ):
        yield "frames", because("wrong.selection")
    elif len(state.players[asked.player].hand) >= rules.constants.hand_size:
        yield f"players[{asked.player}].hand", because("wrong.selected")
    yield from _nothing_played(state.players)


def _acting(rules: RuleBook, state: State, frames: Sequence[Frame]) -> Iterator[Problem]:
    """One player is asked for a card, or is in the middle of a turn with the played card."""
    if isinstance(frames[0], turn_questions(rules)) and len(frames) == 1:
        yield from _nothing_played(state.players)
        return
    if not isinstance(frames[0], NextTurn) or len(frames) < 2:
        yield "frames", because("wrong.turn")
        return
    turn, going_on = frames[1], frames[2:]
    seat, played = turn.player, state.players[turn.player].played
    ends = (ChooseAction, DiscardCard, RemoveEmployee, *rules.finishing)
    if not isinstance(turn, ends) or getattr(turn, "card", None) != played:
        yield "frames[2]", because("wrong.played_card")
    if isinstance(turn, Question) == bool(going_on):
        yield "frames", because("wrong.turn")
    if any(frame.player != seat or isinstance(frame, _BETWEEN_TURNS) for frame in going_on):
        yield "frames", because("wrong.two_turns")
    yield from _nothing_played([Player() if i == seat else p for i, p in enumerate(state.players)])
    yield from _one_question(rules, going_on)
    for kind in (RemoveEmployee, UseBonus):
        cards = [frame.card for frame in frames[1:] if isinstance(frame, kind)]
        yield from strangers("frames", cards, cards)


def _one_question(rules: RuleBook, frames: Sequence[Frame]) -> Iterator[Problem]:
    """Under the question there are only bonuses to come; under a payment, the dress paid for."""
    below = list(frames[:-1])
    asked = frames[-1] if frames else None
    if isinstance(asked, PaySilk):
        held = below.pop() if below else None
        if isinstance(held, AdmireDress):
            held = below.pop() if below else None
        if not isinstance(held, PlaceDress | SellDress) or held.dress != asked.dress:
            yield "frames", because("wrong.no_dress")
    if not all(isinstance(frame, (*_MAY_WAIT, *rules.waiting)) for frame in below):
        yield "frames", because("wrong.two_questions")


def _arguments(rules: RuleBook, state: State, frame: Frame, path: str) -> Iterator[Problem]:
    """Check a frame's fields by their names, which mean the same in every frame."""
    if frame.player not in range(rules.players):
        yield f"{path}.player", because("wrong.seat", seat=frame.player)
        return
    rival = rules.rival is not None and isinstance(frame, rules.rival.question)
    if isinstance(frame, Question) and rival == (frame.player in rules.people):
        yield path, because("wrong.never_asked")
    player = state.players[frame.player]
    known: dict[str, Callable[[str], bool]] = {
        "card": lambda card: card in _sources(rules, state, frame.player),
        "dress": rules.dresses.__contains__,
        "tile": lambda tile: (
            tile in rules.resources and rules.resources[tile].notions.mode != "none"
        ),
    }
    values = cast("dict[str, object]", frame._asdict())  # type: ignore[attr-defined]
    for name, value in values.items():
        if isinstance(value, str) and name in known and not known[name](value):
            yield f"{path}.{name}", because("wrong.foreign", id=value)
        if type(value) is int:
            yield from _between(f"{path}.{name}", value, 0, MAX_AMOUNT)
    if isinstance(frame, DiscardResources):
        yield from strangers(f"{path}.chosen", frame.chosen, player.resources)
    if not _is_of_its_card(rules, state, frame):
        yield path, because("wrong.not_of_card")


def _sources(rules: RuleBook, state: State, seat: int) -> set[str]:
    """Return the cards and dresses whose bonus a player may be using."""
    sources = {*state.players[seat].staff(), ""}
    sources.update(dress.id for dress in rules.dresses.values() if dress.bonuses)
    for rule_set in rules.rule_sets:
        if rule_set.lends is not None:
            sources.update(rule_set.lends(state, seat))
    return sources


def _is_of_its_card(rules: RuleBook, state: State, frame: Frame) -> bool:
    """Return whether a frame that a bonus began has that bonus's own terms."""
    sources = _sources(rules, state, frame.player) - {""}
    bonuses = [rules.bonus_of(source) for source in sources]
    match frame:
        case FundDecoration(discount=discount):
            return discount == 0 or any(
                isinstance(bonus, data.Fund) and bonus.discount == discount for bonus in bonuses
            )
        case MakeDress(card=card, extra=extra):
            bonus = rules.bonus_of(card)
            if isinstance(bonus, data.MakeDress) and extra:
                return (frame.fewer, frame.colors) == (bonus.fewer, bonus.colors)
            return frame.only == (SELL if extra else "") and _asks_all_silk(frame)
        case PaySilk():
            return _asks_all_silk(frame) or any(
                isinstance(bonus, data.MakeDress)
                and (frame.fewer, frame.colors) == (bonus.fewer, bonus.colors)
                for bonus in bonuses
            )
        case PlaceDress(only=only):
            return only in ("", RENT)
        case PayForPrestige(card=card, every=every):
            bonus = rules.bonus_of(card)
            return isinstance(bonus, data.PrestigeForLivre) and bonus.every == every
        case DiscardResources(card=card):
            return isinstance(rules.bonus_of(card), data.DiscardResources)
        case DeputeEmployee(card=card):
            bonus = rules.bonus_of(card)
            return isinstance(bonus, data.DeputeWithBonus | data.DeputeForLivre)
        case ChooseNotion(card=card):
            return isinstance(rules.bonus_of(card), data.BuyNotion | data.GainNotion)
        case _:
            return True


def _asks_all_silk(frame: MakeDress | PaySilk) -> bool:
    return (frame.fewer, frame.colors) == (0, ())
