pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Table.Controls

// The special bonuses: a condition each, and places for the players who fulfil it, the best first.
Row {
    id: specials

    required property PatisserieTable laid
    readonly property Rows tiles: laid.board.specials

    spacing: Theme.size.gap

    Repeater {
        model: specials.tiles

        delegate: Explained {
            id: tile

            required property string key
            required property string name
            required property bool asked
            required property list<int> points
            required property list<int> claimed
            required property string told

            width: Math.floor((specials.width - specials.spacing * (specials.tiles.count - 1)) / Math.max(1, specials.tiles.count))
            height: specials.height
            label: name
            about: specials.laid.about("specials") + "\n" + told
            Thing.topic: "area.specials"

            Plate {
                anchors.fill: parent
                color: tile.asked ? Theme.color.legalFill : Theme.color.parchment
                edge: tile.asked ? Theme.color.legal : Theme.color.gold
                edgeWidth: tile.asked ? Theme.size.ring : Theme.size.hair
            }

            Anchor {
                place: `special:${tile.key}`
            }

            Mark {
                id: prize

                x: Theme.size.gapSmall
                y: Theme.size.gapSmall
                width: Theme.size.iconLarge
                name: "special-bonus"
            }

            Prose {
                anchors.left: prize.right
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.size.gapTiny
                height: parent.height - places.height - Theme.size.gap
                text: tile.name
                font.pixelSize: Theme.font.small
                lineHeight: Theme.font.tight
                verticalAlignment: Text.AlignTop
            }

            Row {
                id: places

                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Theme.size.gapSmall
                spacing: Theme.size.gapSmall

                Repeater {
                    model: tile.points

                    delegate: Item {
                        id: slot

                        required property int modelData
                        required property int index

                        width: Theme.size.icon
                        height: width

                        Points {
                            anchors.fill: parent
                            points: slot.modelData
                        }

                        Emblem {
                            id: emblem

                            anchors.fill: parent
                            seat: tile.claimed[slot.index] ?? -1
                            visible: slot.index < tile.claimed.length
                        }

                        Points {
                            anchors.right: parent.right
                            anchors.bottom: parent.bottom
                            anchors.margins: -Theme.size.gapTiny
                            width: Theme.size.badge
                            visible: emblem.visible
                            points: slot.modelData
                        }

                        Anchor {
                            place: `special:${tile.key}:${slot.index}`
                            piece: emblem
                        }
                    }
                }
            }
        }
    }
}
