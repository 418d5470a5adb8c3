"""Speed of the reference: reading it, and searching in it while somebody types."""

import time

from rococo_desktop.controller.rococo.reference import RococoTeller
from rococo_desktop.controller.settings.shortcuts import DEFAULTS
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.teaching.reference import Index, read_reference
from rococo_desktop.texts import Catalogue, languages

QUERIES = (
    "f",
    "fi",
    "fire",
    "firewoks",
    "who wins a tie in a hall",
    "zzzzzzzzzz",
    "garment for a master",
)
BAR = 50
"""The most milliseconds that a search may take."""


def main() -> None:
    """Print the table."""
    start = time.perf_counter()
    reference = read_reference("rococo")
    print(f"read the entries         {(time.perf_counter() - start) * 1e3:8.2f} ms")
    for language in languages():
        teller = RococoTeller("rococo", Catalogue(language), LIBRARY.load, lambda: DEFAULTS)
        start = time.perf_counter()
        teller.speak("deluxe")
        spoken = time.perf_counter()
        index = Index({key: teller.parts(entry) for key, entry in reference.entries.items()})
        built = time.perf_counter()
        slowest = 0.0
        for query in QUERIES:
            begun = time.perf_counter()
            index.find(query)
            slowest = max(slowest, time.perf_counter() - begun)
        print(f"{language}: words                {(spoken - start) * 1e3:8.2f} ms")
        print(f"{language}: index                {(built - spoken) * 1e3:8.2f} ms")
        print(f"{language}: slowest search       {slowest * 1e3:8.2f} ms (bar: {BAR})")


if __name__ == "__main__":
    main()
