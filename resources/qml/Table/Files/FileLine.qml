pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A game in a list, which can be chosen, renamed and deleted, as far as it is kept.
Item {
    id: line

    required property string key
    required property int index
    required property ScrollList view
    // For the names of its things.
    required property string game
    required property string subject
    // For a screen reader: what it is, and what choosing it does.
    required property string told
    property string hint: ""
    required property string renaming
    required property string deleting
    property bool kept: true
    property bool nameable: kept
    // The room around the signs of its buttons.
    property real padding: Theme.size.gapLarge
    property alias slip: slip
    default property alias content: content.data

    Accessible.role: Accessible.ListItem
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: told

    signal chosen
    signal renamed
    signal doomed

    component SignButton: GiltButton {
        anchors.verticalCenter: parent?.verticalCenter
        display: GiltButton.IconOnly
        horizontalPadding: line.padding
    }

    Press {
        objectName: line.game
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: tools.width > 0 ? tools.width + Math.min(line.padding, Theme.size.gap) : 0
        height: parent.height
        inset: true
        Accessible.ignored: !line.kept || !visible || !parent?.enabled
        Accessible.name: line.told
        Accessible.description: Phrases.sentences([line.hint, line.view.placed(line.index)])

        onClicked: {
            if (line.kept)
                line.chosen();
        }

        background: Slip {
            id: slip

            visible: line.kept
            color: (parent as Press)?.hovered ? Theme.color.legalFill : Theme.color.parchment
        }

        contentItem: Item {
            id: content
        }
    }

    Row {
        id: tools

        anchors.right: parent.right
        height: parent.height
        spacing: Theme.size.gapSmall

        SignButton {
            objectName: "rename:" + line.subject
            visible: line.nameable
            text: line.renaming
            sign: "pen"

            onClicked: line.renamed()
        }

        SignButton {
            objectName: "delete:" + line.subject
            visible: line.kept
            text: line.deleting
            sign: "close"

            onClicked: line.doomed()
        }
    }
}
