import QtQuick
import Table.Controls

// A passing remark, which disappears after a while, or waits for a second press until something else is done.
Item {
    id: aside

    required property string text
    required property string symbol
    required property real most
    required property bool waits
    // Whether something else is being done, after which a second press would come as a surprise.
    required property bool overtaken
    // The room before its sign, which keeps it from what is on its left.
    readonly property real lead: Theme.size.gapHuge

    // Whether there is not enough room for it.
    readonly property bool tight: visible && words.truncated

    signal ended

    objectName: "aside"
    visible: text !== ""
    width: visible ? Math.min(most, words.implicitWidth + sign.width + sign.anchors.rightMargin + lead) : 0
    Accessible.role: Accessible.AlertMessage
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: text

    onOvertakenChanged: {
        if (overtaken && waits)
            ended();
    }
    onTextChanged: {
        if (patience.running)
            patience.restart();
    }

    Sign {
        id: sign

        anchors.right: words.left
        anchors.rightMargin: Theme.size.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.icon
        name: aside.symbol
    }

    Words {
        id: words

        anchors.right: parent.right
        width: Math.min(implicitWidth, aside.most - sign.width - sign.anchors.rightMargin - aside.lead)
        height: parent.height
        text: aside.text
        color: Theme.color.goldInk
        font.bold: true
        wrapMode: Text.Wrap
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.font.small
    }

    Timer {
        id: patience

        interval: Theme.motion.aside
        running: aside.text !== "" && !aside.waits

        onTriggered: aside.ended()
    }
}
