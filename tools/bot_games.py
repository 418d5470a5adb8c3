"""Games of bots for statistics: the record of each game for the tables of `balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from rococo_desktop.ai import arena
from rococo_desktop.ai.bot import Bot
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.ai.rococo.greedy import Greedy
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.events import ActionChosen, BonusUsed, PrestigeGained
from rococo_desktop.rules.rococo import events
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.rules.rococo.view import View

STRATEGIES = {
    "dresses": Taste(renting=1.5, decorations=0.5, statues=0.6, fountain=0.6),
    "decorations": Taste(decorations=1.8, musicians=1.2, renting=0.5),
    "selling": Taste(livre=0.32, selling=1.2, dress=0.6),
    "hiring": Taste(staff=2.5),
    "fireworks": Taste(kings_hall=2.0),
    "statues": Taste(statues=2.5),
    "fountain": Taste(fountain=3.0),
    "musicians": Taste(musicians=2.0),
}
"""One-sided players: the greedy bot with a changed taste."""


@dataclass
class GameRecord:
    """The counts of one game; lists are by seat, counters by component id or word."""

    players: int
    first: int
    bots: tuple[str, ...]
    totals: list[int] = field(default_factory=list)
    winners: tuple[int, ...] = ()
    items: list[dict[str, int]] = field(default_factory=list)
    livre: list[list[int]] = field(default_factory=list)
    """Money by round, after the income."""
    drawn: int = 0
    """The number of dresses that came into the workshop."""
    made: Counter[int] = field(default_factory=Counter)
    rented: Counter[int] = field(default_factory=Counter)
    sold: Counter[int] = field(default_factory=Counter)
    sold_in: Counter[int] = field(default_factory=Counter)
    """Dresses sold, by round."""
    funded: Counter[int] = field(default_factory=Counter)
    hired: Counter[int] = field(default_factory=Counter)
    deputed: Counter[int] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    bonuses: Counter[str] = field(default_factory=Counter)
    dresses_made: Counter[str] = field(default_factory=Counter)
    dresses_sold: Counter[str] = field(default_factory=Counter)
    dresses_shown: Counter[str] = field(default_factory=Counter)
    dress_points: Counter[str] = field(default_factory=Counter)
    """Prestige from dresses during play."""
    tiles: Counter[str] = field(default_factory=Counter)
    """Tiles that were taken or drawn."""
    traded: Counter[str] = field(default_factory=Counter)
    """Tiles discarded for their lower half."""
    employees: Counter[str] = field(default_factory=Counter)
    employers: dict[str, int] = field(default_factory=dict)
    """The last seat to hire each employee."""
    decorations: Counter[str] = field(default_factory=Counter)
    spaces: Counter[str] = field(default_factory=Counter)

    def note(self, event: Event, round: int) -> None:
        """Count an event of a round."""
        match event:
            case events.DressesRevealed():
                self.drawn += len(event.dresses)
                self.dresses_shown.update(event.dresses)
            case PrestigeGained(reason=reason, amount=amount):
                self.dress_points[reason] += amount
            case ActionChosen():
                self.actions[event.action] += 1
            case BonusUsed():
                self.bonuses[event.card] += 1
            case events.DressMade():
                self.made[event.seat] += 1
                self.dresses_made[event.dress] += 1
            case events.DressSold():
                self.sold[event.seat] += 1
                self.sold_in[round] += 1
                self.dresses_sold[event.dress] += 1
            case events.DressRented():
                self.rented[event.seat] += 1
                self.spaces[event.space] += 1
            case events.ResourceTaken():
                self.tiles[event.tile] += 1
            case events.ResourceDrawn():
                self.tiles[event.tile or ""] += 1
            case events.ResourceTraded():
                self.traded[event.tile] += 1
            case events.EmployeeHired():
                self.hired[event.seat] += 1
                self.employees[event.card] += 1
                self.employers[event.card] = event.seat
            case events.EmployeeDeputed():
                self.deputed[event.seat] += 1
            case events.DecorationFunded():
                self.funded[event.seat] += 1
                self.decorations[event.decoration] += 1
            case _:
                pass


@lru_cache(maxsize=8)
def game_for(
    players: int, corrections: Path | None = None, expansions: tuple[str, ...] = ()
) -> Rococo:
    """Return the rules for a number of players, with an owner's corrections if given."""
    return Rococo(Setup(players, expansions=expansions), LIBRARY.load(corrections))


def bot_named(name: str) -> Bot[Rococo, View]:
    """Return a bot of the game, or the greedy bot with a strategy's taste."""
    return Greedy(STRATEGIES[name]) if name in STRATEGIES else BOTS[name]


def play(
    bots: Sequence[str],
    seed: int,
    corrections: Path | None = None,
    expansions: tuple[str, ...] = (),
) -> GameRecord:
    """Return the record of one game."""
    match = game_for(len(bots), corrections, expansions)
    record = GameRecord(len(bots), 0, tuple(bots))
    round_before = 0

    def count(state: State, events: tuple[Event, ...]) -> None:
        nonlocal round_before
        for event in events:
            record.note(event, round_before or state.round)
        if round_before and (state.round != round_before or state.pending is None):
            record.livre.append([player.livre for player in state.players])
        if not round_before:
            record.first = state.start_player
        round_before = state.round

    state, _ = arena.play(match, [bot_named(name) for name in bots], seed, hear=count)
    result = match.score(state)
    record.totals = [sheet.total for sheet in result.players]
    record.items = [{item.item: item.points for item in sheet.items} for sheet in result.players]
    record.winners = result.winners
    return record
