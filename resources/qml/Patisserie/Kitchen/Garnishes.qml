pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Table.Controls

// The places for successful decorations, with the income that each gives.
Row {
    id: garnishes

    required property Rows made

    spacing: Theme.size.gapTiny

    Repeater {
        model: garnishes.made

        delegate: Explained {
            id: slot

            required property string key
            required label
            required about
            required property QtObject face
            required property string gain
            required property int amount

            width: Math.floor(garnishes.width / Math.max(1, garnishes.made.count)) - garnishes.spacing
            height: garnishes.height
            Thing.topic: "area.decorations"

            Plate {
                anchors.fill: parent
                radius: Theme.size.radiusSmall
                color: Theme.color.woodLight
                edge: Theme.color.woodEdge
            }

            PieceFace {
                id: garnish

                anchors.fill: undefined
                width: Math.min(parent.width, parent.height - income.height)
                height: width
                x: (parent.width - width) / 2
                modelData: slot.face
            }

            CentredRow {
                id: income

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                height: Theme.size.badge + Theme.size.gapTiny
                spacing: Theme.size.hair

                Words {
                    visible: slot.gain === "coin"
                    text: slot.amount
                    color: Theme.color.inkOnDark
                    font.pixelSize: Theme.font.small
                }

                Mark {
                    visible: slot.gain === "coin"
                    width: Theme.size.iconTiny
                    name: slot.gain
                }

                Points {
                    visible: slot.gain !== "coin"
                    width: Theme.size.badge
                    points: slot.amount
                    now: true
                }
            }

            Anchor {
                place: "decoration:" + slot.key
                piece: garnish
            }
        }
    }
}
