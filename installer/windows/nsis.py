"""Makes the Windows installer of the frozen folder: lists its files, then calls makensis."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path, PurePosixPath, PureWindowsPath

from installer import payload
from installer.errors import InstallerError
from installer.windows import names, version, words

SCRIPT = Path(__file__).with_name("installer.nsi")
EXECUTABLE = f"{payload.NAME}.exe"
FILE_TYPE = "RococoDesktop.Game"
"""The name of saved games in the registry."""
STUB = "x86-unicode"
"""The installer itself has 32 bits, so it runs everywhere and can refuse a system too old."""
MISSING = (
    "makensis is missing, which makes the Windows installer. On Windows install NSIS 3.08 or later "
    "from nsis.sourceforge.io, on Debian and Ubuntu the package nsis."
)


def make(frozen: Path, to: Path, icon: Path, stub: str = STUB) -> Path:
    """Make the installer of a frozen folder in the folder ``to``, and return its file."""
    output = to / f"{payload.NAME}-{payload.VERSION}-windows-x86_64-setup.exe"
    facts = {"OUTPUT": str(output), "ICON": str(icon), "STUB": stub}
    scripts = {"PAYLOAD": payload_script(frozen, facts), "WORDS": words.script()}
    included = write(scripts, payload.WORK)
    command = [makensis(), "-V2", "-WX", *included, str(SCRIPT)]
    made = subprocess.run(command, capture_output=True, check=False, cwd=SCRIPT.parent)
    if made.returncode:
        told = (made.stdout + made.stderr).decode("utf-8", "replace")
        raise InstallerError(f"makensis could not make the installer:\n{told}")
    return output


def write(scripts: Mapping[str, str], to: Path) -> list[str]:
    """Write scripts with a mark by which NSIS knows UTF-8; return the options that name them."""
    to.mkdir(parents=True, exist_ok=True)
    options = []
    for name, script in scripts.items():
        file = to / f"{name.lower()}.nsh"
        file.write_text(script, "utf-8-sig")
        options.append(f"-D{name}={file}")
    return options


def makensis() -> str:
    """Return the compiler of installers; raises InstallerError with its source if it is missing."""
    folders = [os.environ.get(name) for name in ("ProgramFiles(x86)", "ProgramFiles")]
    usual = [str(Path(folder) / "NSIS") for folder in folders if folder]
    found = shutil.which("makensis") or shutil.which("makensis", path=os.pathsep.join(usual))
    if found is None:
        raise InstallerError(MISSING)
    return found


def payload_script(frozen: Path, facts: dict[str, str]) -> str:
    """Return the facts about a frozen folder, and the commands to install and remove its files."""
    files = names.names_of(frozen)
    names.refuse_unfit(files)
    told = {
        "NAME": payload.NAME,
        "TITLE": payload.TITLE,
        "APP_ID": payload.APP_ID,
        "VERSION": payload.VERSION,
        "VERSION_NUMBERS": ".".join(map(str, version.numbers())),
        "PUBLISHER": version.publisher(),
        "COPYRIGHT": version.copyright_line(),
        "EXECUTABLE": EXECUTABLE,
        "FILE_TYPE": FILE_TYPE,
        "SAVE_SUFFIX": payload.SAVE_SUFFIX,
        "FROZEN": str(frozen),
        "KILOBYTES": str(sum(-(-(frozen / file).stat().st_size // 1024) for file in files)),
        "LONGEST_NAME": str(max(len(str(file)) for file in files)),
        **facts,
    }
    lines = [f'!define {name} "{fact}"' for name, fact in told.items()]
    lines += ["!macro InstallPayload", *_installing(files), "!macroend"]
    lines += ["!macro RemovePayload", *_removing(files), "!macroend"]
    return "\n".join(lines) + "\n"


def _installing(files: Sequence[PurePosixPath]) -> list[str]:
    lines: list[str] = []
    for folder, inside in groupby(files, lambda file: file.parent):
        lines.append(f'  SetOutPath "{_installed(folder)}"')
        lines += [f'  File "${{FROZEN}}\\{PureWindowsPath(file)}"' for file in inside]
    return lines


def _removing(files: Sequence[PurePosixPath]) -> list[str]:
    """Return the commands of removal; a folder with any other file in it stays."""
    return [
        *(f'  Delete "{_installed(file)}"' for file in files),
        *(f'  RMDir "{_installed(folder)}"' for folder in names.folders_of(files)),
    ]


def _installed(name: PurePosixPath) -> str:
    """Return the path as a text of NSIS, in which $ begins a variable and $$ is the sign itself."""
    return "\\".join(["$INSTDIR", *(part.replace("$", "$$") for part in name.parts)])
