pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Pieces

// Announces a new round for a while: everybody's income in its parts, what left the table and what is
// new. It blocks nothing, and any key or click ends it.
Panel {
    id: banner

    // The round that is announced; 0 for none.
    required property int round
    required property int rounds
    required property RoundReport report
    required property string pace
    // The largest width of a line of pieces.
    readonly property real most: Theme.size.menuWidth

    signal done

    objectName: "roundBanner"
    enabled: false
    opacity: 0
    visible: opacity > 0
    width: Math.max(Theme.size.menuWidth, sheet.implicitWidth + 2 * Theme.size.gapHuge)
    height: sheet.implicitHeight + 2 * Theme.size.gapLarge
    radius: Theme.size.radiusLarge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text

    onRoundChanged: {
        shown.stop();
        opacity = 0;
        if (round > 0) {
            title.text = Phrases.filled(qsTrId("window.table.round"), [round, rounds]);
            shown.start();
        }
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

            readonly property real natural: (row.faces?.count ?? 0) * (Theme.size.buttonHeight + spacing)

            anchors.verticalCenter: parent.verticalCenter
            x: word.x + word.width + Theme.size.gap
            width: Math.min(natural, banner.most)
            spacing: Theme.size.gap

            Repeater {
                model: row.faces

                delegate: Bit {
                    sign: ""
                    text: ""
                    size: Theme.size.buttonHeight
                }
            }
        }
    }

    Column {
        id: sheet

        anchors.centerIn: parent
        spacing: Theme.size.gapSmall

        Title {
            id: title

            anchors.horizontalCenter: parent.horizontalCenter
            bottomPadding: Theme.size.gapSmall
            font.pixelSize: Theme.font.heading
            color: Theme.color.heading
        }

        Repeater {
            model: banner.report?.incomes

            delegate: IncomeLine {
                banner: banner
            }
        }

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
    }

    SequentialAnimation {
        id: shown

        onFinished: banner.done()

        NumberAnimation {
            target: banner
            property: "opacity"
            to: 1
            duration: Theme.motion.fade
        }

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
