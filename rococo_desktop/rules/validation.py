"""Documents read as models; the first error that pydantic finds, as a place and a reason."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

from pydantic_core import PydanticCustomError, ValidationError

from rococo_desktop.engine.reasons import Problem, Reason, because
from rococo_desktop.rules.component_files import ComponentsError, Table
from rococo_desktop.rules.entries import Strict
from rococo_desktop.rules.foreign import and_more, displayable, instead, one_line

F = TypeVar("F", bound=Strict)

KEYS: Mapping[str, str] = {
    "missing": "wrong-missing",
    "extra_forbidden": "wrong-unknown_field",
    "unexpected_keyword_argument": "wrong-unknown_field",
    "int_type": "wrong-whole_number",
    "int_parsing": "wrong-whole_number",
    "int_parsing_size": "wrong-whole_number",
    "int_from_float": "wrong-whole_number",
    "bool_type": "wrong-flag",
    "bool_parsing": "wrong-flag",
    "string_type": "wrong-text",
    "string_pattern_mismatch": "wrong-id",
    "string_unicode": "wrong-text",
    "model_type": "wrong-table",
    "named_tuple_type": "wrong-table",
    "dict_type": "wrong-table",
    "tuple_type": "wrong-list",
    "list_type": "wrong-list",
}
"""The reason keys of pydantic's error types."""

LIMITS: Mapping[str, tuple[str, str]] = {
    "greater_than_equal": ("wrong-at_least", "ge"),
    "less_than_equal": ("wrong-at_most", "le"),
    "string_too_short": ("wrong-too_short", "min_length"),
    "string_too_long": ("wrong-too_long", "max_length"),
    "too_short": ("wrong-too_few", "min_length"),
    "too_long": ("wrong-too_many", "max_length"),
}
"""Error types with a limit: the reason key, and the limit's name in the error context."""

CHOICES: Mapping[str, str] = {"literal_error": "expected", "union_tag_invalid": "expected_tags"}
"""Error types with a list of valid values, and the list's name in the error context."""

REFUSED = "refused"
"""The error type of our own validators."""


def refused(reason: Reason, place: str = "") -> PydanticCustomError:
    """Return the error for our own validators to raise; ``place`` is a path within the value."""
    context = {"place": displayable(place), "key": reason.key, "reason": reason}
    return PydanticCustomError(REFUSED, "{place}: {key}", context)


def first_problem(error: ValidationError) -> Problem:
    """Return the path and the reason of a validation's first error."""
    errors = error.errors(include_url=False)
    first = errors[0]
    kind, context, found = first["type"], first.get("ctx", {}), first["input"]
    path = [str(part) for part in first["loc"] if part != "[key]"]
    if kind == "union_tag_not_found":
        kind = "missing"
        path += _quoted(context["discriminator"])
    if kind == REFUSED and context["place"]:
        path.append(context["place"])
    reason = _reason(kind, context)
    return ".".join(path), and_more(instead(reason, found), len(errors) - 1)


def _reason(kind: str, context: Mapping[str, Any]) -> Reason:
    if kind == REFUSED:
        reason: Reason = context["reason"]
        return reason
    if kind in LIMITS:
        key, name = LIMITS[kind]
        return because(key, n=context[name])
    if kind in CHOICES:
        names = _quoted(context[CHOICES[kind]])
        return because("wrong-one_of", names=one_line(", ".join(names)))
    return because(KEYS.get(kind, "wrong-other"))


def _quoted(names: str) -> list[str]:
    """Return the quoted names in a list worded by pydantic."""
    return re.findall("'([^']*)'", names)


def read_form(
    file: Path, form: type[F], tables: Table, pieces: Collection[str], places: Collection[str]
) -> F:
    """Return the tables of component files as a model; raise ComponentsError at a problem.

    The entries of the ``pieces``, and of the ``places`` of each board, get their keys as ids.
    """
    whole = tables | {kind: _with_ids(tables[kind]) for kind in pieces if kind in tables}
    if isinstance(whole.get("boards"), dict):
        whole["boards"] = {
            name: board | {kind: _with_ids(board.get(kind)) for kind in places}
            if isinstance(board, dict)
            else board
            for name, board in whole["boards"].items()
        }
    try:
        # Through JSON, because strict validation accepts lists for tuples only there.
        return form.model_validate_json(json.dumps(whole, default=str))
    except ValidationError as error:
        raise ComponentsError(file, *first_problem(error)) from None
    except RecursionError:
        raise ComponentsError(file, "", because("file-nested")) from None
    except ValueError:
        raise ComponentsError(file, "", because("wrong-other")) from None


def _with_ids(entries: Any) -> Any:
    """Return the entries of a table, each with its key as `id`."""
    if not isinstance(entries, dict):
        return entries
    return {
        id: {"id": id, **each} if isinstance(each, dict) else each for id, each in entries.items()
    }
