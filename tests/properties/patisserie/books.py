"""An inventory and the accounts of a game of La Pâtisserie Rococo, kept by its events alone."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.patisserie.actions.ingredients import KeepIngredient
from rococo_desktop.rules.patisserie.actions.recipes import KeepRecipe, MakeRoom
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.events import (
    CardDrafted,
    CardSetAside,
    CoinsGained,
    CoinsPaid,
    DecorationSucceeded,
    DishBaked,
    DishDecorated,
    DishMoved,
    DishPresented,
    DishSold,
    GoodsGained,
    GoodsSpent,
    HostPlaced,
    IngredientsSpent,
    IngredientTaken,
    NoticeGiven,
    PostPlaced,
    RecipeAcquired,
    RecipeDiscarded,
    SpecialClaimed,
    StaffHired,
    SuppliesScored,
    ToppingDiscarded,
)
from rococo_desktop.rules.patisserie.model import State


def pieces(rules: RuleBook, state: State) -> Counter[str]:
    """Return how often every card and tile is on the table or, face up, out of the game."""
    mentor = state.mentor
    piles: list[Sequence[str | None]] = [
        state.staff_deck,
        state.tray_a,
        state.tray_b,
        state.hire,
        state.stars,
        state.removed,
        state.ingredient_bag,
        state.ingredient_discard,
        *state.ingredients,
        state.recipe_bag,
        state.recipe_discard,
        state.recipes,
        [dish for dish, _ in state.dishes.values()],
        mentor.hand,
        mentor.used,
        mentor.deck,
        mentor.spent,
        *mentor.sets,
    ]
    for player in state.players:
        piles += [player.hand, player.unused, player.used, player.set_aside, player.recipes]
        piles += [player.ingredients, player.racks, player.toppings, player.decorations]
    for frame in state.frames:
        if isinstance(frame, KeepRecipe | KeepIngredient):
            piles.append(frame.drawn)
        elif isinstance(frame, MakeRoom):
            piles.append([frame.recipe])
    return Counter(piece for pile in piles for piece in pile if piece is not None)


def all_pieces(rules: RuleBook, start: State) -> Counter[str]:
    """Return how often every piece must be there; staff cards that were not drawn are in the box.

    ``start`` is the state at the first decision.
    """
    tiles = dict.fromkeys((*rules.recipes, *rules.ingredients), 1)
    solo = dict.fromkeys(rules.solo, 1) if rules.rival is not None else {}
    staff = {card: number for card, number in pieces(rules, start).items() if card in rules.staff}
    per_tray = rules.seats + 2
    decks = Counter(rules.staff[card].deck for card in Counter(staff).elements())
    assert decks["numbered"] == 8 * per_tray
    assert decks["star"] == rules.seats + 1
    assert decks["start"] == len(rules.people) * len(rules.start_staff)
    return Counter(tiles) + Counter(solo) + Counter(staff)


@dataclass
class Account:
    """One player's belongings, according to the events."""

    coins: int
    flour: int = 2
    sugar: int = 1
    butter: int = 1
    prestige: int = 0
    recipes: Counter[str] = field(default_factory=Counter)
    tiles: Counter[str] = field(default_factory=Counter)
    dishes: list[str] = field(default_factory=list)
    toppings: list[str] = field(default_factory=list)
    decorations: list[str] = field(default_factory=list)
    staff: int = 0


class Books:
    """The players' belongings and the pieces on the board, according to the events so far."""

    def __init__(self, rules: RuleBook, start: State) -> None:
        """Open the books; ``start`` is any state of the first round."""
        seats, first = rules.seats, start.start_player
        self.accounts = [Account(coins=10 + (seat - first) % seats) for seat in range(seats)]
        for seat in rules.people:
            self.accounts[seat].staff = len(rules.start_staff)
        self.rules = rules
        self.places: dict[str, tuple[str, int]] = {}
        self.posts: dict[str, int] = {}
        self.hosts: dict[str, int] = {}
        self.specials: list[tuple[str, int]] = []

    def enter(self, events: Iterable[Event]) -> None:
        """Enter the events."""
        for event in events:
            if hasattr(event, "amount"):
                assert event.amount > 0
            if hasattr(event, "seat"):
                self._enter(self.accounts[event.seat], event)

    def _enter(self, own: Account, event: Event) -> None:
        match event:
            case CoinsGained(amount=amount):
                own.coins += amount
            case CoinsPaid(amount=amount):
                own.coins -= amount
            case PrestigeGained(amount=amount) | SuppliesScored(prestige=amount):
                own.prestige += amount
            case GoodsGained(good=good, amount=amount):
                setattr(own, good, getattr(own, good) + amount)
            case GoodsSpent(flour=flour, sugar=sugar, butter=butter):
                own.flour -= flour
                own.sugar -= sugar
                own.butter -= butter
            case RecipeAcquired(recipe=recipe):
                own.recipes[recipe] += 1
            case RecipeDiscarded(recipe=recipe):  # one of the player's own, or a drawn one
                own.recipes -= Counter([recipe])
            case IngredientTaken(tile=tile):
                own.tiles[tile] += 1
            case IngredientsSpent(tiles=tiles, reason="bake"):
                own.tiles -= Counter(tiles)
            case DishBaked(recipe=recipe):
                own.recipes -= Counter([recipe])
                own.dishes.append(recipe)
            case DishDecorated(tile=tile):
                own.tiles -= Counter([tile])
                own.toppings.append(tile)
            case DishSold(recipe=recipe):
                own.dishes.remove(recipe)
            case DishPresented(seat=seat, recipe=recipe, space=space):
                own.dishes.remove(recipe)
                assert space not in self.places
                self.places[space] = (recipe, seat)
            case DishMoved(seat=seat, recipe=recipe, space=space):
                (old,) = (place for place, each in self.places.items() if each == (recipe, seat))
                tables = self.rules.board.table_of
                assert tables[old] is not tables[space]
                self.places[space] = self.places.pop(old)
            case DecorationSucceeded(tile=tile):
                own.toppings.remove(tile)
                own.decorations.append(tile)
            case ToppingDiscarded(tile=tile):
                own.toppings.remove(tile)
            case CardDrafted() | StaffHired():
                own.staff += 1
            case CardSetAside() | NoticeGiven():
                own.staff -= 1
            case PostPlaced(seat=seat, post=post):
                self.posts[post] = seat
            case HostPlaced(seat=seat, host=host):
                self.hosts[host] = seat
            case SpecialClaimed(seat=seat, bonus=bonus):
                self.specials.append((bonus, seat))

    def check(self, state: State) -> None:
        """Assert that the state agrees with the books, and that nobody owes anything."""
        for seat, (own, player) in enumerate(zip(self.accounts, state.players, strict=True)):
            assert player.coins == own.coins >= 0
            assert player.prestige == own.prestige >= 0
            assert (player.flour, player.sugar, player.butter) == (own.flour, own.sugar, own.butter)
            for good, track in self.rules.goods.items():
                assert 0 <= player.stock(good) <= track.maximum
            assert Counter(player.recipes) == own.recipes
            assert len(player.recipes) <= 3
            assert Counter(player.ingredients) == own.tiles
            assert sorted(player.dishes()) == sorted(own.dishes)
            assert sorted(t for t in player.toppings if t) == sorted(own.toppings)
            assert player.decorations == own.decorations
            assert player.staff_size() == own.staff
            assert own.staff >= 4 or seat not in self.rules.people
        assert state.dishes == self.places
        assert state.posts == self.posts
        assert state.hosts == self.hosts
        found = [(bonus, seat) for bonus, seats in state.special_bonuses.items() for seat in seats]
        assert sorted(found) == sorted(self.specials)
