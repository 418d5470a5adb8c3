"""Lets Orca listen to a game that is played through AT-SPI alone.

``dbus-run-session -- python -m tests.soak.orca FOLDER FILE ANSWERS SEED NAME…`` starts speech
without sound, a screen, Orca, the program as it ships, with the saved game FILE (none if empty),
and ``fingers.py``. In the folder there is then Orca's ``transcript``, what was pressed, and all
that the program keeps.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

SPEECH = """
LogLevel 0
CommunicationMethod "unix_socket"
AudioOutputMethod "libao"
AddModule "dummy" "sd_dummy" ""
DefaultModule "dummy"
DisableAutoSpawn
"""
CUSTOM = """
import orca.debug

_println = orca.debug.println

def _kept(level, text="", *given, **named):
    if text.startswith(("SPEECH OUTPUT", "EVENT MANAGER: ")):
        _println(level, text, *given, **named)
        orca.debug.debugFile.flush()

orca.debug.println = _kept
orca.debug.printObjectEvent = orca.debug.printDetails = lambda *given, **named: None
"""
"""Orca's notes of every detail of each event would make it ten times as slow."""
NO_BRAILLE = {"enableBraille": False, "profile": ["Default", "default"]}
PREFERENCES = {
    "general": {"startingProfile": ["Default", "default"], "enableBraille": False},
    "profiles": {"default": NO_BRAILLE},
    "pronunciations": {},
    "keybindings": {},
}
LONGEST = 60.0


@contextmanager
def running(*command: str | Path, output: Path) -> Iterator[None]:
    """Let a program run meanwhile."""
    with output.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file)
        try:
            yield
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def wait_for(found: Path, word: bytes = b"") -> None:
    """Wait until a file is there and has a word."""
    begun = time.monotonic()
    while not found.exists() or (word and word not in found.read_bytes()):
        if time.monotonic() - begun > LONGEST:
            sys.exit(f"{found.name} has not come")
        time.sleep(0.1)


def activate() -> None:
    """Give the window the keys, which a window manager would do."""
    begun, command = time.monotonic(), ["xdotool", "search", "--onlyvisible", "--name", "Rococo"]
    while subprocess.run([*command, "windowfocus"], capture_output=True).returncode:
        if time.monotonic() - begun > LONGEST:
            sys.exit("no window has come")
        time.sleep(0.2)


def main(folder: Path, file: str, answers: str, seed: str, *names: str) -> None:
    home, runtime, speech = folder / "home", folder / "runtime", folder / "speech"
    prefs, transcript = folder / "orca", folder / "transcript"
    for each in (home, runtime, speech, prefs):
        each.mkdir(mode=0o700)
    shutil.copytree("/etc/speech-dispatcher/modules", speech / "modules")
    (speech / "speechd.conf").write_text(SPEECH)
    (prefs / "user-settings.conf").write_text(json.dumps(PREFERENCES))
    (prefs / "orca-customizations.py").write_text(CUSTOM)
    (folder / "presses").touch()
    display, spoken = f":{100 + os.getpid() % 800}", runtime / "speechd.sock"
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ.pop(name, None)
    os.environ |= {
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(runtime),
        "LC_ALL": "C.UTF-8",
        "DISPLAY": display,
        "SPEECHD_ADDRESS": f"unix_socket:{spoken}",
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "ROCOCO_DESKTOP_HOME": str(folder / "kept"),
    }
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left running
    with ExitStack() as stack:

        def start(*command: str | Path) -> None:
            log = folder / f"{Path(command[0]).name}.log"
            stack.enter_context(running(*command, output=log))

        start("speech-dispatcher", "-s", "-t", "0", "-C", speech, "-L", speech, "-S", spoken)
        start("Xvfb", display, "-screen", "0", "1280x800x24")
        wait_for(spoken)
        wait_for(Path(f"/tmp/.X11-unix/X{display[1:]}"))
        alone = folder / "alone"
        alone.mkdir()
        (alone / "pgrep").write_text("#!/bin/sh\nexit 1\n")  # Orca looks for others with it
        (alone / "pgrep").chmod(0o755)
        os.environ["PATH"] = f"{alone}:{os.environ['PATH']}"
        start("orca", "-u", prefs, f"--debug-file={transcript}")
        wait_for(transcript, b"SPEECH OUTPUT: ")
        start(sys.executable, "-m", "rococo_desktop", *filter(None, [file]))
        activate()
        fingers = Path(__file__).with_name("fingers.py")
        command = ["/usr/bin/python3", "-W", "ignore", str(fingers), str(transcript)]
        done = subprocess.run([*command, str(folder / "presses"), answers, seed, *names])
    sys.exit(done.returncode)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
