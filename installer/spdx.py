"""The licences that an SPDX expression asks for, as far as needed to find the required texts."""

from itertools import product

from license_expression import (
    ExpressionError,
    LicenseExpression,
    LicenseWithExceptionSymbol,
    Licensing,
)

Needed = tuple[str, ...]
"""The names of licences and exceptions that apply together."""

_LICENSING = Licensing()


def alternatives(expression: str) -> list[Needed]:
    """Return the alternatives, in the order of the expression; none if it is not SPDX."""
    try:
        read = _LICENSING.parse(expression)
    except ExpressionError:
        return []
    return [] if read is None else _choices(read)


def chosen(expression: str, known: set[str]) -> Needed | None:
    """Return the first alternative whose texts are all known; None if there is none."""
    return next((each for each in alternatives(expression) if known.issuperset(each)), None)


def _choices(part: LicenseExpression) -> list[Needed]:
    if isinstance(part, _LICENSING.OR):
        return [choice for each in part.args for choice in _choices(each)]
    if isinstance(part, _LICENSING.AND):
        return [sum(each, ()) for each in product(*map(_choices, part.args))]
    if isinstance(part, LicenseWithExceptionSymbol):
        return [(part.license_symbol.key, part.exception_symbol.key)]
    return [(part.key,)]
