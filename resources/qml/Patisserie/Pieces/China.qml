import QtQuick
import Patisserie.Theme
import Table.Controls

// A china plate on a table, seen from slightly above; what lies on it stands in the lower half.
Glyph {
    property color rim

    name: "china"
    tint: rim
    inner: PatisserieTheme.color.china
}
