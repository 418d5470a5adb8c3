"""The files in ``share`` that describe the program to a Linux desktop; equal in every package."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

from installer import icons, payload
from installer.linux import news, texts
from rococo_desktop.session.journal.save_document import FORMAT
from rococo_desktop.texts import languages

DATA = Path(__file__).parent / "data"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


def filled(name: str, **others: str) -> str:
    """Return the text of a data file with its ``@FACT@`` placeholders filled in."""
    facts = {
        **others,
        **texts.facts(languages()),
        "APP_ID": payload.APP_ID,
        "DATE": f"{news.source_date():%Y-%m-%d}",
        "MIME_TYPE": payload.MIME_TYPE,
        "NAME": payload.NAME,
        "PORTABLE_FILE": payload.PORTABLE_FILE,
        "PORTABLE_FOLDER": payload.PORTABLE_FOLDER,
        "SAVE_FORMAT": FORMAT,
        "SAVE_SUFFIX": payload.SAVE_SUFFIX,
        "TITLE": payload.TITLE,
        "VERSION": payload.VERSION,
    }
    text = (DATA / name).read_text(encoding="utf-8")
    return re.sub(r"@([A-Z_]+)@", lambda found: facts[found[1]], text)


def metainfo() -> str:
    """Return the AppStream metadata with the releases of the CHANGELOG."""
    document = ElementTree.fromstring(filled("metainfo.xml"))
    place = document.find("releases")
    assert place is not None
    place.extend(news.appstream(news.current()))
    ElementTree.indent(document)
    text = ElementTree.tostring(document, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def lay_out(share: Path) -> None:
    """Write everything below a folder ``share``."""
    texts = {
        f"applications/{payload.APP_ID}.desktop": filled("rococo-desktop.desktop"),
        f"metainfo/{payload.APP_ID}.metainfo.xml": metainfo(),
        f"mime/packages/{payload.APP_ID}.xml": filled("mime.xml"),
    }
    for place, text in texts.items():
        write(share / place, text.encode())
    manual = gzip.compress(filled("rococo-desktop.6").encode(), mtime=0)
    write(share / "man" / "man6" / f"{payload.NAME}.6.gz", manual)
    themed = share / "icons" / "hicolor"
    drawing = payload.RESOURCES / "images" / "app" / "icon.svg"
    write(themed / "scalable" / "apps" / f"{payload.APP_ID}.svg", drawing.read_bytes())
    for size in SIZES:
        picture = themed / f"{size}x{size}" / "apps" / f"{payload.APP_ID}.png"
        write(picture, icons.png(size))


def write(file: Path, data: bytes) -> None:
    """Write a file, and create its folders."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
