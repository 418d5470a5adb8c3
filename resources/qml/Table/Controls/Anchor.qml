import QtQuick
import Table.Program
import Table.Theme

// A spot that pieces fly from and to, and where moments are. Its piece is hidden while one is on its way
// to it.
Item {
    id: anchor

    required property string place
    property Item piece: null
    // Whether there is nothing to be seen there.
    property bool bare: false
    property real corner: Theme.size.radius
    // Who sits beside it, and is glad of what comes.
    property list<Item> company: []
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
