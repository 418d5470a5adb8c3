"""How the record of a game of Rococo is divided: rounds, phases, and turns of one card each."""

from collections.abc import Sequence

from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.rules.rococo.events import LivreGained, NotionsGained, NotionsPaid, RoundBegan
from rococo_desktop.rules.rococo.model import ACT, SELECT, State
from rococo_desktop.session.tree import Moment
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.wording import Wording

SIGNS = {
    "start_player_named": "start",
    "employees_removed": "close",
    "employees_revealed": "person",
    "resource_bag_refilled": "bag",
    "dress_bag_refilled": "bag",
    "card_taken": "hand",
    "supply_turned": "stack",
    "card_played": "card",
    "action_chosen": "close",
    "bonus_used": "card",
    "bonus_forfeited": "close",
    "favor_claimed": "favor",
    "livre_gained": "livre",
    "livre_paid": "livre",
    "prestige_gained": "prestige",
    "resource_taken": "tile",
    "resource_drawn": "tile",
    "resource_kept": "tile",
    "resource_traded": "tile",
    "resources_spent": "tile",
    "dress_made": "pick",
    "dress_rented": "lady",
    "dress_sold": "livre",
    "employee_hired": "person",
    "employee_deputed": "court",
    "decoration_funded": "marker",
    "all_halls_reached": "crown",
    "dress_admired": "lady",
    "item_scored": "prestige",
    "game_ended": "crown",
}
"""The sign for each kind of event."""

PHASES = {"card_taken": "select", "supply_turned": "select", "item_scored": "final"}
"""The phases that are told by their events; a turn is told by the card that is played."""

IN_TURNS = frozenset({"supply_turned"})
"""What begins its phase, and may happen in a turn as well."""


class RococoChapters:
    """The chapters of one game."""

    def __init__(self, catalogue: Catalogue, wording: Wording, names: Sequence[str]) -> None:
        self._catalogue = catalogue
        self._wording = wording
        self._names = names

    def sign(self, event: Event) -> str:
        """Return the sign of an event's kind, or of the kind that it is a special case of."""
        if isinstance(event, NotionsGained | NotionsPaid):
            return "thread" if event.thread else "lace"
        kinds = (kind_of(kind) for kind in type(event).__mro__)
        return next((SIGNS[kind] for kind in kinds if kind in SIGNS), "")

    def begins_round(self, event: Event) -> bool:
        """Return whether a round begins."""
        return isinstance(event, RoundBegan)

    def phase(self, event: Event, phase: str) -> str:
        """Return the phase of an event after one of ``phase``."""
        if isinstance(event, RoundBegan):
            return "prepare"
        if event.opens_turn:
            return ACT
        if isinstance(event, LivreGained) and event.reason == "income":
            return "income"
        kind = kind_of(type(event))
        return phase if phase == ACT and kind in IN_TURNS else PHASES.get(kind, phase)

    def heading(self, phase: str, seat: int) -> str:
        """Return whose turn it is, or the name of a phase."""
        return self._wording.name(seat) if phase == ACT else self._wording.phase(phase)

    def title(self, moment: Moment[State]) -> str:
        """Return which round it was, and what of it was done."""
        entry, shown = moment.entry, moment.state
        assert entry is not None
        assert shown.pending is not None
        before, turn = entry.before, entry.seat
        if shown.phase == SELECT:
            key = "select"
        elif (before.round, before.phase) != (shown.round, shown.phase):
            key = "before"
            turn = shown.pending.seat
        else:
            key = "after" if shown.players[turn].played is None else "during"
        return self._catalogue.text(
            f"window.past.{key}", round=shown.round, player=self._names[turn]
        )
