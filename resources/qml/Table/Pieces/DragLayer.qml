import QtQuick
import Table.Controls

// Shows the piece that is being dragged above the table: it rises from its place, hangs where it is held,
// whole in the window, and settles where it is put down. Over a place it is smaller, and the place shows
// through; one that it would hide lies beside it. A piece that narrowly misses a place goes there. The game
// decides what it may do.
Item {
    id: layer

    signal chosen(option: string, goal: string)

    // Says for a while why the piece that was put down came back.
    function refuse(reason: string) {
        words.keep(reason);
    }

    function hush() {
        words.hush();
    }

    // Which share of a length is held; what lies at a piece may have been pressed instead of it.
    function share(held: real, length: real): real {
        return Math.max(0, Math.min(1, held / length));
    }

    function home(): point {
        const piece = Pointer.source;
        return piece.mapToItem(layer, (piece.width - proxy.width) / 2, (piece.height - proxy.height) / 2);
    }

    // Whether the piece is where it was taken.
    function back(): bool {
        const piece = Pointer.source;
        return !piece?.enabled || piece.contains(piece.mapFromItem(null, Pointer.position.x, Pointer.position.y));
    }

    // The nearest small place within reach of a piece that is over none: it is lit like one below it.
    function approach() {
        let nearest = null;
        let least = Theme.size.magnet;
        for (const spot of !Pointer.carrying || proxy.Drag.target !== null || back() ? [] : Pointer.spots) {
            const far = (spot as DropSpot).distance(Pointer.position);
            if (far <= least) {
                nearest = spot;
                least = far;
            }
        }
        Pointer.near = nearest;
    }

    // Lands a piece that was put down on nothing in the place that it narrowly missed, or says that
    // nothing takes it; not if it was put back.
    function snap() {
        const spot = Pointer.near as DropSpot;
        if (spot !== null)
            Pointer.land(spot.zone, spot.option);
        else if (!back())
            Pointer.refused("", qsTrId("window-table-nothing_there"));
    }

    function glideHome() {
        Pointer.carrying = false;
        Pointer.near = null;
        glide.to = home();
        rise.to = 0;
        rise.restart();
        glide.start();
    }

    function follow() {
        const here = layer.mapFromItem(null, Pointer.position.x, Pointer.position.y);
        proxy.corner = Qt.point(within(here.x - proxy.grip.x, layer.width - proxy.width), within(here.y - proxy.grip.y, layer.height - proxy.height));
        proxy.pointed = Qt.point(here.x - proxy.x, here.y - proxy.y);
        approach();
    }

    function within(wanted: real, most: real): real {
        return Math.max(Theme.size.gapLarge, Math.min(wanted, most - Theme.size.gapLarge));
    }

    Connections {
        target: Pointer

        function onLifted() {
            glide.stop();
            const piece = Pointer.source;
            const held = piece.mapFromItem(null, Pointer.pressed.x, Pointer.pressed.y);
            proxy.grip = Qt.point(proxy.width * layer.share(held.x, piece.width), proxy.height * layer.share(held.y, piece.height));
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
            if (!over && Pointer.source)
                layer.snap();
            const option = Pointer.landed;
            const goal = Pointer.landedGoal;
            if (option === "") {
                onCancelled();
                return;
            }
            settled.drop(carried, proxy.share * proxy.lessened);
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

    PropertyAnimation {
        id: glide

        target: proxy
        property: "corner"
        duration: Theme.glide
        easing.type: Easing.OutCubic

        onFinished: Pointer.putDown()
    }

    Item {
        id: proxy

        readonly property size lifted: Theme.look.lifted(Pointer.face)
        readonly property bool round: Pointer.sign !== "" || Pointer.seat >= 0
        readonly property real fullWidth: lifted.width > 0 ? lifted.width : round ? Theme.size.touch : Pointer.source?.width ?? 0
        readonly property real fullHeight: lifted.height > 0 ? lifted.height : round ? Theme.size.touch : Pointer.source?.height ?? 0
        readonly property real least: lifted.width > 0 ? 1 : Math.min(1, Theme.size.carried / Math.max(1, Math.min(fullWidth, fullHeight)))
        // How large it is carried, and how much of that remains over a place.
        readonly property real share: Math.max(Theme.carried, least)
        readonly property DropSpot place: (Drag.target ?? Pointer.near) as DropSpot
        readonly property bool over: place !== null
        property real lessened: over ? Math.max(Theme.lessened, least) : 1
        // Whether it would hide what is printed on the place, and how far it then gives way: above the pointer and
        // after it, or where there is room for it.
        readonly property bool hiding: over && width * height * lessened * lessened > Theme.hidden * place.width * place.height
        readonly property real aside: Theme.size.gap + pointed.x * lessened
        readonly property real across: x + pointed.x + Theme.size.gap + width * lessened <= layer.width ? aside : aside - 2 * Theme.size.gap - width * lessened
        readonly property real above: (pointed.y - height) * lessened - Theme.size.gap
        readonly property real aloft: y + pointed.y - Theme.size.gap - height * lessened >= 0 ? above : above + 2 * Theme.size.gap + height * lessened
        property point corner
        // Where it was taken, and where the pointer is in it, which its tilt and its size do not move.
        property point grip
        property point pointed

        objectName: "carried"
        enabled: false
        visible: Pointer.source !== null
        x: corner.x
        y: corner.y
        width: fullWidth * share
        height: fullHeight * share
        Drag.keys: Pointer.zones
        Drag.onTargetChanged: layer.approach()
        Drag.hotSpot: pointed
        transform: [
            Scale {
                origin.x: proxy.pointed.x
                origin.y: proxy.pointed.y
                xScale: proxy.lessened
                yScale: proxy.lessened
            },
            Rotation {
                origin.x: proxy.pointed.x
                origin.y: proxy.pointed.y
                angle: proxy.share < 1 ? carried.raised * Theme.tilt : 0
            }
        ]

        Behavior on lessened {
            NumberAnimation {
                duration: Theme.settling
            }
        }

        Piece {
            id: carried

            // Within the proxy, whose hot spot stays where the pointer is.
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: proxy.hiding ? proxy.across / proxy.lessened : 0
            anchors.verticalCenterOffset: proxy.hiding ? proxy.aloft / proxy.lessened : 0
            width: proxy.fullWidth
            height: proxy.fullHeight
            opacity: proxy.over && !proxy.hiding ? Theme.seenThrough : 1
            layer.enabled: opacity < 1
            scale: 1 + raised * (proxy.share * Theme.lift - 1)
            face: Pointer.face
            seat: Pointer.seat
            picture: Pointer.picture
            sign: Pointer.sign
        }
    }

    // The word of the place below the piece stays legible above it.
    DropLabel {
        readonly property Item plate: proxy.place?.plate ?? null
        readonly property point corner: plate && text !== "" ? plate.parent.mapToItem(layer, plate.x, plate.y) : Qt.point(0, 0)

        x: corner.x
        y: corner.y
        visible: text !== ""
        text: proxy.place?.meaning ?? ""
        low: proxy.place?.low ?? false
    }

    DropWords {
        id: words

        piece: proxy
    }

    NumberAnimation {
        id: rise

        target: carried
        property: "raised"
        duration: Theme.settling
        easing.type: Easing.OutCubic
    }

    SettledPiece {
        id: settled

        room: layer
    }
}
