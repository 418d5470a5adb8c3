pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Theme
import Table.Controls
import Table.Program
import Table.Theme

// A presentation table with its cloth: its flag first, then its places from there outwards.
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
    required property string reward
    required property int amount
    required property string bonus
    required property Rows spots
    readonly property bool upright: height > width
    readonly property real inner: Theme.size.gapSmall
    readonly property real long: (upright ? height - flag.height : width - flag.width) - 3 * inner
    readonly property real across: (upright ? width : height) - 2 * inner
    readonly property real each: Math.floor(Math.min(across, (long - (spots.count - 1) * inner) / Math.max(1, spots.count)))

    signal chosen(option: string)

    Plate {
        anchors.fill: parent
        radius: Theme.size.radiusLarge
        color: PatisserieTheme.color.cloth
        edge: PatisserieTheme.color.clothEdge
        edgeWidth: Theme.size.frame
    }

    TableFlag {
        id: flag

        x: table.inner
        y: table.upright ? table.inner : (table.height - height) / 2
        width: table.upright ? table.width - 2 * table.inner : PatisserieTheme.size.flag
        height: PatisserieTheme.size.flagHigh
        name: table.name
        first: table.first
        second: table.second
        leader: table.leader
        runner: table.runner
        standing: table.standing
        matches: table.matches
        reward: table.reward
        amount: table.amount
        bonus: table.bonus
        place: "bonus:" + table.key
    }

    Repeater {
        model: table.spots

        delegate: DishPlace {
            required property int index
            readonly property real share: (table.long - table.spots.count * table.each) / Math.max(1, table.spots.count)
            readonly property real along: (table.upright ? flag.height : flag.width) + 2 * table.inner + index * (table.each + share) + share / 2

            x: Math.round(table.upright ? (table.width - width) / 2 : along)
            y: Math.round(table.upright ? along : (table.height - height) / 2)
            width: table.each
            height: table.each

            onTaken: option => table.chosen(option)
        }
    }
}
