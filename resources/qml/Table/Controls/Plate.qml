import QtQuick
import Table.Theme

// A small ground with round corners and an edge. As a picture it is drawn at once with the pictures
// and signs that lie on other plates; a Rectangle's corners are a hundred triangles each time.
Drawn {
    id: plate

    property color color: Theme.color.clear
    property color edge: Theme.color.clear
    property real edgeWidth: edge.a > 0 ? Theme.size.hair : 0
    property real radius: Theme.size.radius

    order: `plate/${Theme.argb(color)}/${Theme.argb(edge)}/${(edgeWidth * Theme.pixelRatio).toFixed(1)}/${(radius * Theme.pixelRatio).toFixed(1)}`
}
