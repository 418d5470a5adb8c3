pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The summands of one item of the score, player by player, as many in a line as fit. During the count one sees
// them all: what has no room is scrolled by, while ``step`` lasts for each heightful of them.
Slip {
    id: panel

    required property string heading
    required property string picture
    required property Rows parts
    property bool counting: false
    property int step: 0
    // What has no room at first is written smaller.
    property bool dense: false
    readonly property int letters: dense ? Theme.font.body : Theme.font.label
    // How many heights of the box they fill.
    readonly property real heights: list.scrolls ? list.contentHeight / Math.max(1, list.height) : 1

    radius: Theme.size.radius

    function begin() {
        roll.stop();
        list.contentY = 0;
        if (counting && step > 0)
            look.restart();
    }

    // Anew for each item and each size: while the sheet is still laid out, there is no room for anything.
    function refit() {
        dense = false;
        Qt.callLater(condense);
    }

    function condense() {
        if (list.scrolls)
            dense = true;
    }

    onHeadingChanged: {
        refit();
        begin();
    }
    onCountingChanged: begin()

    // Time to read the first of them.
    Timer {
        id: look

        interval: panel.step / 2

        onTriggered: {
            if (panel.counting && list.scrolls)
                roll.start();
        }
    }

    NumberAnimation {
        id: roll

        target: list
        property: "contentY"
        to: list.contentHeight - list.height
        duration: Math.max(1, panel.step * (panel.heights - 1))
        easing.type: Easing.InOutQuad
    }

    Picture {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        y: Theme.size.gap
        width: path !== "" ? Theme.size.bigButtonHeight : 0
        height: Theme.size.bigButtonHeight
        path: panel.picture
    }

    Title {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: sign.anchors.leftMargin + sign.width + Theme.size.gap
        y: sign.y
        width: parent.width - anchors.leftMargin - Theme.size.gapLarge
        height: sign.height
        text: panel.heading
        color: Theme.color.heading
        font.pixelSize: Theme.font.title
    }

    ScrollArea {
        id: list

        objectName: "scoreParts"
        anchors.top: title.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.gapLarge
        anchors.topMargin: Theme.size.gapTiny
        ground: panel.color
        contentHeight: players.implicitHeight
        activeFocusOnTab: scrolls
        Accessible.role: Accessible.List
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: panel.heading

        onScrollsChanged: panel.condense()
        onHeightChanged: panel.refit()
        onWidthChanged: panel.refit()
        Keys.onUpPressed: list.move(-Theme.size.rowHeight)
        Keys.onDownPressed: list.move(Theme.size.rowHeight)

        Column {
            id: players

            anchors.left: parent.left
            width: list.room
            spacing: panel.dense ? 0 : Theme.size.gapSmall

            Repeater {
                model: panel.parts

                delegate: Item {
                    id: player

                    required property int key
                    required property Rows parts

                    width: players.width
                    height: Math.max(emblem.height, told.height)

                    Emblem {
                        id: emblem

                        anchors.left: parent.left
                        width: Theme.size.iconLarge
                        seat: player.key
                    }

                    Flow {
                        id: told

                        anchors.left: parent.left
                        anchors.leftMargin: emblem.width + Theme.size.gap
                        width: parent.width - anchors.leftMargin
                        topPadding: Math.max(0, (emblem.height - panel.letters * 1.3) / 2)
                        spacing: Theme.size.gapTiny

                        Repeater {
                            model: player.parts

                            delegate: Prose {
                                required property string words

                                width: Math.min(implicitWidth + Theme.size.gapLarge, told.width)
                                text: words
                                font.pixelSize: panel.letters
                                Accessible.role: Accessible.ListItem
                                Accessible.ignored: !visible || !parent?.enabled
                                Accessible.name: text
                            }
                        }
                    }
                }
            }
        }
    }

    Words {
        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        anchors.top: title.bottom
        visible: panel.parts.count === 0
        text: qsTrId("window-score-nothing")
        color: Theme.color.inkSoft
    }
}
