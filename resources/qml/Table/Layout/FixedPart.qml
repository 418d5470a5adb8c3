import QtQuick
import Table.Controls

// A part of the table that is always visible, in its place.
Region {
    id: part

    required property string name
    required property rect where

    x: where.x
    y: where.y
    width: where.width
    height: where.height

    Anchor {
        place: "region:" + part.name
    }
}
