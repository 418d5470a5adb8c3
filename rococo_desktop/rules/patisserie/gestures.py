"""Gestures: the sequences of answers that bring a piece to its destination.

A turn is a chain of small questions. The answers to the next ones are found by trying them on
copies of the state, up to the first event that draws or reveals something.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from rococo_desktop.engine.state import Decision, Frame
from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.actions.action import DONE
from rococo_desktop.rules.patisserie.actions.bake import BAKE, SEPARATOR
from rococo_desktop.rules.patisserie.actions.deliver import SELL
from rococo_desktop.rules.patisserie.actions.specials import CLAIM, ClaimSpecial
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.obstacles import Candidate, Obstacle
from rococo_desktop.rules.patisserie.turns import offers_gift
from rococo_desktop.rules.questions import USE, HasCandidates

PLAY = "play_card"
CHOOSE = "choose_action"
OFFER = "use_bonus"
NOTICE = "give_notice"
DELIVER = "deliver"
LEADING = frozenset({DELIVER, "decorate", "move_dish"})
"""Questions about a piece, followed by one about its destination or what goes to it."""
PLACING = frozenset({"place_dish", "move_to", "choose_topping"})
WORDS = frozenset({DONE})
TRAINING = Obstacle("training")


class Manners:
    """Rules of the interface: questions answered automatically, and where an act begins."""

    def gift(self, match: Patisserie, state: State) -> str:
        decision = state.pending
        if decision is None:
            return ""
        if offers_gift(match.rules, state):
            return USE
        if isinstance(decision.frame, ClaimSpecial) and CLAIM in decision.options:
            return CLAIM
        return ""

    def leads(self, decision: Decision) -> bool:
        return decision.kind in (PLAY, CHOOSE, OFFER)

    def begins(self, decision: Decision) -> bool:
        return decision.kind in (PLAY, "select_card", "draft_card", "set_aside")


class Path(NamedTuple):
    """A sequence of answers, and the question that each of them answers."""

    answers: tuple[str, ...] = ()
    asked: tuple[Decision, ...] = ()

    @property
    def goals(self) -> tuple[str, ...]:
        """Return the answers to give later: none, because a path says all."""
        return ()

    def then(self, decision: Decision, option: str) -> "Path":
        return Path((*self.answers, option), (*self.asked, decision))

    def played_as(self, first: str) -> "Path":
        """Return the path with another first answer."""
        return Path((first, *self.answers[1:]), self.asked)

    @property
    def card(self) -> str:
        """Return the card that is played on the path; empty if it was played before."""
        return self.answers[0] if self.asked[0].kind == PLAY else ""

    @property
    def asks(self) -> str:
        return self.asked[-1].kind

    @property
    def action(self) -> str:
        """Return the main action on the path; empty for none."""
        return next((answer for answer in self.answers if answer in ACTIONS), "")


def together_with(piece: str, options: Iterable[str]) -> list[str]:
    """Return the options that choose a piece together with others: two recipes to bake."""
    return [each for each in options if SEPARATOR in each and piece in each.split(SEPARATOR)]


class Reach:
    """The gestures of the pending question; none unless ``viewer`` is asked."""

    def __init__(self, match: Patisserie, state: State, viewer: int | None) -> None:
        self._match = match
        self._paths: dict[str, dict[str, Path]] = {}
        """By piece and played card."""
        self._goals: dict[str, dict[str, dict[str, Path]]] = {}
        """By piece, goal and played card."""
        self._alike: dict[str, list[str]] = {}
        """By the card that was tried, the different cards that can do the same, it included."""
        self._tried: dict[str, str] = {}
        """By card of the hand, the card that was tried in its place."""
        self.discards: frozenset[str] = frozenset()
        """The player's recipes that can be discarded before the action is chosen."""
        self._refused: dict[str, dict[str, Obstacle]] = {}
        """By training and piece, why a card's main action cannot choose the piece."""
        self.obstacles: dict[str, Obstacle] = {}
        """Why other candidates of this question, and of those that it may lead to, are illegal."""
        decision = state.pending
        if decision is None or decision.seat != viewer:
            return
        if decision.kind == PLAY:
            for cards in self._by_training(decision.options):
                tried = cards[0]
                self._alike[tried] = self._different(cards)
                self._tried |= dict.fromkeys(cards, tried)
                after = self._next(state, tried)
                if after is not None:
                    self._explore_actions(after, Path().then(decision, tried))
        elif decision.kind == CHOOSE:
            recipes = match.rules.recipes
            self.discards = frozenset(each for each in decision.options if each in recipes)
            self._explore_actions(state, Path())
        elif decision.kind == OFFER:
            after = self._next(state, USE)
            if after is not None:
                self._explore(after, Path().then(decision, USE))
        else:
            self._beyond(state, decision, Path())
        now = self._candidates(state, decision.frame)
        self.obstacles = self._later(state, decision) | {each: why for each, why in now if why}

    @property
    def pieces(self) -> Iterable[str]:
        """Return the pieces that a later question asks about."""
        return self._paths

    @property
    def goals_from(self) -> Iterable[str]:
        """Return the pieces that may be taken to a place."""
        return self._goals

    def goals(self, piece: str) -> Collection[str]:
        """Return the places that a piece may be taken to.

        Those of a card are the pieces that it can take, and the spaces where it can present a dish.
        """
        if piece in self._tried:
            card = self._tried[piece]
            taken = [each for each, known in self._paths.items() if card in known]
            places = dict.fromkeys(goal for goals in self._goals.values() for goal in goals)
            return [*taken, *(each for each in places if self._presented(each, card))]
        return self._goals.get(piece, {})

    def refused(self, card: str) -> dict[str, Obstacle]:
        """Return the pieces of later questions that a card of the hand cannot take, and why."""
        able = self.goals(card)
        known = self._refused[self._match.rules.staff[card].training]
        return {piece: why for piece, why in known.items() if piece not in able}

    def paths(self, piece: str, goal: str = "") -> list[Path]:
        """Return the paths to a piece of a later question, or those that take it to a goal.

        There is one for each card that differs from the others, if none has been played yet, and
        for each recipe that can be baked together with a recipe. A card of the hand is taken to the
        piece that it shall act on, or to the space where it shall present a dish. If the goal is a
        main action, that action chooses the piece; a card of the hand bakes what it can.
        """
        if goal == BAKE.id and piece in self._tried:
            return self._baked_by(piece)
        if goal in ACTIONS:
            return [path for path in self.paths(piece) if path.action == goal]
        if goal and piece in self._tried:
            card = self._tried[piece]
            found = [path for path in self._chosen(goal) if path.card == card]
            return [path.played_as(piece) for path in found or self._presented(goal, card)]
        goals = self._goals.get(piece, {})
        return [
            path.played_as(first)
            for path in (goals.get(goal, {}).values() if goal else self._chosen(piece))
            for first in self._alike.get(path.card, path.answers[:1])
        ]

    def clickable(self, piece: str) -> bool:
        """Return whether a click chooses a piece of a later question.

        A click on a card of the hand does not give it notice, which removes it from the game.
        """
        return any(path.action != NOTICE for path in self.paths(piece))

    def _chosen(self, piece: str) -> list[Path]:
        """Return the paths that choose a piece, one for each card that is tried."""
        options = (piece, *together_with(piece, self._paths))
        return [path for each in options for path in self._paths.get(each, {}).values()]

    def _baked_by(self, card: str) -> list[Path]:
        """Return the paths by which a card of the hand bakes, one for each answer."""
        known = (paths.get(self._tried[card]) for paths in self._paths.values())
        return [path.played_as(card) for path in known if path and path.action == BAKE.id]

    def _presented(self, space: str, card: str) -> list[Path]:
        """Return the paths by which a card that is tried presents a dish on a space."""
        known = (goals[space] for goals in self._goals.values() if space in goals)
        paths = (paths[card] for paths in known if card in paths)
        return [path for path in paths if path.action == DELIVER and space != SELL]

    def _by_training(self, cards: Iterable[str]) -> Iterable[list[str]]:
        """Return cards by their training, on which alone it depends what they can do."""
        found: dict[str, list[str]] = {}
        for card in cards:
            found.setdefault(self._match.rules.staff[card].training, []).append(card)
        return found.values()

    def _different(self, cards: Iterable[str]) -> list[str]:
        """Return the first of all cards with the same level and bonus."""
        found: dict[tuple[int | None, str], str] = {}
        for card in cards:
            face = self._match.rules.staff[card]
            found.setdefault((face.level, repr(face.bonus)), card)
        return list(found.values())

    def _next(self, state: State, option: str) -> State | None:
        """Return the state at the next question of the same seat; None if chance comes first."""
        before = state.pending
        foreseen = self._match.kernel.foresee(state, option)
        after = foreseen.state.pending
        if before is None or foreseen.reveals or after is None or after.seat != before.seat:
            return None
        return foreseen.state

    def _explore_actions(self, state: State, before: Path) -> None:
        """Note the pieces that each main action asks about, by the first action that does."""
        decision = state.pending
        if decision is None or decision.kind != CHOOSE:
            return
        for action in decision.options:
            after = self._next(state, action) if action in ACTIONS else None
            if after is None:
                continue
            self._explore(after, before.then(decision, action))

    def _explore(self, state: State, before: Path) -> None:
        """Note the pieces that the first question of an action or a bonus asks about."""
        decision = state.pending
        if decision is None:
            return
        if decision.kind == CHOOSE:
            self._explore_actions(state, before)
            return
        for option in decision.options:
            if option not in WORDS:
                known = self._paths.setdefault(option, {})
                known.setdefault(before.card, before.then(decision, option))
        self._beyond(state, decision, before)

    def _beyond(self, state: State, decision: Decision, before: Path) -> None:
        """Note where the pieces of a question go in the question that follows."""
        if decision.kind in PLACING:
            # The dish is already in place.
            self._note_places(decision, str(getattr(decision.frame, "dish", "")), before)
            return
        if decision.kind not in LEADING:
            return
        for piece in decision.options:
            if piece in WORDS:
                continue
            path = before.then(decision, piece)
            after = self._next(state, piece)
            asked = None if after is None else after.pending
            if asked is not None and asked.kind in PLACING:
                self._note_places(asked, piece, path)
            elif decision.kind == "decorate":  # all tiles with a topping are alike
                for tile in state.players[decision.seat].ingredients:
                    if self._match.rules.ingredients[tile].topping:
                        self._note(tile, piece, path)

    def _note_places(self, asked: Decision, piece: str, before: Path) -> None:
        """Note where a piece goes: to any option, unless the options are tiles that go to it."""
        for option in asked.options:
            path = before.then(asked, option)
            if asked.kind == "choose_topping":
                self._note(option, piece, path)
            else:
                self._note(piece, option, path)

    def _note(self, piece: str, goal: str, path: Path) -> None:
        self._goals.setdefault(piece, {}).setdefault(goal, {})[path.card] = path

    def _later(self, state: State, decision: Decision) -> dict[str, Obstacle]:
        """Return the obstacles of the pieces that no main action can choose.

        An obstacle of the piece itself says more than one of the card's training.
        """
        staff = self._match.rules.staff
        if decision.kind == PLAY:
            trainings = {staff[card].training for card in decision.options}
        elif decision.kind == CHOOSE:
            trainings = {staff[getattr(decision.frame, "card", "")].training}
        else:
            return {}
        found: dict[str, Obstacle] = {}
        for training in sorted(trainings):
            refused = self._refused[training] = {}
            for action in ACTIONS.values():
                trial = Context(self._match.rules, state.copy(), None)
                action.begin(trial, decision.seat, training)
                needed = action.training_obstacle(training)
                for piece, own in self._candidates(trial.state, trial.state.frames[-1]):
                    obstacle = own or needed
                    if obstacle and refused.get(piece, TRAINING).kind == TRAINING.kind:
                        refused[piece] = obstacle
            for piece, obstacle in refused.items():
                if found.get(piece, TRAINING).kind == TRAINING.kind:
                    found[piece] = obstacle
        return {piece: why for piece, why in found.items() if piece not in self._paths}

    def _candidates(self, state: State, frame: Frame) -> Iterable[Candidate]:
        """Return the candidates of a question; none for one that has only options."""
        if not isinstance(frame, HasCandidates):
            return ()
        found: Iterable[Candidate] = frame.candidates(Context(self._match.rules, state, None))
        return found
