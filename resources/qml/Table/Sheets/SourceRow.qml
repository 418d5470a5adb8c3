import QtQuick
import Table.Controls

// A printed value with its source, or a heading above some.
Item {
    id: row

    required property SourcesDialog dialog
    required property int index
    required property string key
    required property string name
    required property string values
    required property string source
    required property bool heading

    objectName: `source:${key}`
    height: Math.max(Theme.size.touch, words.implicitHeight + Theme.size.gap)
    Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
    Accessible.name: `${name} ${values} ${source}`
    Accessible.onPressAction: dialog.choose(index)

    TapHandler {
        enabled: !row.heading
        onTapped: row.dialog.choose(row.index)
    }

    HoverHandler {
        enabled: !row.heading
        cursorShape: Qt.PointingHandCursor
    }

    Title {
        anchors.bottom: parent.bottom
        visible: row.heading
        width: parent.width
        text: row.name
        color: Theme.color.heading
    }

    Note {
        id: source

        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gap
        height: parent.height
        text: row.source
    }

    Prose {
        id: words

        anchors.left: parent.left
        anchors.right: source.left
        anchors.leftMargin: Theme.size.gapSmall
        anchors.rightMargin: Theme.size.gap
        height: parent.height
        visible: !row.heading
        text: row.values ? Phrases.filled(qsTrId("window.told"), [row.name, row.values]) : row.name
        font.pixelSize: Theme.font.small
    }
}
