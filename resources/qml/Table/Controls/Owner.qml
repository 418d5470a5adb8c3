import QtQuick

// Whose belongings are shown: those of another player, or of another game, appear at once.
QtObject {
    id: owner

    required property QtObject belongings
    required property int seat
    property bool fresh: true

    function rest() {
        fresh = true;
        Qt.callLater(go);
    }

    function go() {
        fresh = false;
    }

    Component.onCompleted: rest()
    onBelongingsChanged: rest()
    onSeatChanged: rest()
}
