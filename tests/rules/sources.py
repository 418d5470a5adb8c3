"""Where the values of components come from, as tests count it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel


def sources_of(components: BaseModel) -> Counter[str]:
    """Return the number of tiles, cards and parts of the boards by source.

    What only an expansion has is not counted.
    """
    return Counter(_sources(components.model_dump()))


def _sources(table: Mapping[str, Any]) -> Iterator[str]:
    told = table.get("sources", {})
    yield from told.values()
    for name, value in table.items():
        if name == "source":
            yield value
        elif name not in ("sources", "own"):
            for each in value if isinstance(value, list | tuple) else (value,):
                if isinstance(each, dict):
                    part = {k: v for k, v in each.items() if k != "source" or name not in told}
                    yield from _sources(part)
