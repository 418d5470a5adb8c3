"""The advisor of a person: the strongest player's best plays, the reasons, and what others cost."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import dropwhile
from math import sqrt
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from rococo_desktop.ai.analysis import DEALS, DOUBTFUL, Judgement, undecided
from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.character import Judged
from rococo_desktop.ai.foresight import TRUST, Foresight
from rococo_desktop.ai.planner import Encoder, blended, expected_lead
from rococo_desktop.ai.plays import Play, Turn, play_of, uncollected
from rococo_desktop.ai.steady import steady_sum
from rococo_desktop.ai.suggestion import Suggestion, best_other, chances, halves, odds, reckoned
from rococo_desktop.ai.variety import Gist, distinct, varied
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import View
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import Reason, because
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.match import RuleBookMatch
from rococo_desktop.rules.questions import FORFEIT, USE
from rococo_desktop.rules.state import SELECT, TableState

M = TypeVar("M", bound=RuleBookMatch[Any, Any])
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=TableState)

REASONS = 4
"""The number of reasons for a play, apart from one about chance."""


class Answered(NamedTuple, Generic[S]):
    """An answer of a play: the position in which it is given, and what happens then."""

    state: S
    events: tuple[Event, ...]


class Advisor(ABC, Generic[M, V, S]):
    """The strongest player as the advisor of a match.

    A game says how its plays are listed and told apart, and what its network may be trusted with.
    A pair of numbers is for the last round, and what each round left adds to it.
    """

    nodes: ClassVar[int]
    """The positions to examine for each play in an analysis, which has many."""
    spreads: ClassVar[tuple[float, float]]
    """The usual error of expectations in points."""
    rival_spreads: ClassVar[tuple[float, float]]
    """The same against an automatic rival."""
    underrated: ClassVar[tuple[float, float]]
    """What a person makes against a rival above expectation, in points."""
    chance: ClassVar[str]
    """The key of the reason that something is drawn."""
    plainer: ClassVar[Mapping[str, str]] = {}
    """By the key of a reason with a superlative, that of the same fact without it, or nothing.

    What is the least or the most of all speaks only for the best play.
    """

    def __init__(self, match: M, strongest: Foresight[M, V, S]) -> None:
        self.match = match
        self.people = range(match.setup.players)
        self.against_rival = match.setup.players < match.seats
        self._strongest = strongest

    def suggest(self, view: V, rng: Generator, number: int, budget: int) -> tuple[Suggestion, ...]:
        """Return the best plays for the seat asked, the best first; they differ in kind.

        As far as there are such plays, they differ in their gist, too.

        The first is what the strongest player would do with such a ``budget``. Only what the seat
        sees is used; ``rng`` deals the rest.
        """
        decision = asked(view)
        root = self._strongest.imagined(self.match, view, rng)
        found = self._strongest.considered(self.match, view, root, rng, budget)
        if len(varied(found, partial(self.gist_of, decision))) < number:
            found = [*found, *self._further(root, decision, found)]
        expected = self._expected(root, found[0].play.state)
        best, *others = (
            self._explained(root, decision.seat, play, expected, more)
            for play, more in distinct(
                found,
                number,
                partial(self.kind_of, root, decision),
                partial(self.gist_of, decision),
            )
        )
        return best, *map(self._plainly, others)

    def analyse(self, before: S, answers: Sequence[str], rng: Generator) -> Judgement:
        """Return the worth of a play of a finished game, and the better play.

        ``answers`` lead from ``before`` to the end of the turn, or to the first draw.
        """
        match, decision = self.match, before.pending
        if decision is None:
            raise ValueError("the game is over")
        seat, chances = decision.seat, self.prospects(before)
        played = _told(self._given(before, seat, answers))
        if seat not in self.people:
            return undecided(chances, answers, played, seat)
        best = self._strongest.planned(match, before, decision, self.nodes)[0]
        expected = self._expected(before, best.play.state)
        better = self._explained(before, seat, best.play, expected)
        if not self.costs(decision):
            return Judgement(chances, chances, played, better, 0.0, 0.0)
        last = before
        for answer in answers[:-1]:
            last = match.kernel.apply(last, answer).state
        encoder = self.encoder(before, seat)
        rest = play_of(match, last, self.turn(seat), encoder.guess, answers[-1], self.nodes)
        own = Play(tuple(answers), rest.state, rest.reveals)
        mine = self._judged(encoder, before, own)
        fewer = best.points - mine.points
        if fewer > DOUBTFUL:
            fewer = self.loss(before, seat, best, mine, rng)
        fewer = max(0.0, fewer)
        expected, usual = self._expected(before, before), self.spread(before)
        lost = odds(expected, seat, usual) - odds(expected, seat, usual, -fewer)
        after = chances if self._chooses_hand(before) else self.prospects(own.state)
        return Judgement(chances, after, played, better, lost, fewer)

    def prospects(self, state: S) -> tuple[float, ...]:
        """Return the chance of each seat to win from a position, or who has won."""
        if state.pending is None and not state.frames:
            winners = self.match.score(state).winners
            return tuple((seat in winners) / len(winners) for seat in range(self.match.seats))
        state = self.handless(state)
        return chances(halves(self.leads(state, state)), self.spread(state))

    # -- what a game adds ----------------------------------------------------------------------

    @abstractmethod
    def encoder(self, root: S, seat: int) -> Encoder[S]:
        """Return the encoder of the positions that a seat's turn leads to."""

    @abstractmethod
    def turn(self, seat: int) -> Turn[S]:
        """Return the properties of a seat's turn."""

    @abstractmethod
    def kind_of(self, root: S, decision: Decision, answers: Sequence[str]) -> Hashable:
        """Return what distinguishes plays, or hands, at first sight."""

    @abstractmethod
    def hand_reasons(self, root: S, seat: int, play: Play[S]) -> tuple[Reason, ...] | None:
        """Return the reasons for the choice of a hand; None if no hand is chosen."""

    @abstractmethod
    def grounds(
        self, root: S, seat: int, play: Play[S], events: tuple[Event, ...]
    ) -> tuple[Reason, ...]:
        """Return what a play with these events changes, as facts, the weightiest first."""

    @abstractmethod
    def lay_down(self, state: S) -> None:
        """Put everybody's hand back to the cards from which it is chosen."""

    # -- what games share, and may refine -------------------------------------------------------

    def gist_of(self, decision: Decision, answers: Sequence[str]) -> Gist:
        """Return what matters in a play from a question on."""
        place = self._action_at(decision)
        if place is None:
            return Gist("", frozenset(self.main_pieces(answers)))
        acts = [*dropwhile(self.is_aside, answers[place:])]
        return Gist("".join(acts[:1]), frozenset(self.main_pieces(acts[1:])))

    def _action_at(self, decision: Decision) -> int | None:
        """Return the place of the action in a play from a question on; None within an action."""
        rules = self.match.rules
        if isinstance(decision.frame, rules.play_card):
            return 1
        return 0 if isinstance(decision.frame, rules.choose_action) else None

    def is_aside(self, option: str) -> bool:
        """Return whether an option is no action, though it is asked for: only what precedes it."""
        return False

    def main_pieces(self, answers: Sequence[str]) -> Iterable[str]:
        """Return the main pieces of an action, of which these are the answers."""
        return () if not answers or answers[0] in (USE, FORFEIT) else answers[0].split("+")

    def costs(self, decision: Decision) -> bool:
        """Return whether a worse answer to this question is counted as a loss of points."""
        return True

    def leads(self, root: S, state: S) -> tuple[float, ...]:
        """Return the lead over the best other seat that each seat may expect in the end.

        ``state`` is the position after a play from ``root``. The network has met people in nearly
        all its games, and never the side of an automatic rival. So the rival's lead follows from
        those of the people.
        """
        network = self._strongest.network_of(self.match)
        found = [
            expected_lead(network, self.encoder(root, seat), root, state) for seat in self.people
        ]
        if self.against_rival:
            more = _until_end(self.underrated, self.rounds_left(root))
            found = [lead + more for lead in found]
            found += [-max(found)] * (self.match.seats - len(found))
        return tuple(found)

    def spread(self, state: S) -> float:
        """Return the usual error of the expectations in points."""
        spreads = self.rival_spreads if self.against_rival else self.spreads
        return _until_end(spreads, self.rounds_left(state))

    def rounds_left(self, state: S) -> int:
        """Return the number of rounds after this one."""
        return self.match.rules.rounds - state.round

    def handless(self, state: S) -> S:
        """Return the position, or where hands are chosen one as at the end of the previous round.

        Choosing a hand gives no lead, and the network has never seen empty hands with a round still
        to play.
        """
        if state.phase != SELECT:
            return state
        earlier = state.copy()
        earlier.round = max(1, earlier.round - 1)
        self.lay_down(earlier)
        return earlier

    def loss(self, before: S, seat: int, best: Judged[S], mine: Judged[S], rng: Generator) -> float:
        """Return by how many points a play is worse than the best when both are continued.

        Plays differ much from deal to deal, so only the loss beyond the usual error counts.
        """
        view = self.match.look(before, frozenset((seat,)))
        losses = list[float]()
        with uncollected():
            for _ in range(DEALS):
                dealt = self._strongest.likely(self.match, view, rng)
                ends = [
                    self._strongest.ahead(self.match, dealt, seat, play) for play in (best, mine)
                ]
                losses.append(ends[0] - ends[1])
        mean = steady_sum(losses) / DEALS
        error = sqrt(steady_sum((each - mean) * (each - mean) for each in losses)) / DEALS
        return (best.points - mine.points + TRUST * (mean - error)) / (1 + TRUST)

    def _further(
        self, root: S, decision: Decision, found: Sequence[Judged[S]]
    ) -> Iterator[Judged[S]]:
        """Yield a play for each action of the turn that is not among those found.

        The plays of one action may be so many that they leave no place for others.
        """
        place, best, kernel = self._action_at(decision), found[0], self.match.kernel
        if place is None:
            return
        ends, encoder = self.turn(decision.seat).ends, self.encoder(root, decision.seat)
        known = {FORFEIT, *(self.gist_of(decision, each.play.answers).action for each in found)}
        more = best.points - self._judged(encoder, root, best.play).points
        cards = dict.fromkeys((best.play.answers[0], *decision.options)) if place else [""]
        for card in cards:
            state = kernel.foresee(root, card, ends=ends).state if card else root
            for action in () if state.pending is None else state.pending.options:
                if action in known or self.is_aside(action):
                    continue
                known.add(action)
                begun = kernel.foresee(state, action, ends=ends)
                rest, asks = Play[S]((), begun.state, begun.reveals), begun.state.pending
                if asks is not None and asks.seat == decision.seat:
                    rest = self._strongest.planned(self.match, rest.state, asks, self.nodes)[0].play
                answers = (*filter(None, [card]), action, *rest.answers)
                play = Play(answers, rest.state, rest.reveals)
                yield Judged(play, self._judged(encoder, root, play).points + more)

    def _expected(self, root: S, state: S) -> tuple[float, ...]:
        """Return the leads to expect after a play, or before hands are chosen."""
        if self._chooses_hand(root):
            root = state = self.handless(root)
        return self.leads(root, state)

    def _chooses_hand(self, state: S) -> bool:
        return self.handless(state) is not state

    def _explained(
        self, root: S, seat: int, play: Play[S], expected: Sequence[float], more: float = 0.0
    ) -> Suggestion:
        """Return a play, or a hand, with the reasons for it, as facts.

        All seats may expect the leads ``expected``, and the seat itself ``more`` points.
        """
        given = self._given(root, seat, play.answers)
        events = _told(given)
        for_hand = self.hand_reasons(root, seat, play)
        reasons, *later = (
            [
                self._reasons(each.state, seat, play, _told(given[done:]))
                for done, each in enumerate(given)
            ]
            if for_hand is None
            else [for_hand]
        )
        chance = odds(expected, seat, self.spread(root), more)
        points, rival = reckoned(expected, seat, more), best_other(expected, seat)
        return Suggestion(play.answers, chance, points, rival, reasons, events, tuple(later))

    def _reasons(
        self, state: S, seat: int, play: Play[S], events: tuple[Event, ...]
    ) -> tuple[Reason, ...]:
        """Return the reasons for the rest of a play from a state on, in which these events happen.

        What was done before is a reason for nothing that is still to be done.
        """
        found = self.grounds(state, seat, play, events)[:REASONS]
        return (*found, because(self.chance)) if play.reveals else found

    def _plainly(self, play: Suggestion) -> Suggestion:
        """Return a play that is not the best one, with reasons without superlatives."""
        later = tuple(map(self._without_superlatives, play.later))
        return play._replace(reasons=self._without_superlatives(play.reasons), later=later)

    def _without_superlatives(self, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
        told = ((self.plainer.get(each.key, each.key), each) for each in reasons)
        return tuple(because(key, **each.values) for key, each in told if key)

    def _given(self, root: S, seat: int, answers: Sequence[str]) -> Sequence[Answered[S]]:
        """Return the answers of a play with what they do.

        They go on to the end of the turn, or to a revelation.
        """
        state, given = root, list[Answered[S]]()
        ends = self.turn(seat).ends
        for answer in answers:
            if state.pending is None or state.pending.seat != seat:
                break
            foreseen = self.match.kernel.foresee(state, answer, ends=ends)
            given.append(Answered(state, foreseen.events))
            state = foreseen.state
        return given

    def _judged(self, encoder: Encoder[S], root: S, play: Play[S]) -> Judged[S]:
        """Return the worth of a play by the network, on the scale of planned plays."""
        network = self._strongest.network_of(self.match)
        features = encoder.features(play.state, play.reveals)
        (values,) = network.values(encoder.features(root), [features])
        return Judged(play, blended(network, values, encoder.guess(play.state)))


def _told(given: Iterable[Answered[Any]]) -> tuple[Event, ...]:
    """Return the events of the answers of a play."""
    return tuple(event for each in given for event in each.events)


def beginning(answers: Sequence[str], most: int) -> tuple[str, ...]:
    """Return at most that many first answers, without the use of a bonus and what follows it."""
    first = answers[:most]
    later = (n for n, each in enumerate(first) if n and each in (USE, FORFEIT))
    return tuple(first[: next(later, len(first))])


def _until_end(number: tuple[float, float], rounds: int) -> float:
    last, more = number
    return last + more * rounds
