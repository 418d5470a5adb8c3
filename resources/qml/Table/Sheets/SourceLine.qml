import QtQuick
import Table.Controls
import Table.Program

// A printed value with its source and a picture of the very piece, or a heading with a count.
Item {
    id: row

    required property int index
    required property string key
    required property string name
    required property string values
    required property string source
    required property bool heading
    required property string sign
    required property Face face
    required property ScrollList view

    signal chosen

    objectName: `source:${key}`
    height: heading ? Math.max(Theme.size.rowHeight, group.implicitHeight + Theme.size.gap) : Math.max(Theme.size.rowHeight + Theme.size.gap, said.implicitHeight + Theme.size.gap)
    Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: Phrases.details([name, values, row.source])
    Accessible.description: view.placed(index)
    Accessible.onPressAction: {
        if (!heading)
            chosen();
    }

    TapHandler {
        enabled: !row.heading
        onTapped: row.chosen()
    }

    HoverHandler {
        enabled: !row.heading
        cursorShape: Qt.PointingHandCursor
    }

    Title {
        id: group

        anchors.left: parent.left
        anchors.right: source.left
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.size.gapSmall
        visible: row.heading
        text: row.name
        color: Theme.color.heading
    }

    Thumbnail {
        id: piece

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapSmall
        y: Theme.size.gapTiny
        visible: !row.heading
        width: Theme.size.rowHeight * 1.3
        height: parent.height - 2 * y
        sign: row.sign
        face: row.face
    }

    Note {
        id: source

        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: row.heading ? Theme.size.gapSmall : 0
        height: row.heading ? implicitHeight : parent.height
        text: row.source
    }

    Prose {
        id: said

        anchors.left: piece.right
        anchors.right: source.left
        anchors.leftMargin: Theme.size.gap
        anchors.rightMargin: Theme.size.gap
        height: parent.height
        visible: !row.heading
        text: row.values ? Texts.say("window-told", {label: row.name, text: row.values}) : row.name
        font.pixelSize: Theme.font.small
    }
}
