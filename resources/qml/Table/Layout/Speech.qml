import QtQuick
import Table.Controls
import Table.Theme

// What a player says, in a bubble that points to the face before it. It ends by itself when it can have been read.
Item {
    id: speech

    required property string name
    required property string words
    // Whether it cannot be read yet.
    required property bool waiting
    readonly property real air: Math.min(Theme.size.gap, 0.03 * width)

    signal ended

    objectName: "speech"
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: Texts.say("window-talk-said", {name: name, words: words})
    Component.onCompleted: Speaker.say(Accessible.name)

    NumberAnimation on opacity {
        from: 0
        to: 1
        duration: Theme.motion.fade
    }

    Timer {
        interval: Theme.motion.spoken + speech.words.length * Theme.motion.letter
        running: !speech.waiting

        onTriggered: speech.ended()
    }

    Slip {
        id: bubble

        anchors.fill: parent
        anchors.leftMargin: Theme.size.gapSmall
        radius: Theme.size.radius
        border.color: Theme.color.gold
    }

    // The point, which has an edge where the bubble has none.
    Slip {
        anchors.left: bubble.left
        anchors.leftMargin: -width / 2
        y: Math.round((parent.height - height) / 2)
        width: Theme.size.gap
        height: width
        radius: 0
        rotation: 45
        border.color: Theme.color.gold
    }

    Rectangle {
        anchors.left: bubble.left
        anchors.leftMargin: bubble.border.width
        y: Math.round(parent.height / 2 - Theme.size.gap)
        width: Theme.size.gap
        height: 2 * Theme.size.gap
        color: bubble.color
    }

    Words {
        anchors.fill: bubble
        anchors.leftMargin: speech.air
        anchors.rightMargin: speech.air
        text: speech.words
        wrapMode: Text.WordWrap
        font.family: Theme.font.serif
        font.pixelSize: Theme.font.large
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.font.small
        lineHeight: Theme.font.tight
        horizontalAlignment: Text.AlignHCenter
    }
}
