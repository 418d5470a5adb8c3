import QtQuick
import QtQuick.Controls.Basic
import Rococo.Cards
import Rococo.Theme
import Table.Controls
import Table.Program
import Table.Theme

// A player with all open information; a click shows the open cards.
AbstractButton {
    id: panel

    required property int key
    required property string name
    required property string portrait
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
    required property bool start
    required property bool favor
    required property bool asked
    required property bool viewer
    required property int score
    required property bool scoreWhole
    required property list<string> extras
    required property string extraNames
    required property string purpose
    required property string standingPurpose
    readonly property string topic: rival ? "area.rival" : "area.player"
    property bool estimates: false
    readonly property bool slim: width < Theme.size.slimPanel

    readonly property string standing: scoreWhole ? score : score + "+"
    readonly property string open: Phrases.filled(qsTrId(rival ? "window.player.rival" : "window.player.summary"), [name, livre, prestige < 0 ? "?" : prestige, silk, hand, supply, discard]) + (extraNames ? qsTrId("list.details") + extraNames : "")
    readonly property string summary: estimates ? Phrases.filled(qsTrId("window.player.standing"), [open, standing]) : open

    function tell() {
        if (hovered || activeFocus)
            Inspector.explain(panel, summary, [tailor, purpose, estimates ? standingPurpose : ""].filter(Boolean).join("\n"));
        else
            Inspector.leave(panel);
    }

    hoverEnabled: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: summary
    Accessible.description: tailor
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    onHoveredChanged: tell()
    onActiveFocusChanged: tell()
    onSummaryChanged: {
        if (Inspector.subject === panel)
            tell();
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Plate {
        color: panel.asked ? Theme.color.legalFill : Theme.color.ivory
        edgeWidth: panel.asked ? Theme.size.ring : Theme.size.hair
        edge: panel.asked ? Theme.color.legal : Theme.color.gold

        Plate {
            anchors.left: parent.left
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.ring
            width: panel.slim ? Theme.size.iconLarge : Theme.size.touch
            radius: Theme.size.radiusSmall
            color: Theme.color.playerLight(panel.key)
        }
    }

    contentItem: Item {
        Emblem {
            id: emblem

            x: panel.slim ? Theme.size.gapSmall : Theme.size.gap
            y: panel.slim ? Theme.size.gap : (parent.height - height) / 2 - (panel.estimates ? Theme.size.gap : 0)
            width: panel.slim ? Theme.size.icon + Theme.size.gapTiny : Theme.size.iconLarge
            seat: panel.key
        }

        Standing {
            anchors.top: emblem.bottom
            anchors.horizontalCenter: emblem.horizontalCenter
            visible: panel.estimates
            number: panel.standing
            ground: Theme.color.playerLight(panel.key)
            label: Phrases.filled(qsTrId("window.player.standing_now"), [panel.name, panel.standing])
            purpose: panel.standingPurpose
            topic: "area.standing"

            onAbandoned: panel.tell()
        }

        Item {
            id: column

            anchors.left: emblem.right
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.leftMargin: panel.slim ? Theme.size.gapSmall : Theme.size.gap
            anchors.rightMargin: panel.slim ? Theme.size.gapTiny : Theme.size.gap

            Row {
                id: signs

                anchors.left: parent.left
                y: panel.slim || panel.extras.length ? Theme.size.gapTiny : Theme.size.gap
                spacing: Theme.size.gapTiny

                component Sign: Glyph {
                    anchors.verticalCenter: parent?.verticalCenter
                    width: Theme.size.iconTiny
                    tint: Theme.color.goldInk
                    inner: Theme.color.ivory
                }

                Title {
                    width: Math.min(implicitWidth, panel.slim ? column.width - (panel.start + panel.favor) * (Theme.size.iconTiny + signs.spacing) : panel.width * (panel.rival ? 0.6 : 0.4) - (panel.rival && panel.start ? Theme.size.iconTiny + signs.spacing : 0))
                    text: panel.name
                    font.pixelSize: Theme.font.label
                    font.bold: true
                    font.underline: panel.viewer
                    fontSizeMode: panel.slim ? Text.HorizontalFit : Text.FixedSize
                    minimumPixelSize: Theme.font.small
                }

                Picture {
                    objectName: "portrait:" + panel.key
                    anchors.verticalCenter: parent?.verticalCenter
                    visible: panel.portrait !== "" && !panel.slim
                    width: Theme.size.icon
                    height: width
                    path: panel.portrait
                }

                Sign {
                    name: "start"
                    visible: panel.start
                }

                Sign {
                    name: "favor"
                    visible: panel.favor
                }
            }

            Row {
                id: wealth

                x: panel.slim ? 0 : parent.width - width
                y: panel.slim ? signs.y + signs.height : signs.y + (signs.height - height) / 2
                spacing: Theme.size.gap

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

            Column {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.bottomMargin: panel.extras.length ? Theme.size.gapTiny : Theme.size.gapSmall
                spacing: panel.slim ? 0 : Theme.size.gapTiny

                PlayerCounts {
                    width: parent.width
                    spacing: panel.slim ? Theme.size.gapTiny : Theme.size.gapSmall
                    thread: panel.thread
                    lace: panel.lace
                    silk: panel.silk
                    hand: panel.hand
                    supply: panel.supply
                    discard: panel.discard
                    rival: panel.rival
                }

                Signs {
                    width: parent.width
                    visible: panel.extras.length > 0
                    tokens: panel.extras
                    iconSize: panel.slim ? Theme.size.iconTiny : Theme.size.iconSmall
                    textSize: Theme.font.small
                    spacing: panel.slim ? Theme.size.gapTiny : Theme.size.gapSmall
                }
            }
        }
    }

    FocusRing {
        visible: panel.visualFocus
    }

    Anchor {
        place: "player:" + panel.key
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
