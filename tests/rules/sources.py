"""Where the values of components come from, as tests count it."""

from collections import Counter
from collections.abc import Iterator

from pydantic import BaseModel


def sources_of(components: BaseModel) -> Counter[str]:
    """Return the number of tiles, cards and parts of the boards by source."""
    return Counter(_sources(components.model_dump()))


def _sources(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for name, each in value.items():
            if name == "source":
                yield each
            elif name == "sources":
                yield from each.values()
            else:
                yield from _sources(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _sources(each)
