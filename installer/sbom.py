"""Writes the bill of materials of a frozen folder in the format CycloneDX: all that ships."""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component as Listed
from cyclonedx.model.component import ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

from installer import payload
from installer.components import Component
from installer.errors import InstallerError
from installer.shipped import LIBRARIES

SCHEMA = SchemaVersion.V1_6


def write(frozen: Path, found: Iterable[Component], to: Path) -> Path:
    """Write the components of the folder, and return the file; an invalid one is never written.

    Raises InstallerError.
    """
    from cyclonedx.validation.json import JsonStrictValidator  # only now: its schemas take seconds

    listing = make_outputter(_bom(frozen, found), OutputFormat.JSON, SCHEMA)
    text = listing.output_as_string(indent=1) + "\n"
    if wrong := JsonStrictValidator(SCHEMA).validate_str(text):
        raise InstallerError(f"The bill of materials would not be valid: {wrong}")
    file = to / f"{payload.NAME}-{payload.VERSION}-{payload.SYSTEM}-{payload.ARCHITECTURE}.cdx.json"
    file.write_text(text, encoding="utf-8")
    return file


def _bom(frozen: Path, found: Iterable[Component]) -> Bom:
    program = Listed(
        name=payload.TITLE,
        version=payload.VERSION,
        type=ComponentType.APPLICATION,
        bom_ref=payload.APP_ID,
        licenses=[LicenseFactory().make_from_string("MIT")],
        purl=PackageURL("generic", name=payload.NAME, version=payload.VERSION),
        hashes=_sums(payload.executable(frozen)),
    )
    bom = Bom(
        components=[
            _listed(each, frozen / LIBRARIES) for each in found if each.name != payload.TITLE
        ],
        metadata=BomMetaData(component=program),
    )
    # The same program and files must give the same number.
    files = "".join(sorted(each for part in bom.components for each in _contents(part)))
    place = f"{payload.APP_ID}/{payload.VERSION}/{payload.SYSTEM}/{payload.ARCHITECTURE}/{files}"
    bom.serial_number = uuid5(NAMESPACE_URL, place)
    bom.register_dependency(program, bom.components)
    return bom


def _listed(component: Component, libraries: Path, within: str = "") -> Listed:
    name = f"{within}{component.name}@{component.version}"
    return Listed(
        name=component.name,
        version=component.version or None,
        type=ComponentType.LIBRARY,
        bom_ref=name,
        licenses=[LicenseFactory().make_from_string(component.licence)],
        copyright=component.by or None,
        purl=PackageURL.from_string(component.purl) if component.purl else None,
        external_references=[
            ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(component.address))
        ]
        if component.address
        else (),
        components=[
            *(_listed(part, libraries, f"{name}/") for part in component.parts),
            *(_file(file, libraries, f"{name}/") for file in component.files),
        ],
    )


def _file(file: Path, libraries: Path, within: str) -> Listed:
    place = file.name if file.is_absolute() else file.as_posix()  # a library copied from the system
    folder = "Contents/Frameworks" if payload.SYSTEM == "macos" else LIBRARIES
    return Listed(
        name=f"{folder}/{place}",
        type=ComponentType.FILE,
        bom_ref=f"{within}{place}",
        hashes=_sums(libraries / file),
    )


def _sums(file: Path) -> list[HashType]:
    """Return the hashes of a file; none on macOS, where signing changes the files."""
    if payload.SYSTEM == "macos":
        return []
    content = hashlib.sha256(file.read_bytes()).hexdigest()
    return [HashType(alg=HashAlgorithm.SHA_256, content=content)]


def _contents(listed: Listed) -> list[str]:
    """Return the values that distinguish a component from another version of it."""
    sums = [each.content for part in listed.components for each in part.hashes]
    return [str(listed.bom_ref.value), *sums]
