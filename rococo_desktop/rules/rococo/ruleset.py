"""A rule set of Rococo, and the rule book that a game's rule sets make; the base is the first."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.record import Record
from rococo_desktop.rules.rococo.components.bonuses import Bonus
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.components.sets import ComponentSet
from rococo_desktop.rules.rococo.doors import (
    Checks,
    Documents,
    Effect,
    Extension,
    FinalPoints,
    Hidden,
    MainAction,
    Message,
    PieceMoment,
    Rival,
    RivalMoment,
    RoundStep,
    ScoringStep,
    SeatMoment,
    player_key,
)
from rococo_desktop.rules.rococo.model import PHASES

if TYPE_CHECKING:
    from rococo_desktop.rules.rococo.game import Game
    from rococo_desktop.rules.rococo.model import State
    from rococo_desktop.rules.rococo.view import View

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """One rule set: everything it adds to the game, in the rulebook's order."""

    key: str
    frames: tuple[type, ...] = ()
    set_up: tuple[Callable[["Game"], None], ...] = ()
    round_steps: tuple[RoundStep, ...] = ()
    main_actions: tuple[MainAction, ...] = ()
    effects: dict[str, Effect] = field(default_factory=dict)  # type: ignore[type-arg]
    finals: dict[str, FinalPoints] = field(default_factory=dict)  # type: ignore[type-arg]
    scoring_steps: tuple[ScoringStep, ...] = ()
    streams: frozenset[str] = frozenset()
    """The streams of randomness that it draws from."""
    single_groups: frozenset[str] = frozenset()
    """Decoration groups of which a player may hold one space only."""
    components: ComponentSet | None = None
    """Its file of components; the base game's is read by itself."""

    presence_changed: tuple[SeatMoment, ...] = ()
    """Observers of a player who has just come to a hall with a dress or a musician."""
    card_shown: tuple[PieceMoment, ...] = ()
    """Observers of a card of a player's deck that everybody sees now; the piece is the card."""
    tile_kept: tuple[PieceMoment, ...] = ()
    """Observers of a tile that an acquire action brought and that was kept as silk."""
    tile_traded: tuple[PieceMoment, ...] = ()
    """Observers of a tile that an acquire action brought and that was discarded for notions."""
    decoration_funded: tuple[PieceMoment, ...] = ()
    """Observers of a decoration that was just funded."""
    dress_made: tuple[PieceMoment, ...] = ()
    """Observers of a dress that was just made and paid for."""

    level_cards: tuple[Callable[["Game", int, list[str]], list[str]], ...] = ()
    """What becomes of the cards of a level when the employees are stacked."""
    dress_bag: tuple[Callable[["Game", list[str]], list[str]], ...] = ()
    """What becomes of the dresses that go into the bag before the game."""
    extensions: dict[str, Extension] = field(default_factory=dict)
    """Further options by the kind of the question."""

    rival: Rival | None = None
    rival_rented: tuple[PieceMoment, ...] = ()
    """Observers of a dress that a rival rents: with the dress and the leave that its card gives."""
    rival_acted: tuple[RivalMoment, ...] = ()
    """Observers of a rival's action: with its id and the pieces that it is about, if any."""
    rival_groups: tuple[str, ...] = ()
    """Decoration groups of which a rival funds a space before it funds any other."""

    state_slot: type[Record] | None = None
    """Its part of the state under its key, made without arguments; ``seen_by`` hides secrets."""
    player_slot: type[Record] | None = None
    """The same of each player."""
    deal: Callable[["Game", Hidden, Generator], None] | None = None
    """Deals anew what ``seen_by`` has hidden in its slots."""
    set_aside: Callable[["View"], Iterable[tuple[int, bool]]] | None = None
    """The level of each unseen card that is not on the stack, and whether it is in a staff."""
    checks: Checks | None = None
    lends: Callable[["State", int], Iterable[str]] | None = None
    """The cards of others whose bonus a player may be using."""
    waiting: tuple[type, ...] = ()
    """Frames that may lie below a question of the turn."""
    finishing: tuple[type, ...] = ()
    """Frames by which a main action takes the card off the table; a question brings another."""
    documents: Documents | None = None
    names: Callable[[Components], dict[str, Message]] | None = None
    """What its own pieces are called."""
    conditions: Callable[[Components], dict[str, Message]] | None = None
    """What must be true when one of its cards is hired, of the cards for which anything must."""


class RuleBook:
    """The rules of one game: its rule sets, its components and its board."""

    def __init__(self, rule_sets: tuple[RuleSet, ...], components: Components, people: int) -> None:
        """Lay out the components of the rule sets for so many people, and a rival if one plays."""
        self.rule_sets = rule_sets
        rivals = [rule_set.rival for rule_set in rule_sets if rule_set.rival is not None]
        self.rival = rivals[0] if rivals else None
        self.players = people + len(rivals)
        self.people = range(people)
        """The seats of those who play by the rules of the base game."""
        self.components = components.playing(self.keys, self.effects)
        self.constants = components.constants
        self.dresses = self.components.dresses
        self.resources = self.components.resources
        self.employees = self.components.employees
        self.board = self.components.board(self.players)

    @cached_property
    def keys(self) -> frozenset[str]:
        """Return the keys of the rule sets."""
        return frozenset(rule_set.key for rule_set in self.rule_sets)

    @cached_property
    def frame_types(self) -> tuple[type, ...]:
        """Return the frame classes of all rule sets."""
        return self._all(lambda rule_set: rule_set.frames)

    @cached_property
    def slot_types(self) -> dict[str, type[Record]]:
        """Return the slot classes of all rule sets as the codec knows them."""
        return self.state_slots | self.player_slots

    @cached_property
    def state_slots(self) -> dict[str, type[Record]]:
        """Return the rule sets' parts of a state by key."""
        return {r.key: r.state_slot for r in self.rule_sets if r.state_slot is not None}

    @cached_property
    def player_slots(self) -> dict[str, type[Record]]:
        """Return the rule sets' parts of a player by key."""
        return {
            player_key(r.key): r.player_slot for r in self.rule_sets if r.player_slot is not None
        }

    def new_slots(self) -> dict[str, Record]:
        """Return the rule sets' empty parts of a state."""
        return {key: slot() for key, slot in self.state_slots.items()}

    def new_player_slots(self) -> dict[str, Record]:
        """Return the rule sets' empty parts of a player."""
        return {key: slot() for key, slot in self.player_slots.items()}

    @cached_property
    def round_steps(self) -> tuple[RoundStep, ...]:
        """Return the steps of a round, phase by phase; the base game's come first in each."""
        steps = self._all(lambda rule_set: rule_set.round_steps)
        return tuple(sorted(steps, key=lambda step: PHASES.index(step.phase)))

    @cached_property
    def main_actions(self) -> dict[str, MainAction]:
        """Return the main actions by id in the rulebook's order."""
        return {a.id: a for rule_set in self.rule_sets for a in rule_set.main_actions}

    @cached_property
    def effects(self) -> dict[str, Effect]:  # type: ignore[type-arg]
        """Return the bonus effects by key."""
        return {k: e for rule_set in self.rule_sets for k, e in rule_set.effects.items()}

    @cached_property
    def finals(self) -> dict[str, FinalPoints]:  # type: ignore[type-arg]
        """Return the crown bonuses by key."""
        return {k: f for rule_set in self.rule_sets for k, f in rule_set.finals.items()}

    @cached_property
    def scoring_steps(self) -> tuple[ScoringStep, ...]:
        """Return the steps of final scoring in order."""
        steps: list[ScoringStep] = []
        for step in self._all(lambda rule_set: rule_set.scoring_steps):
            items = [each.item for each in steps]
            place = items.index(step.after) + 1 if step.after else len(steps)
            steps.insert(place, step)
        return tuple(steps)

    @cached_property
    def streams(self) -> frozenset[str]:
        """Return the streams of randomness that the rule sets draw from."""
        return frozenset(self._all(lambda rule_set: tuple(rule_set.streams)))

    @cached_property
    def single_groups(self) -> frozenset[str]:
        """Return the decoration groups of which a player may hold one space only."""
        return frozenset(self._all(lambda rule_set: tuple(rule_set.single_groups)))

    @cached_property
    def presence_changed(self) -> tuple[SeatMoment, ...]:
        """Return all observers of presence in the halls."""
        return self._all(lambda rule_set: rule_set.presence_changed)

    @cached_property
    def card_shown(self) -> tuple[PieceMoment, ...]:
        """Return all observers of a card that is shown."""
        return self._all(lambda rule_set: rule_set.card_shown)

    @cached_property
    def tile_kept(self) -> tuple[PieceMoment, ...]:
        """Return all observers of an acquired tile that is kept."""
        return self._all(lambda rule_set: rule_set.tile_kept)

    @cached_property
    def tile_traded(self) -> tuple[PieceMoment, ...]:
        """Return all observers of an acquired tile that is discarded."""
        return self._all(lambda rule_set: rule_set.tile_traded)

    @cached_property
    def decoration_funded(self) -> tuple[PieceMoment, ...]:
        """Return all observers of a funded decoration."""
        return self._all(lambda rule_set: rule_set.decoration_funded)

    @cached_property
    def dress_made(self) -> tuple[PieceMoment, ...]:
        """Return all observers of a dress that is made."""
        return self._all(lambda rule_set: rule_set.dress_made)

    @cached_property
    def level_cards(self) -> tuple[Callable[["Game", int, list[str]], list[str]], ...]:
        """Return all that changes the cards of a level."""
        return self._all(lambda rule_set: rule_set.level_cards)

    @cached_property
    def dress_bag(self) -> tuple[Callable[["Game", list[str]], list[str]], ...]:
        """Return all that changes the dresses in the bag."""
        return self._all(lambda rule_set: rule_set.dress_bag)

    @cached_property
    def rival_rented(self) -> tuple[PieceMoment, ...]:
        """Return all observers of a dress that a rival rents."""
        return self._all(lambda rule_set: rule_set.rival_rented)

    @cached_property
    def rival_acted(self) -> tuple[RivalMoment, ...]:
        """Return all observers of a rival's action."""
        return self._all(lambda rule_set: rule_set.rival_acted)

    @cached_property
    def rival_groups(self) -> tuple[str, ...]:
        """Return the decoration groups that a rival funds first."""
        return self._all(lambda rule_set: rule_set.rival_groups)

    @cached_property
    def extensions(self) -> dict[str, tuple[Extension, ...]]:
        """Return the further options of each kind of question."""
        found: dict[str, tuple[Extension, ...]] = {}
        for rule_set in self.rule_sets:
            for kind, extension in rule_set.extensions.items():
                found[kind] = (*found.get(kind, ()), extension)
        return found

    @cached_property
    def documents(self) -> tuple[Documents, ...]:
        """Return what the rule sets add to headless documents."""
        return tuple(r.documents for r in self.rule_sets if r.documents is not None)

    @cached_property
    def waiting(self) -> tuple[type, ...]:
        """Return the rule sets' frames that may lie below a question."""
        return self._all(lambda rule_set: rule_set.waiting)

    @cached_property
    def finishing(self) -> tuple[type, ...]:
        """Return the rule sets' frames that end a turn."""
        return self._all(lambda rule_set: rule_set.finishing)

    @cached_property
    def names(self) -> dict[str, Message]:
        """Return what the rule sets' own pieces are called, by id."""
        named = [rule_set.names for rule_set in self.rule_sets if rule_set.names is not None]
        return {id: name for names in named for id, name in names(self.components).items()}

    @cached_property
    def conditions(self) -> dict[str, Message]:
        """Return what must be true when a card is hired, by the id of the card."""
        said = [r.conditions for r in self.rule_sets if r.conditions is not None]
        return {id: text for texts in said for id, text in texts(self.components).items()}

    def bonus_of(self, source: str) -> Bonus | None:
        """Return the bonus of an employee, or what renting or making a dress brings."""
        if source in self.employees:
            return self.employees[source].bonus
        return next(iter(self.dresses[source].bonuses), None)

    def _all(self, parts: Callable[[RuleSet], tuple[T, ...]]) -> tuple[T, ...]:
        return tuple(part for rule_set in self.rule_sets for part in parts(rule_set))
