import QtQuick
import Rococo.Theme

// A sheet over the table; Escape and the cross close it.
FocusScope {
    id: dialog

    required property string title
    property real sheetWidth: Theme.size.dialogWidth
    property real sheetHeight: Theme.size.dialogHeight
    // How high a sheet may be; where the window is lower still, or less wide than the sheet, all of it
    // is drawn smaller.
    readonly property real most: Math.max(dialog.height - 2 * Theme.size.gapHuge, Theme.size.sheet)
    property bool closable: true
    property string closeText: qsTrId("window.dialog.close")
    // What lies over the sheet keeps everybody from what lies on it.
    readonly property bool covered: front.visibleChildren.length > 0
    default property alias content: body.data
    property alias over: front.data

    signal closed

    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Keys.onEscapePressed: {
        if (closable)
            closed();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.color.shade
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }

    Panel {
        anchors.centerIn: parent
        width: dialog.sheetWidth
        height: Math.min(dialog.sheetHeight, dialog.most)
        scale: Math.min(1, (dialog.width - 2 * Theme.size.gapHuge) / width, (dialog.height - 2 * Theme.size.gapHuge) / height)
        radius: Theme.size.radiusLarge

        Title {
            id: heading

            anchors.top: parent.top
            anchors.left: parent.left
            anchors.right: close.left
            anchors.margins: Theme.size.gapHuge
            anchors.topMargin: Theme.size.gapLarge
            height: Theme.size.bigButtonHeight
            text: dialog.title
            font.pixelSize: Theme.font.heading
        }

        Item {
            id: body

            anchors.top: heading.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapHuge
            anchors.topMargin: Theme.size.gap
            enabled: !dialog.covered
        }

        GiltButton {
            id: close

            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.size.gapLarge
            visible: dialog.closable
            enabled: !dialog.covered
            text: dialog.closeText
            sign: "close"
            display: GiltButton.IconOnly
            leftPadding: Theme.size.gap
            rightPadding: Theme.size.gap

            onClicked: dialog.closed()
        }

        Item {
            id: front

            anchors.fill: parent
        }
    }
}
