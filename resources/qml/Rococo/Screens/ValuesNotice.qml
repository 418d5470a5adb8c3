import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// Says once, calmly, that some printed values are reconstructed and how to correct them.
Dialog {
    id: dialog

    required property Shell shell
    required property FocusWalker walker

    title: qsTrId("window.values.title")
    sheetWidth: Theme.size.menuWidth * 1.2
    sheetHeight: words.implicitHeight + Theme.size.bigButtonHeight + Theme.size.buttonHeight + 4 * Theme.size.gapHuge

    Keys.onUpPressed: walker.walk(dialog, 0, -1)
    Keys.onDownPressed: walker.walk(dialog, 0, 1)
    Keys.onLeftPressed: walker.walk(dialog, -1, 0)
    Keys.onRightPressed: walker.walk(dialog, 1, 0)

    onClosed: shell.back()

    Words {
        id: words

        width: parent.width
        text: qsTrId("window.values.text")
        font.pixelSize: Theme.font.large
        wrapMode: Text.Wrap
        lineHeight: 1.2
        elide: Text.ElideNone
    }

    Row {
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        spacing: Theme.size.gapLarge

        GiltButton {
            objectName: "valuesList"
            text: qsTrId("window.values.list")

            onClicked: {
                dialog.shell.back();
                dialog.shell.open("sources");
            }
        }

        GiltButton {
            objectName: "valuesOk"
            primary: true
            text: qsTrId("window.values.ok")

            onClicked: dialog.shell.back()
        }
    }
}
