pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// A presentation table: guests behind it, its places on the whole cloth, and its sign where the cloth falls
// over the near edge. Its first place is nearest to the sign: at the left, or at the lower end of an upright one, whose places
// may lie at both sides in turn.
Item {
    id: table

    required property string key
    required property string name
    required property int first
    required property int second
    required property int leader
    required property int runner
    required property string standing
    // The place whose dish wins ties, and whose dish that is.
    required property string nearest
    required property int winner
    required property string ties
    required property string matches
    required property list<int> worth
    required property string reward
    required property int amount
    required property string times
    required property string bonus
    required property Rows spots
    readonly property bool upright: height > width
    readonly property real unit: PatisserieTheme.size.unit
    readonly property real inner: Theme.size.gapSmall
    // The room of those who sit behind it, and the part of its cloth that falls over the near edge.
    readonly property real behind: Math.round(upright ? Theme.size.touch : Math.max(0.27 * height, Math.min(0.33 * height, Theme.size.touch)))
    // In a very low room there is less of it.
    readonly property real fall: Math.min(PatisserieTheme.size.clothPart * 58 / 60, upright ? height : Math.max(0.35 * height, height - behind - Theme.size.touch))
    readonly property real percent: 100 * PatisserieTheme.size.clothPart / 60 * Theme.pixelRatio
    readonly property real surface: height - behind - fall
    readonly property real start: upright ? behind + inner : inner
    readonly property real long: upright ? sign.y - start - inner : width - 2 * inner
    // Across a low table a plate is half as high as it is wide.
    readonly property real across: upright ? width - 4 * inner : 2 * surface + Theme.size.gapTiny
    readonly property real step: long / Math.max(1, spots.count)
    // Where an upright table is too short for a line of large places, they lie at its left and right in turn, as large
    // as lets two neighbours and those behind each other have their room.
    readonly property bool turned: upright && step < across
    // So high that no dish stands up above the garden.
    readonly property real tallest: (PatisserieTheme.size.crown + behind + surface / 2) / (0.655 + PatisserieTheme.rise)
    readonly property real each: Math.floor(turned ? Math.min(2 * step - inner, (step * step + across * across) / (2 * across) - inner / 2) : Math.min(across, step - inner / 2, tallest))

    Thing.topic: "table"
    Thing.label: name

    // A guest behind the table, at the right of a place, who comes when a dish is there; else an empty chair.
    component Guest: Somebody {
        required property int index
        required property QtObject face
        // Other people sit at each table.
        readonly property int seed: table.first + 2 * table.key.length
        readonly property int number: (seed * 3 + index * 7) % 10 + 1
        readonly property bool here: face !== null || (index + seed) % 3 > 0

        width: height * 1.2
        // So large that head and shoulders are seen over the cloth.
        height: 1.4 * table.behind
        x: Math.round(table.upright ? table.width * (index ? 0.74 : 0.26) - width / 2 : table.start + (index + 1) * table.step - width / 2)
        y: here ? -Theme.size.gap : 0
        visible: table.upright ? index < 2 : index < table.spots.count - 1
        mirror: face === null
        lives: here
        stands: false
        lean: here ? greeting.lean(index + 0.5) : 0
        Thing.vacant: true
        path: !visible ? "" : here ? `patisserie/guest/${number}` : "patisserie/table/chair"
    }

    Greeting {
        id: greeting
    }

    Repeater {
        id: seated

        model: table.spots

        delegate: Guest {}
    }

    // In the evening, lanterns between the guests behind a low table.
    component Lantern: Picture {
        required property int index

        height: 0.7 * table.behind
        width: 0.6 * height
        x: Math.round(table.start + (index + 0.5) * table.step - width / 2)
        y: -Theme.size.gap
        Thing.vacant: true
        path: Theme.evening ? `patisserie/furniture/lantern-${["rose", "gold", "ivory"][index % 3]}` : ""
    }

    Repeater {
        model: table.upright ? 0 : table.spots.count

        delegate: Lantern {}
    }

    Drawn {
        y: table.behind
        width: parent.width
        height: parent.height - y
        order: `cloth/patisserie/table/cloth-${Theme.evening ? "evening" : "day"}/${Math.round(table.percent)}`
    }

    Repeater {
        model: table.spots.count

        delegate: Ornament {
            free: table.step - table.each
            most: table.upright ? Theme.size.rowHeight : 1.1 * table.surface
            wanted: !table.turned && index < table.spots.count - 1
            x: Math.round(table.upright ? (table.width - width) / 2 : table.start + (index + 1) * table.step - width / 2)
            y: Math.round(table.upright ? table.start + (index + 1) * table.step - 0.62 * height : table.height - table.fall - height)
        }
    }

    Anchor {
        place: "table:" + table.key
    }

    TableSign {
        id: sign

        x: Math.round(table.upright ? (table.width - width) / 2 : table.inner)
        y: table.height - height
        banner: !table.upright
        width: Math.round(table.upright ? table.width - 2 * table.inner : Math.min(wanted, table.width - 2 * table.inner))
        height: table.upright ? PatisserieTheme.size.signHigh : table.fall
    }

    // A place for a dish on a laid table: its plate with its bonus, or the dish with its owner.
    component DishPlace: Spot {
        id: space

        Thing.topic: (face as Face)?.topic ?? "space"
        corner: width / 2
        place: "space:" + key
        // Its plate shows where a dish may go.
        lamplit: true
        head: 0.38 * height
        digitTop: 0.22 * height
        background: China {
            visible: space.face === null
            rim: space.marked ? Theme.color.legal : PatisserieTheme.color.plateEdge

            Loader {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -0.16 * (height - parent.height)
                width: (space.risen || space.met ? 1.2 : 1.12) * parent.width
                height: width
                z: -1
                active: space.marked
                sourceComponent: China {
                    rim: Theme.color.legal
                    opacity: space.unwanted ? Theme.dimmed : 1
                }
            }
        }

        Steam {
            rising: space.face !== null
        }

        CentredRow {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 0.655 * parent.height - height / 2
            visible: space.face === null && space.gain !== ""
            spacing: Theme.size.hair

            Words {
                visible: space.gain === "coin" || space.amount > 1
                text: "+" + space.amount
                color: PatisserieTheme.color.chinaInk
                font.bold: true
            }

            Mark {
                width: Math.min(1.4 * Theme.size.iconLarge, space.width * 0.44)
                name: space.gain
            }
        }
    }

    Repeater {
        model: table.spots

        delegate: DishPlace {
            id: place

            required property int index
            readonly property int row: table.upright ? table.spots.count - 1 - index : index
            readonly property real along: table.start + (row + 0.5) * table.step - table.each * (table.upright ? 0.6 : 0.5)
            readonly property real aside: 2 * table.inner + (table.across - width) * (!table.turned ? 0.5 : index % 2)

            // The table goes before its places do.
            company: face && table ? (table.upright ? [0, 1] : [index - 1, index]).map(at => seated.itemAt(at)).filter(guest => (guest as Guest)?.here) : []
            x: Math.round(table.upright ? aside : along)
            y: Math.round(table.upright ? along : table.behind + table.surface / 2 - 0.655 * height)
            // What stands before another stands over it.
            z: table.upright ? row : 0
            width: table.each
            height: table.each

            PlateNumber {
                number: place.index + 1
            }

            // The dish that wins ties.
            TieSign {
                z: 1
                y: Math.round(0.18 * parent.height)
                visible: place.key === table.nearest
            }

            Arrival {
                full: place.face !== null
                awaited: place.awaited

                onCame: greeting.welcome(place.index)
            }
        }
    }
}
