"""The pseudo-languages, made of English: one longer and accented, one from right to left."""

from string import ascii_lowercase, ascii_uppercase
from unicodedata import combining, normalize

from fluent.syntax.ast import Message, Pattern, Resource, TextElement
from fluent.syntax.visitor import Transformer

_ACCENTED = str.maketrans("AEIOUaeiouycn", "ÀÉÎÕÜàéîõüÿçñ")
_HEBREW = "אבגדהוזחטיכלמנסעפצקרשתךםןף"
"""A letter for each of ours, in the order of the alphabet."""
_TURNED = str.maketrans(ascii_lowercase + ascii_uppercase + "→←", _HEBREW * 2 + "←→")
_NOT_PROSE = ("window-signs-", "window-new_game-names")


class _Stretching(Transformer):
    """Accents every text, and puts a pattern that has any in brackets, longer by a third."""

    def visit_Pattern(self, pattern: Pattern) -> Pattern:  # noqa: N802
        letters = sum(len(e.value) for e in pattern.elements if isinstance(e, TextElement))
        self.generic_visit(pattern)
        if letters:
            tail = TextElement("~" * (letters // 3) + "]")
            pattern.elements = [TextElement("["), *pattern.elements, tail]
        return pattern

    def visit_TextElement(self, text: TextElement) -> TextElement:  # noqa: N802
        return TextElement(text.value.translate(_ACCENTED))


class _Turning(Transformer):
    """Writes every text in Hebrew letters, and leaves what is put into it as it is."""

    def visit_TextElement(self, text: TextElement) -> TextElement:  # noqa: N802
        bare = (sign for sign in normalize("NFD", text.value) if not combining(sign))
        return TextElement("".join(bare).translate(_TURNED))


def stretched(resource: Resource) -> Resource:
    """Return the messages with their texts longer and accented."""
    return _changed(resource, _Stretching())


def turned(resource: Resource) -> Resource:
    """Return the messages with their texts from right to left."""
    return _changed(resource, _Turning())


def _changed(resource: Resource, change: Transformer) -> Resource:
    return Resource([change.visit(each) if _is_prose(each) else each for each in resource.body])


def _is_prose(entry: object) -> bool:
    return isinstance(entry, Message) and not entry.id.name.startswith(_NOT_PROSE)
