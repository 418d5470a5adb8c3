pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Pieces

// Announces a new round: everybody's income in its parts, what left the table and what is new. It stays
// until a key or a click ends it, or only for a while. It blocks nothing beside it.
Panel {
    id: banner

    // The round that is announced; 0 for none.
    required property int round
    required property int rounds
    required property RoundReport report
    required property string pace
    required property bool stays
    // The largest width of a line of pieces.
    readonly property real most: Theme.size.menuWidth
    // The room for each player.
    readonly property real share: ((parent?.width ?? 0) - 2 * Theme.size.gapHuge) / Math.max(1, report?.incomes.count ?? 1) - Theme.size.gap

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
    width: Math.max(Theme.size.menuWidth, people.width + 2 * Theme.size.gapHuge, sheet.implicitWidth + 2 * Theme.size.gapHuge)
    height: sheet.y + sheet.implicitHeight + Theme.size.gapLarge
    radius: Theme.size.radiusLarge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text

    onRoundChanged: {
        appearing.stop();
        passing.stop();
        if (round > 0) {
            title.text = Phrases.filled(qsTrId("window.table.round"), [round, rounds]);
            opacity = 0;
            appearing.start();
        } else
            Qt.callLater(close);
    }

    component Faces: Item {
        id: row

        required property string heading
        required property string sign
        required property Rows faces

        visible: faces?.count > 0
        implicitWidth: pieces.x + Math.min(pieces.natural, banner.most)
        height: Math.max(Theme.size.rowHeight, pieces.height)

        Glyph {
            id: glyph

            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.icon
            name: row.sign
            tint: Theme.color.inkSoft
        }

        Words {
            id: word

            anchors.left: glyph.right
            anchors.leftMargin: Theme.size.gap
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.column
            text: row.heading
            elide: Text.ElideRight
            font.bold: true
        }

        // In several lines if there are many.
        Flow {
            id: pieces

            readonly property real natural: (row.faces?.count ?? 0) * (Theme.size.rowHeight + spacing)

            anchors.verticalCenter: parent.verticalCenter
            x: word.x + word.width + Theme.size.gap
            width: Math.min(natural, banner.most)
            spacing: Theme.size.gap

            Repeater {
                model: row.faces

                delegate: Bit {
                    sign: ""
                    text: ""
                    size: Theme.size.rowHeight
                }
            }
        }
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
    }

    // The evening between two rounds: everybody stands out there and gets what the round brought in.
    Item {
        id: scene

        x: Theme.size.ring
        y: Theme.size.ring
        width: parent.width - 2 * x
        height: people.visible ? people.y + people.height : title.height
        clip: true

        Ground {
            width: parent.width
            height: width * 5 / 12
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
            topPadding: Theme.size.gapLarge
            bottomPadding: Theme.size.gapLarge
            font.pixelSize: Theme.font.heading
            color: people.visible ? Theme.color.inkOnDark : Theme.color.heading
        }

        Row {
            id: people

            y: title.height + Theme.size.iconHuge * 0.3
            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.report?.incomes.count > 0
            spacing: Theme.size.gap

            Repeater {
                model: banner.report?.incomes

                delegate: Income {
                    banner: banner
                }
            }
        }
    }

    Column {
        id: sheet

        x: Theme.size.gapHuge
        y: scene.y + scene.height + Theme.size.gapLarge
        spacing: Theme.size.gapSmall

        Faces {
            width: implicitWidth
            heading: qsTrId("window.round.gone")
            sign: "close"
            faces: banner.report?.gone
        }

        Faces {
            width: implicitWidth
            heading: qsTrId("window.round.come")
            sign: "pick"
            faces: banner.report?.come
        }

        Words {
            objectName: "roundBanner.on"
            visible: banner.stays
            topPadding: Theme.size.gap
            text: qsTrId("window.round.on")
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
