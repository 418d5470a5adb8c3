"""The reference of this game: its words, and its pictures as they are drawn on the table."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.pages.teller import Teller
from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.bonuses import DishFilter
from rococo_desktop.rules.patisserie.components.models import Components
from rococo_desktop.rules.patisserie.game import EDITIONS, MENTOR_PLAYERS, Patisserie
from rococo_desktop.rules.patisserie.holdings import fits
from rococo_desktop.rules.patisserie.mentor import MENTOR
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.patisserie.reference import ReferenceWording
from rococo_desktop.words.patisserie.wording import Wording


class PatisserieTeller(Teller):
    """Describes the game with all promos and the Mentor."""

    guide = "guide-patisserie"

    def words_of(self, edition: str, keys: Mapping[str, str]) -> ReferenceWording:  # noqa: ARG002
        """Return the texts; there is only one edition."""
        return ReferenceWording(self.catalogue, self._components(), keys)

    def gallery_of(self, edition: str) -> Callable[[str], Face | None]:  # noqa: ARG002
        """Return examples of the pieces; there is only one edition."""
        return Gallery(self.catalogue, everything(self._components())).face


def everything(components: Components) -> RuleBook:
    """Return the rules with all promos and the Mentor."""
    return Patisserie(Setup(MENTOR_PLAYERS, EDITIONS[0], (*PROMOS, MENTOR)), components).rules


class Gallery:
    """Examples of the game's pieces, by what they exemplify."""

    def __init__(self, catalogue: Catalogue, rules: RuleBook) -> None:
        self._faces = Faces(catalogue, rules, Wording(catalogue, rules, ()))
        self._rules = rules
        self.face: Callable[[str], Face | None] = cache(self._face)

    def _face(self, picture: str) -> Face | None:
        kind, _, name = picture.partition(":")
        faces = self._faces
        drawn: dict[str, tuple[Callable[[str], Face], Callable[[str], Iterator[str]]]] = {
            "recipe": (faces.recipe, self._recipes),
            "dish": (faces.dish, self._recipes),
            "topped": (faces.topped, self._recipes),
            "tile": (faces.tile, self._tiles),
            "topping": (faces.topping, self._tiles),
            "card": (faces.card, self._cards),
            "effect": (faces.card, self._with_effect),
            "condition": (faces.card, self._with_condition),
            "solo": (faces.card, self._solo),
        }
        if kind not in drawn or not name:
            return None
        draw, found = drawn[kind]
        first = next(found(name), None)
        return None if first is None else draw(first)

    def _recipes(self, kind: str) -> Iterator[str]:
        wanted = DishFilter.model_validate({"kind": kind, "lowest": 3})
        return (id for id, recipe in self._rules.recipes.items() if fits(wanted, recipe))

    def _tiles(self, name: str) -> Iterator[str]:
        """Return the tiles with or without a topping; ``any`` has one."""
        tiles = self._rules.ingredients.items()
        return (id for id, tile in tiles if tile.topping != (name == "plain"))

    def _cards(self, name: str) -> Iterator[str]:
        """Return the cards of a training, of the start staff, or with a star."""
        for card in self._rules.staff.values():
            numbered = card.level is not None and card.training == name
            if card.deck == name or numbered:
                yield card.id

    def _with_effect(self, effect: str) -> Iterator[str]:
        return (id for id, card in self._rules.staff.items() if card.bonus.effect == effect)

    def _with_condition(self, condition: str) -> Iterator[str]:
        for card in self._rules.staff.values():
            if card.condition is not None and card.condition.condition == condition:
                yield card.id

    def _solo(self, action: str) -> Iterator[str]:
        return (id for id, card in self._rules.solo.items() if card.actions[0].action == action)
