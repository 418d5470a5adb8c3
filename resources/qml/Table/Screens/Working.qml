import QtQuick
import Table.Controls

// A quiet sign that something takes longer than a moment; nothing waits for it.
Panel {
    objectName: "working"
    anchors.horizontalCenter: parent?.horizontalCenter
    y: Theme.size.gapSmall
    width: words.implicitWidth + 2 * Theme.size.gapLarge
    height: words.implicitHeight + 2 * Theme.size.gapSmall
    color: Theme.color.parchment
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: words.text

    Words {
        id: words

        anchors.centerIn: parent
        text: qsTrId("window-notice-working")
    }
}
