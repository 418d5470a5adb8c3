pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Layout

// Cards of a baking tray or of the player's staff, drawn tiles.
PickPart {
    id: part

    required property PatisseriePrompt prompt
    readonly property string tray: prompt.tray
    readonly property int count: picks.count
    // The most pieces since there were none, or another tray, so that the others stay where they are when one is taken.
    property int widest: 0
    // In a row, cards are as wide as all of them have room.
    readonly property real card: rowed ? Math.floor(Math.min(PatisserieTheme.size.pick, (row.width - lead - 2 * Theme.size.gapLarge) / Math.max(1, abreast) - Theme.size.gap)) : PatisserieTheme.size.pick
    readonly property real high: rowed ? row.height - 2 * Theme.size.gap : Infinity

    function grow() {
        widest = count > 0 ? Math.max(widest, count) : 0;
    }

    start: (places.width - breadth) / 2
    most: places.width - 2 * Theme.size.gapHuge
    each: PatisserieTheme.size.pick
    abreast: Math.max(widest, count)
    lead: tray === "" ? 0 : 0.8 * Theme.size.column
    head: tray === "" ? null : rowed ? stacked : passing
    subject: tray === "" ? "" : "area.tray"
    piece: Spot {
        width: face as StaffFace !== null ? part.card : face as IngredientFace !== null ? PatisserieTheme.size.rack : PatisserieTheme.size.recipe * 1.2
        height: Math.min(part.high, face as StaffFace !== null ? PatisserieTheme.size.pickHigh : face as IngredientFace !== null ? PatisserieTheme.size.rack : PatisserieTheme.size.recipeHigh * 1.2)
        ground: Theme.color.clear
        rim: Theme.color.clear
        place: "card:" + key
    }

    onCountChanged: Qt.callLater(grow)
    onTrayChanged: {
        widest = 0;
        Qt.callLater(grow);
    }

    Component {
        id: stacked

        Column {
            spacing: Theme.size.gapSmall
            topPadding: Theme.size.gapLarge
            rightPadding: Theme.size.gapLarge

            Mark {
                width: Theme.size.touch
                name: part.tray === "" ? "" : "tray-" + part.tray
            }

            Prose {
                width: parent.width - Theme.size.gapLarge
                text: part.prompt.passing
                font.pixelSize: Theme.font.small
            }
        }
    }

    Component {
        id: passing

        CentredRow {
            id: words

            spacing: Theme.size.gap

            Mark {
                width: Theme.size.touch
                name: part.tray === "" ? "" : "tray-" + part.tray
            }

            // The number of cards on the tray, and who gets it next.
            Title {
                width: words.width - words.spacing - Theme.size.touch
                text: part.prompt.passing
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.font.body
            }
        }
    }
}
