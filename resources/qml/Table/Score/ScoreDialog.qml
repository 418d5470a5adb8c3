pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The final scoring, told item by item in the rulebook's order; then the table, which can be saved, and
// beside it the winner, bars and summands. If there is no room beside the table, bars and summands are below
// it, and the sentence stays with the buttons below both.
Dialog {
    id: dialog

    readonly property GameController game: shell.game
    readonly property ScoreSheet score: game.score
    readonly property bool showing: score.showing
    property bool keeping: false
    // The height of what is beside or below the table.
    readonly property real below: parts.y + (keeping ? keep.implicitHeight : Theme.size.field)

    function refocus() {
        walker.enter(keeping ? keep : dialog);
    }

    function leave() {
        if (showing)
            score.skip();
        else
            shell.back();
    }

    function goOn() {
        if (pace.running)
            pace.restart();
        score.next();
    }

    title: qsTrId("window-score-title")
    asking: [covered, showing, keeping].join("/")
    // A click for the next item may come late: nothing leaves the game as soon as all are shown.
    calm: !showing
    sheetWidth: Math.max(Theme.size.wideDialog * 1.1, Math.min(Theme.size.wideDialog * 1.3, width - 2 * Theme.size.gapHuge))
    sheetHeight: Theme.size.dialogHeight * 1.2
    needed: narrow ? table.implicitHeight + Theme.size.gapLarge + below : Math.max(table.least, below)

    Component.onCompleted: {
        if (score.seen || score.showing)
            return;
        if (Theme.motionFactor > 0)
            score.begin();
        else
            score.skip();
    }
    onShowingChanged: {
        refocus();
        if (!showing)
            reveal(table.heads);
    }
    onKeepingChanged: refocus()

    Timer {
        id: pace

        running: dialog.showing && Theme.motion.scoreStep > 0
        repeat: true
        // What nobody scores for is soon said.
        interval: Theme.motion.scoreStep * (dialog.score.parts.count === 0 ? 0.4 : parts.counting ? parts.heights : 1)

        onTriggered: {
            dialog.score.next();
            if (!dialog.showing)
                dialog.shell.passed();
        }
    }

    Rectangle {
        id: sheet

        anchors.left: parent.left
        width: parent.width * (dialog.narrow ? 1 : 0.6)
        height: dialog.narrow ? table.implicitHeight : parent.height
        color: Theme.color.ivory

        ScoreTable {
            id: table

            width: parent.width
            score: dialog.score
            room: dialog.narrow ? 0 : sheet.height

            onReached: row => {
                if (dialog.showing)
                    dialog.reveal(row);
            }
        }

        Title {
            id: verdict

            objectName: "verdict"
            parent: dialog.narrow ? footing : told
            anchors.left: parent?.left
            anchors.leftMargin: dialog.narrow || dialog.showing ? 0 : winners.width * winners.scale + Theme.size.gap
            width: (parent?.width ?? 0) - anchors.leftMargin
            height: dialog.narrow ? Theme.size.bigButtonHeight : told.height - (decisive.visible ? decisive.height : 0)
            text: dialog.showing ? dialog.score.itemSummary : [dialog.score.verdict, dialog.score.beaten].filter(Boolean).join("\n")
            color: Theme.color.heading
            horizontalAlignment: dialog.showing ? Text.AlignLeft : Text.AlignHCenter
            font.pixelSize: !dialog.showing ? Theme.font.heading : dialog.narrow ? Theme.font.large : Theme.font.title
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.font.body
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: text
        }

        MouseArea {
            objectName: "anywhere"
            anchors.fill: parent
            enabled: dialog.showing

            onClicked: dialog.goOn()
        }
    }

    Item {
        id: side

        anchors.left: parent.left
        anchors.leftMargin: dialog.narrow ? 0 : sheet.width + Theme.size.gapHuge
        y: dialog.narrow ? sheet.height + Theme.size.gapLarge : 0
        width: parent.width - anchors.leftMargin
        height: dialog.narrow ? dialog.below : parent.height

        Item {
            id: told

            width: parent.width
            height: dialog.showing ? Theme.size.bigButtonHeight : 1.2 * Theme.size.wreath
            visible: !dialog.narrow && !dialog.keeping

            Prose {
                id: decisive

                objectName: "decisive"
                x: verdict.x
                width: verdict.width
                anchors.bottom: parent.bottom
                visible: text !== ""
                text: dialog.score.decisive
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.font.label
            }

            Row {
                id: winners

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                visible: !dialog.showing
                scale: Math.min(1, 0.5 * side.width / Math.max(1, implicitWidth))
                transformOrigin: Theme.mirrored ? Item.Right : Item.Left

                Repeater {
                    model: dialog.score.standings

                    delegate: Wreath {
                        required property int key
                        required property bool winner

                        width: told.height
                        seat: key
                        visible: winner
                    }
                }
            }
        }

        ScoreRace {
            id: race

            y: told.visible ? told.height + Theme.size.gap : 0
            width: parent.width
            standings: dialog.score.standings
        }

        ScoreParts {
            id: parts

            width: parent.width
            y: race.y + race.height + Theme.size.gapLarge
            height: parent.height - y
            visible: !dialog.keeping
            heading: dialog.score.chosenName
            picture: dialog.score.chosenPicture
            parts: dialog.score.parts
            counting: dialog.showing && !dialog.narrow
            step: Theme.motion.scoreStep
        }

        ScoreKeep {
            id: keep

            y: parts.y
            width: parent.width
            height: parts.height
            visible: dialog.keeping
            dialog: dialog
            picture: picture.item as Item
        }
    }

    // Drawn only for the picture, and therefore out of sight.
    Item {
        clip: true

        Loader {
            id: picture

            active: dialog.keeping
            sourceComponent: ScorePicture {
                width: sheet.width + 2 * Theme.size.gapHuge
                score: dialog.score
                day: dialog.shell.backstage.keeper.day
            }
        }
    }

    foot: Item {
        id: footing

        anchors.left: parent?.left
        anchors.right: parent?.right
        height: buttons.y + buttons.height
    }

    ScoreButtons {
        id: buttons

        parent: footing
        y: dialog.narrow ? Theme.size.bigButtonHeight + Theme.size.gap : 0
        width: footing.width
        dialog: dialog
    }
}
