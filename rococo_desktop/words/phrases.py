"""Messages with their values, and what they say of the player whom they are about."""

from typing import NamedTuple, TypeAlias

from rococo_desktop.engine.events import Event
from rococo_desktop.texts.nouns import Argument, Noun
from rococo_desktop.words.namesakes import Namesakes


class Told(NamedTuple):
    """A sentence about an event; empty if the event has none.

    The ``predicate`` is what it says of the player who did it, without name and full stop; empty if
    the sentence does not begin with that player.
    """

    text: str = ""
    predicate: str = ""


DONE = "do"
"""The attribute of a message about an event: how somebody is advised to make it happen."""

Values: TypeAlias = dict[str, Argument]
"""The values of a sentence by the names of its placeholders."""


class Phrase(NamedTuple):
    """A message with its values."""

    id: str
    values: Values

    def differing(self, other: "Phrase") -> str:
        """Return the only value in which another such message differs, if it is a noun.

        That is the card if they differ in none: two cards may have one name.
        """
        if other.id != self.id:
            return ""
        values, others = self.values, other.values
        names = [name for name in values if str(values[name]) != str(others.get(name))]
        (name, *more) = names or ["card"]
        return name if not more and isinstance(values.get(name), Noun) else ""

    def apart(self, event: Event, among: Namesakes) -> "Phrase":
        """Return the phrase of an event with its card told from others of its name."""
        card, name = getattr(event, "card", None), self.values.get("card")
        if not card or not isinstance(name, Noun):
            return self
        return Phrase(self.id, {**self.values, "card": among(card, name)})
