"""Each picture, drawn by hand or by a script, has only what the window can show."""

from xml.etree import ElementTree

from PySide6.QtSvg import QSvgRenderer

from rococo_desktop.resources import resource_path

IMAGES = sorted(resource_path("images").rglob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use"}
ELEMENTS = {"svg", "g", "defs", "title", "linearGradient", "radialGradient", "stop"} | SHAPES
"""No text, masks, clips, filters, style sheets or bitmaps."""


def test_qt_can_show_each_picture() -> None:
    for file in IMAGES:
        renderer = QSvgRenderer(str(file))
        assert renderer.isValid(), file
        assert not renderer.defaultSize().isEmpty(), file


def test_no_picture_has_other_elements() -> None:
    for file in IMAGES:
        found = {each.tag.removeprefix(SVG) for each in ElementTree.parse(file).iter()}
        assert found <= ELEMENTS, file


def test_names_in_a_picture_are_unique_and_used_names_are_there() -> None:
    for file in IMAGES:
        elements = list(ElementTree.parse(file).iter())
        names = [each.attrib["id"] for each in elements if "id" in each.attrib]
        assert len(names) == len(set(names)), file
        values = [value for each in elements for value in each.attrib.values()]
        used = {value[5:-1] for value in values if value.startswith("url(#")}
        used |= {each.attrib[LINK][1:] for each in elements if LINK in each.attrib}
        assert used <= set(names), file
