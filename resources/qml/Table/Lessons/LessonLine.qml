import QtQuick
import Table.Controls

// A lesson in the list: a click begins it.
GiltButton {
    id: line

    required property string key
    required property string name
    required property string about
    required property string length
    required property bool done
    required property bool next
    required property int index
    required property ScrollList view
    property int order: index + 1
    // Further text about it, and the item shown beside it.
    property string told: done ? qsTrId("window-learn-done") : next ? qsTrId("window-learn-upcoming") : ""
    property alias marks: sign.data

    objectName: `lesson:${key}`
    height: Math.max(Theme.size.bigButtonHeight, words.implicitHeight + 2 * Theme.size.gap)
    text: name
    hint: ""
    display: GiltButton.IconOnly
    primary: next
    Accessible.name: Phrases.sentences([name, about, length, told])
    Accessible.description: view.placed(index)

    Plate {
        anchors.centerIn: place
        visible: line.done && line.length !== ""
        width: Theme.size.iconLarge * 1.3
        height: width
        radius: width / 2
        color: Theme.color.medal
        edge: Theme.color.gold

        Glyph {
            anchors.centerIn: parent
            width: Theme.size.icon
            name: "check"
            tint: Theme.color.ink
        }
    }

    Glyph {
        anchors.centerIn: place
        visible: line.order === 0 && !line.done
        width: Theme.size.iconLarge
        name: "clock"
        tint: line.ink
        inner: line.primary ? Theme.color.curtain : Theme.color.parchment
    }

    Title {
        id: place

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.rowHeight
        visible: !line.done || line.length === ""
        text: line.order > 0 ? line.order : ""
        color: line.ink
        font.pixelSize: Theme.font.heading
        horizontalAlignment: Text.AlignHCenter
    }

    Column {
        id: words

        anchors.left: place.right
        anchors.right: sign.left
        anchors.margins: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter

        LongTitle {
            width: parent.width
            text: line.name
            color: line.ink
            font.pixelSize: Theme.font.title
        }

        Prose {
            width: parent.width
            text: line.about
            color: line.ink
        }
    }

    CentredRow {
        id: sign

        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size.gap

        Words {
            visible: text !== ""
            text: line.length
            color: line.ink
        }
    }
}
