import QtQuick
import Table.Controls
import Table.Decisions

// Shows the piece that is being dragged above the table: it rises from its place, and settles where it is
// put down. What is large becomes smaller and hangs below the pointer, and the place under it shows through.
// A piece that narrowly misses a place goes there. The game decides what it may do.
Item {
    id: layer

    required property Foresight foresight

    signal chosen(option: string, goal: string)

    function home(): point {
        const piece = Pointer.source;
        return piece.mapToItem(layer, (piece.width - proxy.width) / 2, (piece.height - proxy.height) / 2);
    }

    // Lands a piece that was put down on nothing in the nearest small place within reach, or says that
    // nothing takes it; not if it was put back.
    function snap() {
        const piece = Pointer.source;
        if (!piece?.enabled || piece.contains(piece.mapFromItem(null, Pointer.position.x, Pointer.position.y)))
            return;
        let nearest = null;
        let least = Theme.size.magnet;
        for (const spot of Pointer.spots) {
            const far = (spot as DropSpot).distance(Pointer.position);
            if (far <= least) {
                nearest = spot;
                least = far;
            }
        }
        if (nearest !== null)
            Pointer.land(nearest.zone, nearest.option);
        else
            Pointer.refused("", qsTrId("window.table.nothing_there"));
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
            proxy.grip = proxy.share < 1 ? Qt.point(-Theme.size.gapLarge, -Theme.size.gapLarge) : Qt.point(proxy.width * held.x / piece.width, proxy.height * held.y / piece.height);
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
            const over = proxy.Drag.target !== null;
            if (Pointer.source?.enabled)
                proxy.Drag.drop();
            if (!over)
                layer.snap();
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
        readonly property real fullWidth: lifted.width > 0 ? lifted.width : round ? Theme.size.touch : Pointer.source?.width ?? 0
        readonly property real fullHeight: lifted.height > 0 ? lifted.height : round ? Theme.size.touch : Pointer.source?.height ?? 0
        // How large it is carried.
        readonly property real share: lifted.width > 0 ? 1 : Math.min(1, Math.max(Theme.carried, Theme.size.carried / Math.max(1, Math.min(fullWidth, fullHeight))))
        property point grip

        objectName: "carried"
        enabled: false
        visible: Pointer.source !== null
        width: fullWidth * share
        height: fullHeight * share
        Drag.keys: Pointer.zones
        Drag.hotSpot: grip

        Piece {
            id: carried

            anchors.centerIn: parent
            width: proxy.fullWidth
            height: proxy.fullHeight
            opacity: proxy.Drag.target !== null ? Theme.seenThrough : 1
            layer.enabled: opacity < 1
            scale: 1 + raised * (proxy.share * Theme.lift - 1)
            face: Pointer.face
            seat: Pointer.seat
            picture: Pointer.picture
            sign: Pointer.sign
        }
    }
    // What the piece would cost and bring where it is now, or why it does not go there.
    Panel {
        readonly property real beside: proxy.x + proxy.width + Theme.size.gap

        objectName: "dropOutlook"
        visible: Pointer.carrying && refusal.text + layer.foresight.words !== ""
        x: beside + width < layer.width ? beside : Math.max(0, proxy.x - width - Theme.size.gap)
        y: Math.max(0, Math.min(layer.height - height, proxy.y + (proxy.height - height) / 2))
        width: (refusal.text !== "" ? refusal.width : outlook.width) + 2 * Theme.size.gapLarge
        height: Theme.size.questionLine
        color: Theme.color.parchment
        frameColor: Theme.color.legal

        OutlookLine {
            id: outlook

            anchors.centerIn: parent
            visible: refusal.text === ""
            foresight: layer.foresight
        }

        Words {
            id: refusal

            anchors.centerIn: parent
            text: Pointer.reason
            color: Theme.color.alarm
            font.bold: true
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

        property real share: 1

        function drop() {
            if (Theme.settling === 0)
                return;
            share = proxy.share;
            width = proxy.fullWidth;
            height = proxy.fullHeight;
            x = proxy.x + (proxy.width - width) / 2;
            y = proxy.y + (proxy.height - height) / 2;
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
