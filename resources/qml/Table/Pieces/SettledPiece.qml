import QtQuick
import Table.Controls

// The piece that was put down, until the table shows it there.
Piece {
    id: settled

    required property Item room
    property real share: 1

    // Lies down where a piece was carried, of whose size a share was seen.
    function drop(carried: Piece, seen: real) {
        if (Theme.settling === 0)
            return;
        const middle = carried.mapToItem(room, carried.width / 2, carried.height / 2);
        share = seen;
        width = carried.width;
        height = carried.height;
        x = middle.x - width / 2;
        y = middle.y - height / 2;
        face = Pointer.face;
        seat = Pointer.seat;
        picture = Pointer.picture;
        sign = Pointer.sign;
        visible = true;
        settling.restart();
    }

    function vanish() {
        visible = false;
        face = null;
    }

    enabled: false
    visible: false
    scale: share * (1 + raised * (Theme.lift - 1))

    NumberAnimation {
        id: settling

        target: settled
        property: "raised"
        from: 1
        to: 0
        duration: Theme.settling
        easing.type: Easing.OutCubic

        onFinished: settled.vanish()
    }
}
