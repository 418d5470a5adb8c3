"""The challenges of each game, that of the day, and the stars earned by the learner."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop import __version__
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.settings.choices import ChoiceRow
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.games import GAMES
from rococo_desktop.session.settings import Settings
from rococo_desktop.session.teaching import challenge_document as documents
from rococo_desktop.session.teaching.challenge_run import ChallengeRun
from rococo_desktop.texts import Catalogue


class ChallengeRow(NamedTuple):
    """A challenge: its name, its task, the stars earned, and the heading if it is the first."""

    key: str
    challenge: str
    heading: str
    number: int
    name: str
    about: str
    grade: str
    stars: int
    told: str


@InQml("Table.Program")
class Challenges(QObject):
    """The list of challenges of one game; each has its own, its own stars and its own day's."""

    changed = Signal()

    rows = RowsOf(ChallengeRow)
    games = RowsOf(ChoiceRow)
    """The games that have challenges, each with its stars."""
    game = Value(str, notify=changed)
    """The key of the game whose challenges are listed or played; empty before the first."""

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

    @Property(str, notify=changed)
    def summary(self) -> str:
        return self._counted("window-challenges-summary", self.game) if self.game else ""

    def tell(self, game: str) -> None:
        """List the challenges of a game, the one of the day first."""
        self.game = game
        self.games.show(
            ChoiceRow(each, self._counted("window-challenges-of_game", each), "")
            for each in GAMES
            if documents.CHALLENGES.keys(each)
        )
        known = documents.CHALLENGES.of(game)
        day = documents.of_the_day([each.key for each in known], self._today(), __version__)
        rows = [
            self._row(each, self._catalogue.text("window-challenges-day"), "day/")
            for each in known
            if each.key == day
        ]
        for series in sorted({each.series for each in known}):
            members = [each for each in known if each.series == series]
            heading = self._counted("window-challenges-series", game, members)
            for place, each in enumerate(members, 1):
                rows.append(self._row(each, heading if place == 1 else "", place=place))
        self.rows.show(rows)
        self.changed.emit()

    def begin(self, key: str) -> ChallengeRun:
        """Return a challenge at its beginning; raises LessonError."""
        self.game, challenge = documents.CHALLENGES.find(key)
        learner = self._catalogue.text("lesson-learner")
        return ChallengeRun(challenge, documents.begin(challenge, self.game, learner))

    def after(self, key: str) -> str:
        """Return the key of the challenge after another; empty after the last one."""
        return documents.CHALLENGES.after(self.game, key)

    @Slot(str, int)
    def note(self, key: str, stars: int) -> None:
        """Record the stars for a challenge if there are more than before."""
        if stars > self._stars(key):
            mark = f"{self.game}/{key}/"

            def note(now: Settings) -> dict[str, object]:
                others = [each for each in now.challenges if not each.startswith(mark)]
                most = max(stars, now.stars(self.game, key))
                return {"challenges": (*others, f"{mark}{most}")}

            self._preferences.change(note)
        self.tell(self.game)

    def _row(
        self, challenge: documents.Challenge, heading: str, prefix: str = "", place: int = 0
    ) -> ChallengeRow:
        key, stars, texts = challenge.key, self._stars(challenge.key), self._catalogue
        task = f"challenge-{key}-task"
        return ChallengeRow(
            key=prefix + key,
            challenge=key,
            heading=heading,
            number=place,
            name=texts.text(f"challenge-{key}-name"),
            about=texts.text(task, **challenge.figures().of(texts.names(task))),
            grade=texts.text(f"window-challenges-grade{challenge.grade}"),
            stars=stars,
            told=texts.text("window-challenges-stars", n=stars),
        )

    def _counted(
        self, message: str, game: str, some: Sequence[documents.Challenge] | None = None
    ) -> str:
        """Return a message with the stars earned in a game, or in a series of it, and the total."""
        known = documents.CHALLENGES.of(game) if some is None else some
        of = f"window-game-{game}-label" if some is None else f"series-{game}-{some[0].series}"
        return self._catalogue.text(
            message,
            game=self._catalogue.text(of),
            earned=sum(self._stars(each.key) for each in known),
            n=documents.STARS * len(known),
        )

    def _stars(self, key: str) -> int:
        """Return the stars earned for a challenge so far."""
        game = documents.CHALLENGES.game_of(key)
        return min(self._preferences.settings.stars(game, key), documents.STARS)
