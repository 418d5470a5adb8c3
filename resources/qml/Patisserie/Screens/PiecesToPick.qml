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

    start: (places.width - breadth) / 2
    most: places.width - 2 * Theme.size.gapHuge
    each: PatisserieTheme.size.pick
    abreast: widest
    head: tray === "" ? null : passing
    subject: tray === "" ? "" : "area.tray"
    piece: Spot {
        width: face as StaffFace !== null ? PatisserieTheme.size.pick : face as IngredientFace !== null ? PatisserieTheme.size.rack : PatisserieTheme.size.recipe * 1.2
        height: face as StaffFace !== null ? PatisserieTheme.size.pickHigh : face as IngredientFace !== null ? PatisserieTheme.size.rack : PatisserieTheme.size.recipeHigh * 1.2
        ground: Theme.color.clear
        rim: Theme.color.clear
        place: "card:" + key
    }

    onCountChanged: widest = count > 0 ? Math.max(widest, count) : 0
    onTrayChanged: widest = count

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
