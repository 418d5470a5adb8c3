import QtQuick
import Table.Theme

// Something to answer first, over a sheet that is dimmed meanwhile.
FocusScope {
    id: overlay

    // The height of what is to be answered.
    required property real tall
    // Its name for a screen reader.
    required property string told
    default property alias content: sheet.data

    anchors.fill: parent

    Rectangle {
        anchors.fill: parent
        radius: Theme.size.radius
        color: Theme.color.shade
    }

    Cover {}

    Rectangle {
        Accessible.role: Accessible.Dialog
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: overlay.told
        anchors.centerIn: parent
        width: Math.floor(Math.min(Theme.size.notice, overlay.width - 2 * Theme.size.gapLarge))
        height: Math.ceil(overlay.tall + 2 * Theme.size.gapHuge)
        radius: Theme.size.radius
        color: Theme.color.parchment

        GiltFrame {
            anchors.fill: parent
        }

        Item {
            id: sheet

            anchors.fill: parent
            anchors.margins: Theme.size.gapHuge
        }
    }
}
