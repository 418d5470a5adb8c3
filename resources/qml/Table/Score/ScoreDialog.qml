pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The final scoring, told item by item in the rulebook's order; then the table, which can be saved. If
// there is no room for bars and summands beside the table they are below it, and the sentences and
// buttons stay below both.
Dialog {
    id: dialog

    readonly property GameController game: shell.game
    readonly property ScoreSheet score: game.score
    readonly property bool showing: score.showing
    property bool keeping: false
    // The height of bars and summands below the table.
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

    title: qsTrId("window.score.title")
    asking: [covered, showing, keeping].join("/")
    // A click for the next item may come late: nothing leaves the game as soon as all are shown.
    calm: !showing
    sheetWidth: Theme.size.wideDialog * 1.1
    sheetHeight: Theme.size.dialogHeight * 1.2
    needed: narrow ? table.implicitHeight + Theme.size.gapLarge + below : table.implicitHeight + Theme.size.bigButtonHeight

    Component.onCompleted: {
        if (Theme.motionFactor > 0 && !score.seen)
            score.begin();
    }
    onShowingChanged: refocus()
    onKeepingChanged: refocus()

    Timer {
        id: pace

        running: dialog.showing && Theme.motion.scoreStep > 0
        repeat: true
        interval: Theme.motion.scoreStep

        onTriggered: dialog.score.next()
    }

    Rectangle {
        id: sheet

        width: parent.width * (dialog.narrow ? 1 : 0.62)
        height: dialog.narrow ? table.implicitHeight : parent.height
        color: Theme.color.ivory

        ScoreTable {
            id: table

            width: parent.width
            score: dialog.score

            onReached: row => dialog.reveal(row)
        }

        Title {
            id: verdict

            objectName: "verdict"
            parent: dialog.narrow ? footing : sheet
            y: dialog.narrow ? 0 : table.height
            width: parent?.width ?? 0
            height: dialog.narrow ? Theme.size.bigButtonHeight : sheet.height - y
            leftPadding: Theme.size.gapLarge
            rightPadding: dialog.narrow ? 0 : 6 * Theme.size.touch
            text: dialog.showing ? dialog.score.itemSummary : [dialog.score.verdict, dialog.score.beaten].filter(Boolean).join("\n")
            color: Theme.color.heading
            horizontalAlignment: dialog.showing ? Text.AlignLeft : Text.AlignHCenter
            font.pixelSize: dialog.showing ? Theme.font.large : Theme.font.heading
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.font.body
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
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

        x: dialog.narrow ? 0 : sheet.width + Theme.size.gapHuge
        y: dialog.narrow ? sheet.height + Theme.size.gapLarge : 0
        width: parent.width - x
        height: dialog.narrow ? dialog.below : parent.height

        ScoreRace {
            id: race

            width: parent.width
            standings: dialog.score.standings
        }

        ScoreParts {
            id: parts

            width: parent.width
            y: race.height + Theme.size.gapLarge
            most: parent.height - y - (dialog.narrow ? 0 : buttons.height + Theme.size.gapLarge)
            visible: !dialog.keeping
            heading: dialog.score.chosenName
            parts: dialog.score.parts
        }

        ScoreKeep {
            id: keep

            y: parts.y
            width: parent.width
            height: parts.most
            visible: dialog.keeping
            dialog: dialog
            picture: picture.item as Item
        }
    }

    // The score sheet as a picture to save: with a title and its day, and nothing selected.
    component ScorePicture: Rectangle {
        enabled: false
        height: lines.implicitHeight + 2 * Theme.size.gapHuge
        color: Theme.color.ivory

        Column {
            id: lines

            x: Theme.size.gapHuge
            y: Theme.size.gapHuge
            width: parent.width - 2 * x
            spacing: Theme.size.gapLarge

            Title {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: `${qsTrId("window.menu.title")} · ${dialog.shell.backstage.keeper.day}`
                color: Theme.color.heading
                font.pixelSize: Theme.font.heading
            }

            ScoreTable {
                width: parent.width
                score: dialog.score
                plain: true
            }

            Title {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: dialog.score.verdict
                color: Theme.color.heading
                wrapMode: Text.Wrap
            }
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
            }
        }
    }

    foot: Item {
        id: footing

        anchors.left: parent?.left
        anchors.right: parent?.right
        // Beside the table the verdict is as high as its content, which depends on the foot, so its own
        // height is not asked for.
        height: dialog.narrow ? Theme.size.bigButtonHeight + Theme.size.gap + buttons.height : 0
    }

    ScoreButtons {
        id: buttons

        parent: dialog.narrow ? footing : side
        x: -verdict.rightPadding
        y: dialog.narrow ? verdict.height + Theme.size.gap : side.height - height
        width: (parent?.width ?? 0) - x
        dialog: dialog
    }
}
