import QtQuick
import Table.Controls

// Shows the piece that is being dragged above the table. The game decides what it may do.
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
            anchors.fill: parent
            scale: Theme.lift
            face: Pointer.face
            seat: Pointer.seat
            picture: Pointer.picture
            sign: Pointer.sign
        }
    }
}
