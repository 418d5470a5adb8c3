pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The garden of the festival: five tables, and service between them.
Item {
    id: garden

    required property Board board
    readonly property real gap: Theme.size.gap
    readonly property real column: PatisserieTheme.size.column
    readonly property real middle: width - 2 * column - 4 * gap
    readonly property real inward: column + 2 * gap
    readonly property real laidHigh: (height - first - 2 * PatisserieTheme.size.postRow - 5 * gap) / 3
    readonly property real first: PatisserieTheme.size.crown
    readonly property real second: first + laidHigh + gap
    readonly property real third: second + PatisserieTheme.size.postRow + gap
    readonly property real fourth: third + laidHigh + gap
    readonly property real fifth: fourth + PatisserieTheme.size.postRow + gap

    function spot(key: string): rect {
        switch (key) {
        case "left":
            return Qt.rect(gap, gap, column, height - 2 * gap);
        case "right":
            return Qt.rect(width - gap - column, gap, column, height - 2 * gap);
        case "top":
            return Qt.rect(inward, first, middle, laidHigh);
        case "bottom":
            return Qt.rect(inward, fifth, middle, laidHigh);
        default:
            return Qt.rect(inward, third, middle, laidHigh);
        }
    }

    // Service stands between its two tables: on the left, in the middle or on the right.
    function service(one: string, other: string): rect {
        const high = one === "top" || other === "top";
        const at = one === "left" || other === "left" ? 0 : one === "right" || other === "right" ? 2 : 1;
        const wide = Math.floor((middle - 2 * gap) / 3);
        return Qt.rect(inward + at * (wide + gap), high ? second : fourth, wide, PatisserieTheme.size.postRow);
    }

    Ground {
        anchors.fill: parent
        path: "patisserie/garden"
        tint: PatisserieTheme.color.dusk
        strength: PatisserieTheme.garden
    }

    // In the evening, the light of the tables on the lawn.
    Repeater {
        model: garden.board.tables

        delegate: Picture {
            required property string key
            readonly property rect where: garden.spot(key)
            readonly property real beyond: 1.5 * PatisserieTheme.size.postRow

            x: Math.round(where.x - beyond)
            y: Math.round(where.y - beyond)
            width: Math.floor(where.width + 2 * beyond)
            height: Math.floor(where.height + 2 * beyond)
            opacity: 0.6
            stretches: true
            Thing.vacant: true
            path: Theme.evening ? "life/glow" : ""
        }
    }

    Repeater {
        model: garden.board.tables

        delegate: Presentation {
            readonly property rect where: garden.spot(key)

            x: Math.round(where.x)
            y: Math.round(where.y)
            width: Math.floor(where.width)
            height: Math.floor(where.height)
        }
    }

    // A service area between two tables, with its two posts.
    component ServicePosts: Item {
        id: area

        required property string key
        required property string name
        required property string one
        required property string other
        required property Rows spots

        Thing.topic: "post"
        Thing.label: name

        // Who serves there, behind a sideboard.
        Somebody {
            stands: false
            y: -0.3 * height
            width: sign.x + sign.width + Theme.size.gap
            height: parent.height
            Thing.vacant: true
            path: `patisserie/staff/assistant-${(area.one.length + area.other.length * 3) % 8 + 1}`
        }

        Drawn {
            y: Math.round(0.55 * parent.height)
            width: parent.width
            height: parent.height + Theme.size.gapSmall - y
            order: `cloth/patisserie/table/cloth-${Theme.evening ? "evening" : "day"}/${Math.round(40 * PatisserieTheme.size.clothPart / 60 * Theme.pixelRatio)}`
        }

        Anchor {
            place: "area:" + area.key
        }

        Mark {
            id: sign

            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.size.gapTiny
            x: Theme.size.gapLarge
            width: Theme.size.icon
            name: "post"
        }

        Row {
            anchors.left: sign.right
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.margins: Theme.size.gapTiny
            spacing: Theme.size.gapTiny

            Repeater {
                model: area.spots

                delegate: MarkerPlace {
                    Thing.topic: "post"
                    width: Math.floor((area.width - sign.x - sign.width - 3 * Theme.size.gapTiny) / 2)
                    height: area.height - 2 * Theme.size.gapTiny
                }
            }
        }
    }

    Repeater {
        model: garden.board.areas

        delegate: ServicePosts {
            readonly property rect where: garden.service(one, other)

            x: Math.round(where.x)
            y: Math.round(where.y)
            width: Math.floor(where.width)
            height: Math.floor(where.height)
        }
    }

    // A butterfly over the hedges.
    Picture {
        x: garden.column + flight.done * (garden.width - 2 * garden.column - width)
        y: garden.second - 0.5 * height + 0.4 * garden.laidHigh * Math.sin(7 * flight.done)
        width: Theme.size.icon
        height: 0.8 * width
        opacity: Math.min(1, 4 * flight.swell)
        Thing.vacant: true
        path: `life/butterfly-${flight.now % 2 + 1}`

        Stir {
            id: flight

            steps: 28
        }
    }
}
