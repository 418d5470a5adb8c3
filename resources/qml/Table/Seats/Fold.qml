import QtQuick
import Table.Controls

// The heading of a folded part of the form, with what is chosen there; a click unfolds it below.
GiltButton {
    id: fold

    required property string key
    required property string label
    required property string summary
    required property bool open

    objectName: key === "seed" ? "more" : `fold:${key}`
    height: Math.max(Theme.size.bigButtonHeight, words.implicitHeight + 2 * Theme.size.gapSmall)
    text: label
    display: GiltButton.IconOnly
    Accessible.name: Texts.say("window-told", {label: label, text: summary})
    checkable: true
    chosen: open

    background: Rectangle {
        radius: Theme.size.radius
        color: fold.open || fold.hovered ? Theme.color.legalFill : Theme.color.parchment
        border.width: fold.open ? Theme.size.frame : Theme.size.hair
        border.color: Theme.color.gold
    }

    Column {
        id: words

        anchors.left: parent.left
        anchors.right: arrow.left
        anchors.leftMargin: Theme.size.gapLarge
        anchors.rightMargin: Theme.size.gapSmall
        anchors.verticalCenter: parent.verticalCenter

        LongTitle {
            width: parent.width
            text: fold.label
            font.pixelSize: Theme.font.label
            font.bold: true
        }

        Note {
            width: parent.width
            text: fold.summary
        }
    }

    Glyph {
        id: arrow

        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.iconSmall
        name: fold.open ? "up" : "down"
        tint: Theme.color.goldInk
    }
}
