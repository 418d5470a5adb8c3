"""Books kept beside a game: every piece in one place, and every amount explained by events."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo.base.acquire import KeepResource
from rococo_desktop.rules.rococo.base.make_dress import PlaceDress, SellDress
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.events import (
    DecorationFunded,
    DressRented,
    EmployeeHired,
    EmployeeLeft,
    LivreGained,
    LivrePaid,
    NotionsGained,
    NotionsPaid,
    ResourceDrawn,
    ResourceKept,
    ResourcesSpent,
    ResourceTaken,
)
from rococo_desktop.rules.rococo.jewelry_box.events import GraduateTaken, SpecialistHired
from rococo_desktop.rules.rococo.model import State


def pieces(rules: RuleBook, state: State) -> Counter[str]:
    """Return how often every card, tile and dress is on the table."""
    found: Counter[str | None] = Counter()
    piles: list[Sequence[str | None]] = [
        state.employee_stack,
        state.hire,
        state.removed,
        state.resource_bag,
        state.resource_discard,
        *state.warehouse,
        state.dress_bag,
        state.dress_discard,
        state.workshop,
        [dress for dress, _ in state.guests.values()],
        [frame.tile for frame in state.frames if isinstance(frame, KeepResource)],
        [frame.dress for frame in state.frames if isinstance(frame, PlaceDress | SellDress)],
    ]
    piles += [
        [card for _, card in rule_set.checks.employees(state)]
        for rule_set in rules.rule_sets
        if rule_set.checks is not None
    ]
    for player in state.players:
        piles += [player.hand, player.supply, player.discard, [player.played], player.resources]
    for pile in piles:
        found.update(pile)
    return Counter({piece: number for piece, number in found.items() if piece is not None})


def all_pieces(rules: RuleBook) -> Counter[str]:
    """Return how often every card, tile and dress must be there."""
    return Counter(
        {
            **dict.fromkeys(rules.dresses, 1),
            **dict.fromkeys(rules.resources, 1),
            **{
                card.id: rules.seats if card.set == "start" else 1
                for card in rules.employees.values()
            },
        }
    )


class Books:
    """The belongings that the players must have, according to the events so far."""

    def __init__(self, rules: RuleBook) -> None:
        start, players = rules.constants, rules.seats
        self.people = list(rules.people)
        rivals = players - len(rules.people)
        self.livre = [start.start_livre] * len(rules.people) + [0] * rivals
        self.thread = [start.start_thread] * players
        self.lace = [start.start_lace] * players
        self.prestige = [0] * players
        self.tiles = [0] * players
        self.cards = [5] * players
        self.dresses: list[str] = []
        self.decorations: list[str] = []

    def copy(self) -> "Books":
        """Return independent books."""
        books = object.__new__(Books)
        vars(books).update({name: list(amounts) for name, amounts in vars(self).items()})
        return books

    def enter(self, events: Iterable[Event]) -> None:
        """Enter the events."""
        for event in events:
            match event:
                case LivreGained(seat=seat, amount=amount):
                    assert amount > 0
                    self.livre[seat] += amount
                case LivrePaid(seat=seat, amount=amount):
                    assert amount > 0
                    self.livre[seat] -= amount
                case PrestigeGained(seat=seat, amount=amount):
                    assert amount > 0
                    self.prestige[seat] += amount
                case NotionsGained(seat=seat, thread=thread, lace=lace):
                    self.thread[seat] += thread
                    self.lace[seat] += lace
                case NotionsPaid(seat=seat, thread=thread, lace=lace):
                    self.thread[seat] -= thread
                    self.lace[seat] -= lace
                case ResourceKept(seat=seat):
                    self.tiles[seat] += 1
                case ResourceTaken(seat=seat) | ResourceDrawn(seat=seat):
                    self.tiles[seat] += seat not in self.people  # a rival keeps them all
                case ResourcesSpent(seat=seat, tiles=tiles):
                    self.tiles[seat] -= len(tiles)
                case (
                    EmployeeHired(seat=seat) | SpecialistHired(seat=seat) | GraduateTaken(seat=seat)
                ):
                    self.cards[seat] += 1
                case EmployeeLeft(seat=seat):
                    self.cards[seat] -= 1
                case DressRented(dress=dress):
                    self.dresses.append(dress)
                case DecorationFunded(decoration=decoration):
                    self.decorations.append(decoration)

    def check(self, state: State) -> None:
        """Assert that the state agrees with the books, and that nobody owes anything."""
        players = state.players
        assert [player.livre for player in players] == self.livre
        assert [player.thread for player in players] == self.thread
        assert [player.lace for player in players] == self.lace
        assert [player.prestige for player in players] == self.prestige
        assert [len(player.resources) for player in players] == self.tiles
        assert [player.staff_size() for player in players] == self.cards
        assert [len(player.staff()) for player in players] == self.cards
        assert [dress for dress, _ in state.guests.values()] == self.dresses
        assert list(state.decorations) == self.decorations
        for amounts in (self.livre, self.thread, self.lace, self.prestige, self.tiles):
            assert min(amounts) >= 0
        if state.pending is None or state.pending.kind == "play_card":
            assert min(self.cards) >= 4
