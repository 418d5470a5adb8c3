pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Layout
import Table.Program

// A player with all open information; a click shows the open cards.
SeatPanel {
    id: panel

    required property RococoTable laid
    required property string tailor
    required property bool rival
    required property int livre
    required property int prestige
    required property int thread
    required property int lace
    required property int silk
    required property int hand
    required property int supply
    required property int discard
    required property bool favor
    required property list<string> extras
    required property list<string> extraNames
    readonly property string open: Phrases.details([Texts.say(rival ? "window-player-rival" : "window-player-summary", {name: name, livre: livre, prestige: prestige < 0 ? "?" : prestige, tiles: silk, hand: hand, supply: supply, discard: discard}), ...extraNames])

    // Whether there are only two lines, and room for large letters in them.
    readonly property bool airy: roomy && (wide || extras.length === 0)
    // The largest part of the width for the name.
    readonly property real named: wide && extras.length ? 0.3 : rival && !wide ? 0.6 : 0.4

    regal: rival
    Thing.topic: rival ? "area.rival" : "area.player"
    summary: estimates ? Texts.say("window-player-standing", {summary: open, score: standingSaid}) : open
    about: [tailor, laid.about(rival ? "rival" : "player"), estimates ? standingPurpose : ""].filter(Boolean).join("\n")
    startMark: beginning
    standingLabel: Texts.say("window-player-standing_now", {name: name, score: standingSaid})
    strip.width: slim ? Theme.size.iconLarge : broad
    emblem.anchors.horizontalCenterOffset: slim ? -Theme.size.gapTiny : aside
    emblem.width: slim ? Theme.size.icon + Theme.size.gapTiny : mark
    shift: slim ? -Theme.size.gapTiny : 0
    low: slim ? emblem.y + emblem.height : strip.y + strip.height - podium.height

    component Badge: Glyph {
        width: Theme.size.iconTiny
        tint: Theme.color.goldInk
    }

    // Says what something of the player is.
    component Told: PlayerSign {
        holder: panel
        laid: panel.laid
    }

    component Count: PlayerCount {
        holder: panel
        laid: panel.laid
        side: !panel.airy ? Theme.size.iconSmall : panel.wide ? Theme.size.icon : Theme.size.badge
        letters: panel.slim ? Theme.font.small : !panel.airy ? Theme.font.body : panel.wide ? Theme.font.large : Theme.font.label
    }

    component LiveAmount: PlayerAmount {
        holder: panel
        laid: panel.laid
    }

    Item {
        id: column

        // The width of what stands before the score.
        readonly property real room: width - panel.gradeWidth - (panel.wide ? purse.width + Theme.size.gapLarge : 0)

        anchors.left: panel.slim ? panel.emblem.right : panel.strip.right
        anchors.right: parent.right
        height: parent.height
        anchors.leftMargin: Theme.size.gapSmall
        anchors.rightMargin: panel.slim ? Theme.size.gapTiny : Theme.size.gap

        CentredRow {
            id: signs

            anchors.left: parent.left
            y: panel.slim || panel.airy || panel.extras.length ? Theme.size.gapTiny : Theme.size.gap
            spacing: Theme.size.gapTiny

            YouSign {
                id: you

                panel: panel
            }

            Caption {
                readonly property real beside: you.visible ? you.width + signs.spacing : 0

                width: Math.min(implicitWidth, panel.slim ? column.width - (panel.start + panel.favor) * (Theme.size.iconTiny + signs.spacing) - beside : panel.width * panel.named - beside - (panel.rival && panel.start ? Theme.size.iconTiny + signs.spacing : 0))
                text: panel.name
                font.pixelSize: panel.airy ? Theme.font.title : Theme.font.label
                font.underline: panel.viewer
                fontSizeMode: panel.slim ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Theme.font.small
            }

            Badge {
                id: beginning

                name: "start"
                visible: panel.start
            }

            Badge {
                name: "favor"
                visible: panel.favor

                Told {
                    label: qsTrId("window-market-favor")
                    area: "favor"
                }
            }
        }

        Grid {
            id: purse

            anchors.left: parent.left
            anchors.leftMargin: panel.slim ? 0 : parent.width - width - (panel.wide ? panel.gradeWidth : 0)
            y: panel.slim ? signs.y + signs.height : panel.wide ? (parent.height - height) / 2 : signs.y + (signs.height - height) / 2
            columns: panel.wide ? 1 : 2
            columnSpacing: Theme.size.gap

            LiveAmount {
                visible: !panel.rival
                sign: "livre"
                number: panel.livre
            }

            LiveAmount {
                sign: "prestige"
                number: panel.prestige
            }
        }

        Lined {
            anchors.left: parent.left
            width: column.room
            anchors.bottom: parent.bottom
            anchors.bottomMargin: more.visible && !panel.wide ? column.height - more.y + (panel.slim ? 0 : Theme.size.gapTiny) : Theme.size.gapSmall
            most: panel.slim ? Theme.size.gapTiny : panel.apart

            Count {
                sign: "thread"
                value: panel.thread
                label: Texts.say("window-purse-thread", {n: value})
                area: sign
                tint: RococoTheme.color.thread
            }

            Count {
                sign: "lace"
                value: panel.lace
                label: Texts.say("window-purse-lace", {n: value})
                area: sign
                tint: RococoTheme.color.lace
            }

            Count {
                sign: "tile"
                value: panel.silk
                label: Texts.say("window-told", {label: qsTrId("window-sources-tiles"), text: value})
            }

            // A rival has no hand.
            Count {
                visible: !panel.rival
                sign: "hand"
                value: panel.hand
                label: Texts.say("window-told", {label: qsTrId("window-hand-hand"), text: value})
                area: "hand"
            }

            Count {
                sign: "stack"
                value: panel.supply
                label: Texts.say("window-told", {label: panel.rival ? qsTrId("window-player-employees") : qsTrId("window-hand-supply"), text: value})
                area: panel.rival ? "" : "supply"
            }

            Count {
                visible: !panel.rival
                sign: "discard"
                value: panel.discard
                label: Texts.say("window-told", {label: qsTrId("window-hand-discard"), text: value})
                area: "discard"
            }
        }

        // Beside the name if there is room, and otherwise below everything.
        Signs {
            id: more

            anchors.left: parent.left
            anchors.leftMargin: panel.wide ? signs.width + Theme.size.gapHuge : 0
            y: panel.wide ? signs.y + (signs.height - height) / 2 : parent.height - height - Theme.size.gapTiny
            width: column.room - anchors.leftMargin
            visible: panel.extras.length > 0
            room: panel.wide ? width : 0
            tokens: panel.extras
            iconSize: panel.slim ? Theme.size.iconTiny : panel.wide ? Theme.size.icon : Theme.size.iconSmall
            textSize: panel.wide ? Theme.font.label : Theme.font.small
            spacing: panel.slim ? Theme.size.gapTiny : Theme.size.gapSmall

            // Each is a sign and a number.
            Repeater {
                model: panel.extraNames

                delegate: Told {
                    required property int index
                    required property string modelData
                    readonly property rect covered: more.extent(2 * index, 2 * index + 1)

                    anchors.fill: undefined
                    x: covered.x
                    y: covered.y
                    width: covered.width
                    height: covered.height
                    label: modelData
                }
            }
        }
    }

    Item {
        anchors.top: parent.bottom
        anchors.topMargin: Theme.size.gap
        width: parent.width
        height: RococoTheme.size.hireHeight

        Anchor {
            place: "played:" + panel.key
        }
    }
}
