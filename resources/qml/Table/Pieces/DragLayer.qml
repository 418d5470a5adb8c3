import QtQuick
import Table.Controls

// Shows the piece that is being dragged above the table. The game decides what it may do.
Item {
    id: layer

    signal chosen(option: string, goal: string)

    function home(): point {
        const piece = Carrier.source;
        return piece.mapToItem(layer, (piece.width - proxy.width) / 2, (piece.height - proxy.height) / 2);
    }

    function glideHome() {
        Carrier.carrying = false;
        const end = home();
        glideX.to = end.x;
        glideY.to = end.y;
        glide.start();
    }

    function follow() {
        const here = layer.mapFromItem(null, Carrier.position.x, Carrier.position.y);
        proxy.x = here.x - proxy.grip.x;
        proxy.y = here.y - proxy.grip.y;
    }

    Connections {
        target: Carrier

        function onLifted() {
            glide.stop();
            const piece = Carrier.source;
            const held = piece.mapFromItem(null, Carrier.pressed.x, Carrier.pressed.y);
            proxy.grip = Qt.point(proxy.width * held.x / piece.width, proxy.height * held.y / piece.height);
            layer.follow();
            proxy.Drag.active = true;
        }

        function onPositionChanged() {
            if (Carrier.carrying)
                layer.follow();
        }

        function onReleased() {
            if (Carrier.source?.enabled)
                proxy.Drag.drop();
            const option = Carrier.option;
            const goal = Carrier.goal;
            if (option === "") {
                onCancelled();
                return;
            }
            Carrier.clear();
            layer.chosen(option, goal);
        }

        function onCancelled() {
            proxy.Drag.active = false;
            if (Carrier.source)
                layer.glideHome();
            else
                Carrier.clear();
        }

        function onCarryingChanged() {
            if (!Carrier.carrying)
                proxy.Drag.active = false;
        }
    }

    ParallelAnimation {
        id: glide

        onFinished: Carrier.clear()

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

        readonly property size lifted: Theme.look.lifted(Carrier.face)
        readonly property bool round: Carrier.sign !== "" || Carrier.seat >= 0
        property point grip

        objectName: "carried"
        enabled: false
        visible: Carrier.source !== null
        width: lifted.width > 0 ? lifted.width : round ? Theme.size.touch : Carrier.source?.width ?? 0
        height: lifted.height > 0 ? lifted.height : round ? Theme.size.touch : Carrier.source?.height ?? 0
        Drag.keys: Carrier.zones
        Drag.hotSpot: grip

        Piece {
            anchors.fill: parent
            scale: Theme.lift
            face: Carrier.face
            seat: Carrier.seat
            picture: Carrier.picture
            sign: Carrier.sign
        }
    }
}
