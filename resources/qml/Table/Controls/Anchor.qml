import QtQuick

// A spot that pieces fly from and to. Its piece is hidden while one is on its way to it.
Item {
    id: anchor

    required property string place
    property Item piece: null

    anchors.fill: parent
    Component.onCompleted: Flights.settle(anchor, place)
    Component.onDestruction: Flights.leave(anchor, place)

    Binding {
        target: anchor.piece
        property: "opacity"
        value: 0
        when: anchor.piece !== null && Flights.awaited.includes(anchor.place)
    }
}
