import QtQuick
import Table.Controls

// An answer in words, among others in an ``OptionGrid``, with its picture above or before them. One that
// cannot be given is pale. If room is scarce it is tight: less room around the words, and these at a ``share``
// of their width, or small in two lines. Its digit is in the corner, where no letters are.
GiltButton {
    id: button

    required property int index
    required property string option
    required property string label
    required property bool legal
    required property string reason
    required property string about
    required property string picture

    // Whether a screen reader finds a button that cannot be pressed in its place.
    readonly property bool shut: !legal && !activeFocus
    readonly property OptionGrid grid: parent as OptionGrid
    readonly property bool depicts: grid?.depicts ?? false
    readonly property bool tight: grid?.scarce ?? false
    readonly property real share: grid?.share ?? 1
    // The room before what it says, if that is not below the picture.
    readonly property real lead: Theme.size.gapSmall + (grid?.lead ?? 0) + Theme.size.gapTiny
    readonly property real end: tight ? Theme.size.gap : Theme.size.gapLarge
    // That of an answer without a picture is shared with its end, so that there is no gap before the words.
    readonly property real before: picture !== "" ? lead : Math.max((lead + end) / 2, Theme.size.gapTiny + Theme.size.iconSmall)
    readonly property real after: lead + end - before
    // What the answer shows instead of words, or behind them if it is worded and has room, side by side, if it is
    // pictured.
    default property alias pictures: row.data
    property bool pictured: false
    property bool worded: false
    readonly property bool drawn: pictured && !(worded && tight)
    readonly property real written: (pictured ? row.implicitWidth : letters(1)) + Theme.size.gapLarge
    readonly property real natural: written + (grid?.tall ? Theme.size.gapLarge : lead)
    // The most that it may be: how much room the question gets goes by it, and whether a grid is tall by that.

    // The width of the words at a share of it; that of two lines for none.
    function letters(share: real): real {
        const full = share > 0 ? measure.broad(label, Theme.font.body * share) : measure.halved(label, Theme.font.small);
        return Math.ceil(full) + (share < 1 ? Theme.size.hair : Theme.size.gapTiny);
    }

    // The width of a tight one, behind the picture or below it.
    function tightened(behind: bool, share: real): real {
        return Math.max(Theme.size.touch, (pictured && !worded ? row.implicitWidth : letters(share)) + (behind ? lead : Theme.size.gap) + Theme.size.gap);
    }

    function tell() {
        Pointer.weigh(button, "", legal ? option : "", "", reason, about);
    }

    Thing.legal: legal
    Thing.order: 1
    Thing.option: option
    Thing.badge: badge
    Thing.topic: grid ? `${grid.topic}.${option}` : ""
    Thing.label: label
    Thing.reason: reason
    Thing.about: about

    number: Thing.number
    digitTop: Theme.size.gapTiny + Theme.size.iconSmall / 2
    text: label
    hint: ""
    ink: legal ? Theme.color.ink : Theme.color.inkSoft
    faded: !legal
    activeFocusOnTab: legal
    Accessible.ignored: shut || !visible || !parent?.enabled
    Accessible.description: Phrases.sentences([legal ? Pointer.subject === button ? Pointer.outlook : "" : reason, about])
    display: drawn ? GiltButton.IconOnly : GiltButton.TextOnly
    width: !tight ? natural : grid ? grid.columnOf(index, grid.lines, share) + grid.wider : 0
    implicitHeight: depicts ? Math.min(grid?.high ?? 0, 1.2 * Theme.size.pictured) : (grid?.lines ?? 1) > 1 ? Theme.size.touch : Theme.size.buttonHeight
    spacing: Theme.size.gap
    leftPadding: depicts ? end : mirrored ? after : before
    rightPadding: depicts ? end : mirrored ? before : after

    onClicked: {
        if (legal)
            grid?.chosen(option);
        else
            Pointer.refused(option, reason);
    }

    Unavailable {
        piece: button
        told: button.shut
    }

    DropSpot {
        enabled: Pointer.piece === ""
        zone: "place"
        option: button.option
        reason: button.reason
    }

    contentItem: Item {
        Picture {
            id: depicted

            anchors.left: parent.left
            anchors.leftMargin: button.depicts ? (parent.width - width) / 2 : -width - Theme.size.gapTiny
            y: button.depicts ? Theme.size.gapTiny : (parent.height - height) / 2
            width: height
            height: button.depicts ? parent.height - Theme.size.lowLine : Theme.size.iconLarge
            visible: button.picture !== ""
            opacity: button.faded ? 0.55 : 1
            path: button.picture
        }

        Words {
            id: words

            anchors.fill: parent
            anchors.topMargin: button.depicts && depicted.visible ? depicted.height : 0
            visible: !button.drawn
            text: button.label
            elide: Text.ElideRight
            wrapMode: button.share > 0 ? Text.NoWrap : Text.Wrap
            maximumLineCount: button.share > 0 ? 1 : 2
            color: button.ink
            horizontalAlignment: !button.depicts && button.picture !== "" ? Text.AlignLeft : Text.AlignHCenter
            font.pixelSize: button.share > 0 ? Math.floor(Theme.font.body * button.share) : Theme.font.small
            lineHeight: 0.9
        }

        Row {
            id: row

            anchors.centerIn: parent
            visible: button.drawn
            spacing: button.spacing

            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: button.worded
                text: button.label
                color: button.ink
            }
        }

        Measure {
            id: measure

            font.family: Theme.font.sans
            font.pixelSize: Theme.font.body
        }
    }
}
