import QtQuick
import Table.Program

// A spot that pieces fly from and to. Its piece is hidden while one is on its way to it.
Item {
    id: anchor

    required property string place
    property Item piece: null
    readonly property bool coming: Thing.awaited

    Thing.place: place
    anchors.fill: parent

    Binding {
        target: anchor.piece
        property: "opacity"
        value: 0
        when: anchor.piece !== null && anchor.coming
    }
}
