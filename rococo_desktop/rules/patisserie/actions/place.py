"""Main action 9: place service staff or a noble host ("9. Place Service Staff or Noble Host")."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.patisserie.accounts import pay_coins
from rococo_desktop.rules.patisserie.actions.action import BOTH, MainAction
from rococo_desktop.rules.patisserie.actions.service import ReceiveGain
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.bonuses import PlaceCheaper
from rococo_desktop.rules.patisserie.events import HostPlaced, PostPlaced
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.obstacles import OCCUPIED, Candidate, Obstacle, short_of_coins
from rococo_desktop.rules.questions import without_obstacle

OWN_POST = Obstacle("own_post")
STAYS_FREE = Obstacle("stays_free")


class Place(NamedTuple):
    """On which service staff or noble host space is a marker placed, ``discount`` coins cheaper?"""

    seat: int
    discount: int = 0

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        bonuses = (card.bonus for card in rules.staff.values())
        known = {bonus.discount for bonus in bonuses if isinstance(bonus, PlaceCheaper)}
        yield from unless("discount", self.discount in {0, *known})

    def options(self, context: Context) -> tuple[str, ...]:
        """List the free spaces that the player can pay for."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        board, state = context.rules.board, context.state
        affordable = state.players[self.seat].coins + self.discount
        for post, space in board.posts.items():
            obstacle = post_obstacle(context, self.seat, post) if state.posts else None
            yield post, obstacle or short_of_coins(space.cost - affordable)
        for host, place in board.host.items():
            if host in state.hosts:
                yield host, OCCUPIED
            else:
                yield host, short_of_coins(place.cost - affordable)

    def price(self, context: Context, option: str) -> int:
        board = context.rules.board
        cost = board.posts[option].cost if option in board.posts else board.host[option].cost
        return self.reduced(cost)

    def reduced(self, price: int) -> int:
        """Return the printed price less the discount, never below 0 (ruling 5)."""
        return max(0, price - self.discount)

    def answer(self, context: Context, option: str) -> None:
        pay_coins(context, self.seat, self.price(context, option), "place")
        if option in context.rules.board.host:
            context.state.hosts[option] = self.seat
            context.emit(HostPlaced, self.seat, option)
            return
        place_post(context, self.seat, option)
        if context.rules.board.posts[option].bonus is not None:
            table = context.rules.board.area_of[option].tables[0]
            context.push(ReceiveGain(self.seat, option, table))


def place_post(context: Context, seat: int, post: str) -> None:
    """Place a marker on a service staff space."""
    context.state.posts[post] = seat
    context.emit(PostPlaced, seat, post)


def post_obstacle(context: Context, seat: int, post: str) -> Obstacle | None:
    """Return the obstacle to a service staff space apart from its price, or None.

    Nobody may hold both spaces of an area.
    """
    posts = context.state.posts
    if post in posts:
        return OCCUPIED
    for other in context.rules.board.area_of[post].posts:
        if posts.get(other.id) == seat:
            return OWN_POST
    return STAYS_FREE if stays_free(context.rules, posts, post) else None


def stays_free(rules: RuleBook, posts: Mapping[str, int], post: str) -> bool:
    """Return whether a free space can no longer be used.

    With 2 or 3 players only one of the two spaces of an area is ever used.
    """
    return rules.one_post and any(other.id in posts for other in rules.board.area_of[post].posts)


PLACE = MainAction("place", BOTH, lists=lambda seat, *_: Place(seat))
