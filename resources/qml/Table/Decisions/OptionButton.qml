import QtQuick
import Table.Controls

// An answer in words, among others in an ``OptionFlow``, with its picture above them if there is room. One
// that cannot be given is pale. If room is scarce it is tight: less room around the words, and these at a
// ``share`` of their width.
GiltButton {
    id: button

    required property string option
    required property string label
    required property bool legal
    required property string reason
    required property string about
    required property string picture

    readonly property OptionFlow flow: parent as OptionFlow
    readonly property bool depicts: flow?.depicts ?? false
    readonly property bool tight: flow?.squeezed ?? false
    readonly property real share: tight ? flow?.share ?? 1 : 1
    // What the answer shows instead of words, side by side, if it is pictured.
    default property alias pictures: row.data
    property bool pictured: false
    readonly property real natural: pictured ? row.implicitWidth + 2 * Theme.size.gapLarge : Math.max(Theme.size.touch, Math.ceil(measure.advanceWidth + Theme.size.gapTiny + 2 * Theme.size.gapLarge))

    function tell() {
        Pointer.weigh(button, "", legal ? option : "", "", reason, about);
    }

    Thing.legal: legal
    Thing.order: 1
    Thing.option: option
    Thing.badge: badge
    Thing.topic: flow ? `${flow.topic}.${option}` : ""
    Thing.label: label
    Thing.reason: reason
    Thing.about: about

    number: Thing.number
    // In low rows it does not reach the question.
    digitTop: flow?.low ? Theme.size.gapSmall : 0
    text: label
    hint: ""
    ink: legal ? Theme.color.ink : Theme.color.inkSoft
    faded: !legal
    activeFocusOnTab: legal
    Accessible.role: legal ? Accessible.Button : Accessible.StaticText
    Accessible.description: Phrases.sentences([legal ? Pointer.subject === button ? Pointer.outlook : "" : reason, about])
    display: pictured ? GiltButton.IconOnly : GiltButton.TextOnly
    width: tight ? flow?.tightened(natural, share) ?? 0 : natural
    implicitHeight: depicts ? flow?.high ?? 0 : flow?.low ? Theme.size.touch : Theme.size.buttonHeight
    spacing: Theme.size.gap
    horizontalPadding: tight ? Theme.size.gap : Theme.size.gapLarge

    onClicked: {
        if (legal)
            flow?.chosen(option);
        else
            Pointer.refused(option, reason);
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

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.size.gapTiny
            width: height
            height: visible ? parent.height - Theme.size.lowLine : 0
            visible: button.depicts && button.picture !== ""
            opacity: button.faded ? 0.55 : 1
            path: button.picture
        }

        Words {
            id: words

            anchors.fill: parent
            anchors.topMargin: depicted.height
            visible: !button.pictured
            text: button.label
            elide: Text.ElideRight
            color: button.ink
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.floor(Theme.font.body * button.share)
        }

        Row {
            id: row

            anchors.centerIn: parent
            visible: button.pictured
            spacing: button.spacing
        }

        TextMetrics {
            id: measure

            font.family: words.font.family
            font.pixelSize: Theme.font.body
            text: button.label
        }
    }
}
