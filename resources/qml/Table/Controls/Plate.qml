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

    function hex(value: color): string {
        return value.toString().slice(1);
    }

    function pixels(length: real): string {
        return (length * Theme.pixelRatio).toFixed(1);
    }

    order: `plate/${hex(color)}/${hex(edge)}/${pixels(edgeWidth)}/${pixels(radius)}`
}
