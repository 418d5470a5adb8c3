"""The first thing that pydantic finds wrong, as a place in the file and a reason."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from .reasons import Problem, Reason, because

KEYS: Mapping[str, str] = {
    "missing": "wrong.missing",
    "extra_forbidden": "wrong.unknown_field",
    "unexpected_keyword_argument": "wrong.unknown_field",
    "int_type": "wrong.whole_number",
    "int_parsing": "wrong.whole_number",
    "int_parsing_size": "wrong.whole_number",
    "int_from_float": "wrong.whole_number",
    "bool_type": "wrong.flag",
    "bool_parsing": "wrong.flag",
    "string_type": "wrong.text",
    "string_pattern_mismatch": "wrong.id",
    "string_too_long": "wrong.id",
    "model_type": "wrong.table",
    "named_tuple_type": "wrong.table",
    "dict_type": "wrong.table",
    "tuple_type": "wrong.list",
    "notions_choose": "wrong.notions_choose",
    "notions_all": "wrong.notions_all",
    "notions_none": "wrong.notions_none",
}
"""The keys of pydantic's types of errors, and of those of our own models."""

LIMITS: Mapping[str, tuple[str, str]] = {
    "greater_than_equal": ("wrong.at_least", "ge"),
    "less_than_equal": ("wrong.at_most", "le"),
    "too_short": ("wrong.too_few", "min_length"),
    "too_long": ("wrong.too_many", "max_length"),
}
"""Types that tell a limit: the key, and where the limit is in the context."""

CHOICES: Mapping[str, str] = {"literal_error": "expected", "union_tag_invalid": "expected_tags"}
"""Types that tell what a value may be, and where that is in the context."""


TOLD_BY_PATH = frozenset({"wrong.unknown_field", "wrong.id"})
"""What the path tells, so that the value need not be told."""


def first_problem(error: ValidationError) -> Problem:
    """The path and the reason of the first thing that a validation found."""
    errors = error.errors(include_url=False)
    first = errors[0]
    kind, context, found = first["type"], first.get("ctx", {}), first["input"]
    path = [str(part) for part in first["loc"] if part != "[key]"]
    if kind == "union_tag_not_found":
        kind = "missing"
        path += _quoted(context["discriminator"])
    reason = _reason(kind, context)
    if isinstance(found, str | int | float) and reason.key not in TOLD_BY_PATH:
        written = one_line(json.dumps(found, ensure_ascii=False), 100)
        reason = because("wrong.instead", problem=reason, found=written)
    if len(errors) > 1:
        reason = because("wrong.more", problem=reason, n=len(errors) - 1)
    return ".".join(path), reason


def _reason(kind: str, context: Mapping[str, Any]) -> Reason:
    if kind in LIMITS:
        key, name = LIMITS[kind]
        return because(key, n=context[name])
    if kind in CHOICES:
        names = _quoted(context[CHOICES[kind]])
        return because("wrong.one_of", names=one_line(", ".join(names)))
    return because(KEYS.get(kind, "wrong.other"))


def _quoted(names: str) -> list[str]:
    """The names in quotes of a list that pydantic has worded."""
    return re.findall("'([^']*)'", names)


def one_line(text: str, limit: int = 300) -> str:
    """The text without line breaks and control characters, not longer than the limit."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text[: limit + 1])
    return shown if len(shown) <= limit else shown[:limit] + "..."
