pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Announces a new round: everybody's income in its parts, what left the displays and what is new there. It
// lies where the question and the player's own things are, so that all that it speaks of is seen. It stays
// until a key or a click ends it, or only for a while.
Panel {
    id: banner

    // The round that is announced; 0 for none.
    required property int round
    required property int rounds
    required property RoundReport report
    required property string pace
    required property bool stays
    // Where it lies; it is higher if it needs to be.
    required property rect place
    // Whether the scene is beside what left and what is new, or above it.
    readonly property bool broad: place.width >= Theme.size.longRow
    // The room for each player.
    readonly property real share: (scene.width - 2 * Theme.size.gapLarge) / Math.max(1, report?.incomes.count ?? 1) - Theme.size.gap
    // The height of the people who get something, and of everything.
    readonly property real crowd: title.height + (people.visible ? people.height : 0) + (why.visible ? why.height : 0)
    readonly property real needed: broad ? Math.max(crowd, sheet.implicitHeight) + 2 * Theme.size.gapLarge : crowd + sheet.implicitHeight + 3 * Theme.size.gapLarge

    signal done

    // Once the press that ends it has reached it, and nothing below it.
    function close() {
        if (round === 0)
            opacity = 0;
    }

    objectName: "roundBanner"
    enabled: stays
    opacity: 0
    visible: opacity > 0
    anchors.left: parent.left
    anchors.leftMargin: place.x
    y: place.y + place.height + Theme.size.gapTiny - height
    width: place.width
    height: Math.max(needed, place.height + Theme.size.gapTiny)
    radius: Theme.size.radiusLarge
    Accessible.role: Accessible.AlertMessage
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: Phrases.sentences([title.text, ...incomes.said, ...left.said, why.visible ? why.text : "", ...come.said])

    onRoundChanged: {
        appearing.stop();
        passing.stop();
        if (round > 0) {
            title.text = Texts.say("window-table-round", {round: round, rounds: rounds});
            opacity = 0;
            appearing.start();
        } else
            Qt.callLater(close);
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
    }

    // The evening between two rounds: everybody stands out there and gets what the round brought in.
    Item {
        id: scene

        // What the pieces beside it leave.
        readonly property real spare: parent.width - sheet.natural - 3 * Theme.size.gapLarge

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.ring
        y: Theme.size.ring
        width: banner.broad && sheet.told ? Math.max(0.45 * parent.width, Math.min(0.8 * parent.width, spare)) : parent.width - 2 * anchors.leftMargin
        height: banner.broad ? parent.height - 2 * y : banner.crowd
        clip: true

        Ground {
            objectName: "evening"
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width / (1 - 2 * Theme.look.eveningEdge)
            height: Math.max(parent.height, width * 5 / 12)
            y: (parent.height - height) * 0.8
            visible: people.visible
            path: banner.visible && people.visible ? Theme.look.evening : ""
            tint: Theme.color.night
            strength: 0.85
            asynchronous: true
            cache: false
            fillMode: Image.PreserveAspectCrop
        }

        Rectangle {
            anchors.fill: parent
            visible: people.visible
            color: Qt.alpha(Theme.color.night, 0.55)
        }

        Title {
            id: title

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            topPadding: Theme.size.gap
            bottomPadding: Theme.size.gap
            font.pixelSize: Theme.font.heading
            color: people.visible ? Theme.color.inkOnDark : Theme.color.heading
        }

        Row {
            id: people

            y: title.height + (banner.broad ? Math.max(0, (scene.height - title.height - height) / 2) : 0)
            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.report?.incomes.count > 0
            spacing: Theme.size.gap

            Repeater {
                id: incomes

                readonly property list<string> said: Array.from({
                    length: count
                }, (_, place) => (itemAt(place) as Income)?.said ?? "")

                model: banner.report?.incomes

                delegate: Income {
                    banner: banner
                }
            }
        }

        Prose {
            id: why

            objectName: "roundWhy"
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - 2 * Theme.size.gapLarge
            bottomPadding: Theme.size.gapSmall
            horizontalAlignment: Text.AlignHCenter
            visible: left.visible
            text: banner.report?.why ?? ""
            color: people.visible ? Theme.color.inkOnDark : Theme.color.inkSoft
            font.pixelSize: Theme.font.small
        }
    }

    Column {
        id: sheet

        readonly property bool told: left.visible || come.visible
        readonly property real natural: Math.max(left.natural, come.natural, on.visible ? on.width : 0)

        anchors.left: parent.left
        anchors.leftMargin: banner.broad ? scene.anchors.leftMargin + scene.width + Theme.size.gapLarge : Theme.size.gapLarge
        y: banner.broad ? (parent.height - height) / 2 : scene.y + scene.height + Theme.size.gapLarge
        width: parent.width - anchors.leftMargin - Theme.size.gapLarge
        spacing: Theme.size.gapLarge

        RoundPieces {
            width: parent.width
            id: left

            heading: qsTrId("window-round-gone")
            sign: "close"
            faces: banner.report?.gone
        }

        RoundPieces {
            width: parent.width
            id: come

            heading: qsTrId("window-round-come")
            sign: "pick"
            faces: banner.report?.come
        }

        Words {
            id: on

            objectName: "roundBanner.on"
            anchors.left: parent.left
            visible: banner.stays
            text: qsTrId("window-round-on")
            color: Theme.color.inkSoft
            font.pixelSize: Theme.font.small
        }
    }

    NumberAnimation {
        id: appearing

        target: banner
        property: "opacity"
        to: 1
        duration: Theme.motion.fade

        onFinished: {
            if (!banner.stays)
                passing.start();
        }
    }

    SequentialAnimation {
        id: passing

        onFinished: banner.done()

        PauseAnimation {
            duration: Theme.motion.banner(banner.pace)
        }

        NumberAnimation {
            target: banner
            property: "opacity"
            to: 0
            duration: Theme.motion.fade
        }
    }
}
