"""What is announced leaves the program on Linux: it is heard on the accessibility bus."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ("dbus-run-session", "xvfb-run")
SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")


@pytest.mark.heavy
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such bus")
def test_all_that_is_said_comes_over_the_bus_in_order() -> None:
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing or not SERVICE.exists():
        pytest.skip(f"not installed: {', '.join(missing) or 'the accessibility bus'}")
    command = ["dbus-run-session", "--", sys.executable, "-m", "tests.soak.bus"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["heard"] == found["said"]
    texts = [text for text, _ in found["heard"]]
    assert len(texts) > 20
    assert texts[0].startswith("Round 1 begins.")
    assert any("flour" in text for text in texts)
    assert {urgent for _, urgent in found["heard"]} == {False, True}
