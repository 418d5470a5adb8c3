"""The challenges of a game, the one of the day, and the stars that the learner has earned."""

from collections.abc import Callable
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop import __version__
from rococo_desktop.controller.preferences import Preferences
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.session.challenge_document import (
    STARS,
    Challenge,
    begin,
    challenges,
    of_the_day,
)
from rococo_desktop.session.challenge_run import ChallengeRun
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


class ChallengeRow(NamedTuple):
    """A challenge: its name, its task, the stars earned, and the heading if it is the first."""

    key: str
    challenge: str
    heading: str
    number: int
    name: str
    about: str
    stars: int
    told: str


@QmlElement
@QmlUncreatable("Challenges come from the program.")
class Challenges(QObject):
    """The list of challenges of the game that is on the table, or was played last."""

    changed = Signal()

    def __init__(
        self,
        catalogue: Catalogue,
        preferences: Preferences,
        parent: QObject,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._preferences = preferences
        self._today = today
        self._rows = Rows(ChallengeRow, self)
        self._game = ""

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(str, notify=changed)
    def summary(self) -> str:
        """How many stars were earned."""
        known = challenges(self._game) if self._game else ()
        earned = sum(self._stars(each.key) for each in known)
        return self._catalogue.text(
            "window.challenges.summary", earned=earned, n=STARS * len(known)
        )

    def tell(self, game: str) -> None:
        """List the challenges of a game, the one of the day first."""
        self._game = game
        known = challenges(game)
        day = of_the_day([each.key for each in known], self._today(), __version__)
        rows = [
            self._row(each, "window.challenges.day", "day/") for each in known if each.key == day
        ]
        grade = 0
        for each in known:
            heading = "" if each.grade == grade else f"window.challenges.grade{each.grade}"
            rows.append(self._row(each, heading))
            grade = each.grade
        self._rows.show(rows)
        self.changed.emit()

    def begin(self, game: str, key: str) -> ChallengeRun:
        """Return a challenge at its beginning; raises ChallengeError."""
        self._game = game
        challenge = next(each for each in challenges(game) if each.key == key)
        learner = self._catalogue.text("lesson.learner")
        return ChallengeRun(challenge, begin(challenge, game, learner))

    def after(self, key: str) -> str:
        """Return the key of the challenge after another; empty after the last one."""
        keys = [each.key for each in challenges(self._game)]
        return "" if key not in keys[:-1] else keys[keys.index(key) + 1]

    @Slot(str, int)
    def note(self, key: str, stars: int) -> None:
        """Remember the stars for a challenge, if they are more than before."""
        if stars > self._stars(key):
            mark = f"{self._game}/{key}/"
            others = [e for e in self._preferences.settings.challenges if not e.startswith(mark)]
            self._preferences.keep(challenges=(*others, f"{mark}{stars}"))
        self.tell(self._game)

    def _row(self, challenge: Challenge, heading: str, prefix: str = "") -> ChallengeRow:
        key, stars = challenge.key, self._stars(challenge.key)
        return ChallengeRow(
            prefix + key,
            key,
            self._catalogue.text(heading) if heading else "",
            challenge.number,
            self._catalogue.text(f"challenge.{key}.name"),
            self._catalogue.text(f"challenge.{key}.task"),
            stars,
            self._catalogue.text("window.challenges.stars", n=stars),
        )

    def _stars(self, key: str) -> int:
        """Return the stars that were earned for a challenge so far."""
        mark = f"{self._game}/{key}/"
        for each in self._preferences.settings.challenges:
            if each.startswith(mark) and each.removeprefix(mark).isdecimal():
                return min(int(each.removeprefix(mark)), STARS)
        return 0
