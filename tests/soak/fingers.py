"""Plays by what a screen reader finds: roles, names, states and actions, and nothing else.

It runs in the system's Python, which has the bindings of AT-SPI, beside the program and Orca:
``fingers.py TRANSCRIPT PRESSES ANSWERS SEED NAME…``. The names are pressed first, one after the
other; then any button that can be pressed, until there is one that begins another game or enough
was pressed. What only opens and closes something is not pressed again. Each press is a line with
the length that Orca's transcript had, and the name.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple, Protocol

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PROGRAM = "rococo-desktop"
STILL = 1.5
"""The seconds without a word in the transcript after which Orca has said all that happened."""
LONGEST = 120.0
TRIES = 5
"""How often the window is looked at anew, if more was said meanwhile."""
AROUND = (
    *("Undo", "Redo", "Hint", "Menu", "All actions", "Open the log", "Pace", "Leave", "Search"),
    *("Back", "Pause", "Tell", "End what", "Your markers", "What was taken back"),
    *("Close the log", "Only ", "Skip"),
)
"""How the names of buttons begin that answer nothing."""
EVERYBODY = "All"
"""The whole name of the choice in the log that hides nobody."""
HELP = "Show me"
"""What a tutor offers to whom nothing has come right."""
OVER = ("Play again", "Next lesson", "To the menu")
"""Buttons that are there when all has been played."""
AT_A_TABLE = ("Menu", "Lift the curtain")
PRESSED = ("push button", "radio button")
WANTED = (Atspi.StateType.ENABLED, Atspi.StateType.SENSITIVE, Atspi.StateType.SHOWING)


class Thing(Protocol):
    """Something in the tree of AT-SPI."""

    def get_role_name(self) -> str: ...
    def get_name(self) -> str: ...
    def get_n_actions(self) -> int: ...
    def get_action_name(self, place: int) -> str: ...
    def do_action(self, place: int) -> bool: ...
    def get_child_count(self) -> int: ...
    def get_child_at_index(self, place: int) -> Thing | None: ...


class Found(NamedTuple):
    """A thing, and what is told of it."""

    thing: Thing
    role: str
    name: str
    able: bool


class Fingers:
    """Somebody who hears and presses."""

    def __init__(self, transcript: str, presses: str, seed: str) -> None:
        self._transcript, self._presses = Path(transcript), Path(presses)
        self._chance = random.Random(seed)
        self._times = Counter[str]()
        self._last = ""
        self._open_only: set[str] = set()

    def settle(self) -> None:
        """Wait until Orca has nothing more to say."""
        begun = since = time.monotonic()
        length = -1
        while time.monotonic() - since < STILL and time.monotonic() - begun < LONGEST:
            time.sleep(0.05)
            if (now := self._transcript.stat().st_size) != length:
                length, since = now, time.monotonic()

    def settled(self) -> list[Found]:
        """Return everything in the window, once Orca has told all of it."""
        for _ in range(TRIES):
            self.settle()
            length = self._transcript.stat().st_size
            found = self.found()
            if self._transcript.stat().st_size == length:
                break
        return found

    def found(self) -> list[Found]:
        """Return everything in the program's window."""
        found: list[Found] = []
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(place)
            if app is not None and app.get_name() == PROGRAM:
                self._gather(app, found)
        return found

    def _gather(self, thing: Thing, found: list[Found]) -> None:
        states = thing.get_state_set()  # type: ignore[attr-defined] # of a type without a name
        able = all(states.contains(each) for each in WANTED)
        found.append(Found(thing, thing.get_role_name(), thing.get_name(), able))
        for place in range(thing.get_child_count()):
            child = thing.get_child_at_index(place)
            if child is not None:
                self._gather(child, found)

    def press(self, each: Found) -> None:
        """Do what a button does, and note it."""
        with self._presses.open("a", encoding="utf-8") as file:
            file.write(json.dumps([self._transcript.stat().st_size, each.name]) + "\n")
        names = [each.thing.get_action_name(at) for at in range(each.thing.get_n_actions())]
        each.thing.do_action(names.index("Press"))

    def press_named(self, name: str) -> None:
        """Press a button by the beginning of its name, once it is there."""
        begun = time.monotonic()
        while time.monotonic() - begun < LONGEST:
            self.settle()
            for each in self.found():
                if (
                    each.name.startswith(name)
                    and each.able
                    and each.role in (*PRESSED, "list item")
                ):
                    self.press(each)
                    return
        raise LookupError(f"{name} is not there: {[each.name for each in self.found()]}")

    def await_table(self) -> None:
        """Wait until a game is on the table."""
        begun = time.monotonic()
        while not any(each.name in AT_A_TABLE for each in self.found()):
            if time.monotonic() - begun > LONGEST:
                raise LookupError("no game has come")
            self.settle()

    def choose(self) -> bool:
        """Press something; return False if all has been played."""
        found = self.settled()
        dialogs = [place for place, each in enumerate(found) if each.role == "dialog"]
        there = found[dialogs[-1] if dialogs else 0 :]
        buttons = [each for each in there if each.role in PRESSED and each.able]
        if any(each.name in OVER for each in buttons):
            return False
        if dialogs and (close := [each for each in buttons if each.name == "Close"]):
            self._open_only.add(self._last)
            self.press(close[0])
            return True
        buttons = [
            each
            for each in buttons
            if not each.name.startswith(AROUND)
            and each.name != EVERYBODY
            and self._kind(each) not in self._open_only
        ]
        buttons = [each for each in buttons if each.name == HELP] or buttons
        if buttons:
            fewest = min(self._times[each.name] for each in buttons)
            chosen = self._chance.choice(
                [each for each in buttons if self._times[each.name] == fewest]
            )
            self._times[chosen.name] += 1
            self._last = self._kind(chosen)
            self.press(chosen)
        return True

    @staticmethod
    def _kind(each: Found) -> str:
        """Return a name without its numbers, which change."""
        return each.name.split(":")[0]


def main(transcript: str, presses: str, answers: str, seed: str, *names: str) -> None:
    """Press what is named, then play."""
    Atspi.set_timeout(60000, 60000)
    fingers = Fingers(transcript, presses, seed)
    for name in names:
        fingers.press_named(name)
    fingers.await_table()
    for _ in range(int(answers)):
        try:
            if not fingers.choose():
                break
        except gi.repository.GLib.GError:  # what was found has gone meanwhile
            continue
    fingers.settle()


main(*sys.argv[1:])
