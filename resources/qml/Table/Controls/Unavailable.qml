import QtQuick

// What a screen reader finds in the place of a piece that cannot be chosen: a button that is disabled, with
// the reason. The piece itself is not disabled, so that the pointer and the keys can ask why.
Item {
    id: unavailable

    required property Item piece
    // Whether it stands in for the piece now.
    required property bool told

    anchors.fill: parent
    enabled: false
    Accessible.role: Accessible.Button
    Accessible.ignored: !told || !visible || !piece.parent?.enabled
    Accessible.name: piece.Accessible.name
    Accessible.description: piece.Accessible.description
}
