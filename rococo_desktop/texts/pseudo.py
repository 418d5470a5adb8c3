"""The pseudo-language: English, longer and accented."""

from fluent.syntax.ast import Message, Pattern, Resource, TextElement
from fluent.syntax.visitor import Transformer

_ACCENTED = str.maketrans("AEIOUaeiouycn", "ÀÉÎÕÜàéîõüÿçñ")
_NOT_PROSE = ("window-signs-", "window-new_game-names")


def stretched(resource: Resource) -> Resource:
    """Return the messages with their texts in the pseudo-language."""
    body = [_Stretching().visit(each) if _is_prose(each) else each for each in resource.body]
    return Resource(body)


def _is_prose(entry: object) -> bool:
    return isinstance(entry, Message) and not entry.id.name.startswith(_NOT_PROSE)


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
