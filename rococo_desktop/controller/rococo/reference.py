"""The reference of this game: its words, and its pictures as they are drawn on the table."""

from collections.abc import Callable, Mapping
from functools import cache

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.pages.teller import Teller
from rococo_desktop.controller.rococo.faces import Faces, PictureFace
from rococo_desktop.controller.rococo.palace import picture_of
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.models import Dress, Employee
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, MIN_PLAYERS, Rococo
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.reference import ReferenceWording
from rococo_desktop.words.rococo.wording import Wording


class RococoTeller(Teller):
    """Describes Rococo."""

    def words_of(self, edition: str, keys: Mapping[str, str]) -> ReferenceWording:
        return ReferenceWording(self.catalogue, self._rules_of(edition), edition, keys)

    def gallery_of(self, edition: str) -> Callable[[str], Face | None]:
        return Gallery(self.catalogue, self._rules_of(edition), edition).face

    def _rules_of(self, edition: str) -> RuleBook:
        setup = Setup(MIN_PLAYERS, edition, tuple(each.key for each in EXPANSIONS))
        return Rococo(setup, self._components()).rules


class Gallery:
    """Examples of the game's pieces, by what they exemplify."""

    def __init__(self, catalogue: Catalogue, rules: RuleBook, edition: str) -> None:
        wording = Wording(catalogue, rules, edition, ())
        self._faces = Faces(catalogue, rules, wording, edition)
        self._rules = rules
        self.face: Callable[[str], Face | None] = cache(self._face)

    def _face(self, picture: str) -> Face | None:
        kind, _, name = picture.partition(":")
        rules = self._rules
        if kind == "picture":
            return self._decoration(name)
        if kind == "jewel":
            drawn = f"jewel/{self._faces.edition}/{name}"
            return PictureFace(self._faces, drawn, "", "", topic=kind)
        if kind == "tile":
            alike = [id for id, tile in rules.resources.items() if tile.notions.mode == name]
            return self._faces.tile(alike[0]) if alike else None
        for card in rules.employees.values():
            if self._is_shown(card, kind, name):
                return self._faces.card(card.id)
        for dress in rules.dresses.values():
            if self._is_worn(dress, kind, name):
                return self._faces.dress(dress.id)
        return None

    def _is_shown(self, card: Employee, kind: str, name: str) -> bool:
        """Return whether a card is an example of a training, of a bonus or of a crown."""
        if kind == "effect":
            return card.bonus is not None and card.bonus.effect == name
        if kind == "final":
            return card.scoring is not None and card.scoring.final == name
        special = card.id in self._rules.conditions
        usual = card.level is not None and card.bonus is not None and not special
        return kind == "card" and (special if name == "specialist" else usual and card.type == name)

    @staticmethod
    def _is_worn(dress: Dress, kind: str, name: str) -> bool:
        """Return whether a dress is an example of a bonus, a colour, a set or a Master's work."""
        if kind == "effect":
            return any(bonus.effect == name for bonus in dress.bonuses)
        shown = dress.master if name == "master" else name in (dress.color, dress.set)
        return kind == "dress" and shown

    def _decoration(self, group: str) -> Face:
        rules, faces = self._rules, self._faces
        space = next(each for each in rules.board.decorations.values() if each.group == group)
        name = str(faces.wording.decoration(space.id))
        about = faces.hints.about_decoration(space.id)
        drawn = picture_of(rules.board, space, faces.edition)
        return PictureFace(faces, drawn, name, about, topic=f"group.{group}")
