import QtQuick
import Table.Controls

// Shows the piece that is being dragged above the table: it rises from its place, and settles where it is
// put down. The game decides what it may do.
Item {
    id: layer

    signal chosen(option: string, goal: string)

    function home(): point {
        const piece = Pointer.source;
        return piece.mapToItem(layer, (piece.width - proxy.width) / 2, (piece.height - proxy.height) / 2);
    }

    function glideHome() {
        Pointer.carrying = false;
        const end = home();
        glideX.to = end.x;
        glideY.to = end.y;
        rise.to = 0;
        rise.restart();
        glide.start();
    }

    function follow() {
        const here = layer.mapFromItem(null, Pointer.position.x, Pointer.position.y);
        proxy.x = here.x - proxy.grip.x;
        proxy.y = here.y - proxy.grip.y;
    }

    Connections {
        target: Pointer

        function onLifted() {
            glide.stop();
            const piece = Pointer.source;
            const held = piece.mapFromItem(null, Pointer.pressed.x, Pointer.pressed.y);
            proxy.grip = Qt.point(proxy.width * held.x / piece.width, proxy.height * held.y / piece.height);
            layer.follow();
            proxy.Drag.active = true;
            carried.raised = 0;
            rise.to = 1;
            rise.restart();
        }

        function onPositionChanged() {
            if (Pointer.carrying)
                layer.follow();
        }

        function onReleased() {
            if (Pointer.source?.enabled)
                proxy.Drag.drop();
            const option = Pointer.landed;
            const goal = Pointer.landedGoal;
            if (option === "") {
                onCancelled();
                return;
            }
            settled.drop();
            Pointer.putDown();
            layer.chosen(option, goal);
        }

        function onCancelled() {
            proxy.Drag.active = false;
            if (Pointer.source)
                layer.glideHome();
            else
                Pointer.putDown();
        }

        function onCarryingChanged() {
            if (!Pointer.carrying)
                proxy.Drag.active = false;
        }
    }

    ParallelAnimation {
        id: glide

        onFinished: Pointer.putDown()

        NumberAnimation {
            id: glideX

            target: proxy
            property: "x"
            duration: Theme.glide
            easing.type: Easing.OutCubic
        }

        NumberAnimation {
            id: glideY

            target: proxy
            property: "y"
            duration: Theme.glide
            easing.type: Easing.OutCubic
        }
    }

    Item {
        id: proxy

        readonly property size lifted: Theme.look.lifted(Pointer.face)
        readonly property bool round: Pointer.sign !== "" || Pointer.seat >= 0
        property point grip

        objectName: "carried"
        enabled: false
        visible: Pointer.source !== null
        width: lifted.width > 0 ? lifted.width : round ? Theme.size.touch : Pointer.source?.width ?? 0
        height: lifted.height > 0 ? lifted.height : round ? Theme.size.touch : Pointer.source?.height ?? 0
        Drag.keys: Pointer.zones
        Drag.hotSpot: grip

        Piece {
            id: carried

            anchors.fill: parent
            scale: 1 + raised * (Theme.lift - 1)
            face: Pointer.face
            seat: Pointer.seat
            picture: Pointer.picture
            sign: Pointer.sign
        }
    }
    NumberAnimation {
        id: rise

        target: carried
        property: "raised"
        duration: Theme.settling
        easing.type: Easing.OutCubic
    }

    // The piece that was put down, until the table shows it there.
    Piece {
        id: settled

        function drop() {
            if (Theme.settling === 0)
                return;
            x = proxy.x;
            y = proxy.y;
            width = proxy.width;
            height = proxy.height;
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
        scale: 1 + raised * (Theme.lift - 1)
    }

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
