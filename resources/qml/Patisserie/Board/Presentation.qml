pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// A presentation table with its cloth: its flag first, then its places from there outwards; upright and
// low in two lanes.
Item {
    id: table

    required property string key
    required property string name
    required property int first
    required property int second
    required property int leader
    required property int runner
    required property string standing
    required property string matches
    required property list<int> worth
    required property string reward
    required property int amount
    required property string times
    required property string bonus
    required property Rows spots
    readonly property bool upright: height > width
    readonly property real inner: Theme.size.gapSmall
    readonly property real long: (upright ? height - flag.height : width - flag.width) - 3 * inner
    readonly property real across: (upright ? width : height) - 2 * inner
    readonly property int lanes: upright && long / Math.max(1, spots.count) < Theme.size.touch + Theme.size.gap ? 2 : 1
    readonly property int steps: Math.max(1, Math.ceil(spots.count / lanes))
    readonly property real lane: across / lanes
    readonly property real each: Math.floor(Math.min(lane - (lanes - 1) * inner, (long - (steps - 1) * inner) / steps))

    Thing.topic: "table"
    Thing.label: name

    Plate {
        anchors.fill: parent
        radius: Theme.size.radiusLarge
        color: PatisserieTheme.color.cloth
        edge: PatisserieTheme.color.clothEdge
        edgeWidth: Theme.size.frame
    }

    Anchor {
        place: "table:" + table.key
    }

    TableFlag {
        id: flag

        x: table.inner
        y: table.upright ? table.inner : (table.height - height) / 2
        width: table.upright ? table.width - 2 * table.inner : low ? 1.5 * PatisserieTheme.size.flag : PatisserieTheme.size.flag
        height: Math.min(PatisserieTheme.size.flagHigh, table.height - 2 * table.inner)
    }

    // A place for a dish on a laid table: its plate with its bonus, or the dish with its owner.
    component DishPlace: Spot {
        id: space

        Thing.topic: (face as Face)?.topic ?? "space"
        ground: PatisserieTheme.color.plate
        rim: PatisserieTheme.color.plateEdge
        corner: width / 2
        place: "space:" + key
        background: Plate {
            radius: space.corner
            color: space.legal ? Theme.color.legalFill : space.ground
            edge: space.rim
            edgeWidth: Theme.size.frame
        }

        CentredRow {
            anchors.centerIn: parent
            visible: space.face === null && space.gain !== ""
            spacing: Theme.size.hair

            Words {
                visible: space.gain === "coin" || space.amount > 1
                text: "+" + space.amount
                font.bold: true
            }

            Mark {
                width: Math.min(Theme.size.iconLarge, space.width * 0.5)
                name: space.gain
            }
        }
    }

    Repeater {
        model: table.spots

        delegate: DishPlace {
            required property int index
            readonly property real share: (table.long - table.steps * table.each) / table.steps
            readonly property real along: (table.upright ? flag.height : flag.width) + 2 * table.inner + Math.floor(index / table.lanes) * (table.each + share) + share / 2
            readonly property real aside: table.inner + (index % table.lanes) * table.lane + (table.lane - width) / 2

            x: Math.round(table.upright ? aside : along)
            y: Math.round(table.upright ? along : (table.height - height) / 2)
            width: table.each
            height: table.each
        }
    }
}
