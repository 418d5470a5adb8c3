pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Board
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Layout

// Cards of a baking tray or of staff, drawn recipes and tiles, which are all of a kind. What the choice depends on
// stays in sight: cards lie over the lower end of the garden, where no other card lies, tiles over the star staff, and
// recipes, as large as those on display and larger, over the staff for hire and with a star.
PickPart {
    id: part

    required property PatisseriePrompt prompt
    readonly property FestivalArrangement festival: places as FestivalArrangement
    readonly property rect over: staffed ? festival.garden : tiled ? festival.stars : festival.staff
    readonly property string tray: prompt.tray
    readonly property bool staffed: prompt.picked as StaffFace !== null
    readonly property bool tiled: prompt.picked as IngredientFace !== null
    readonly property int number: Math.max(1, picks.count)
    // How much larger than in the kitchen a recipe is.
    readonly property real drawn: paged ? 1.2 : 1.7
    readonly property real wide: staffed ? PatisserieTheme.size.pick : tiled ? PatisserieTheme.size.rack : PatisserieTheme.size.recipe * drawn
    // The least width of a piece relative to its height.
    readonly property real slender: staffed ? 0.68 : tiled ? 1 : PatisserieTheme.recipe[0]
    readonly property real tall: staffed ? PatisserieTheme.size.pickHigh : tiled ? PatisserieTheme.size.rack : PatisserieTheme.size.recipeHigh * drawn
    // Over the table, cards may be slender so that more of them lie in a line, and are never wider than high.
    readonly property real least: staffed && !paged ? 0.5 * Math.min(tall, lined(1)) : wide
    readonly property real shapely: Math.min(wide, staffed ? lined(lines) : slender * lined(lines))
    readonly property real free: (paged ? places.pick.width : most) - 2 * Theme.size.gapLarge
    readonly property int lines: paged ? best() : Math.ceil(number / Math.max(1, Math.floor(free / (least + Theme.size.gap))))

    // The height of a line over the table.
    function lined(lines: int): real {
        return (lowest - highest - Theme.size.gap) / lines - Theme.size.gap;
    }

    // On a page of their own they are as large as it allows: the height of a line, and the width of a piece.
    function high(lines: int): real {
        return (places.pick.height - Theme.size.gap) / lines - 2 * Theme.size.gap;
    }

    function broad(lines: int): real {
        return Math.min(free / Math.ceil(number / lines) - Theme.size.gap, wide / tall * high(lines));
    }

    function best(): int {
        let best = 1;
        for (let lines = 2; lines <= number; lines++)
            best = broad(lines) > broad(best) ? lines : best;
        return best;
    }

    start: staffed ? over.x + Math.floor((over.width - breadth) / 2) : over.x
    most: over.width
    highest: over.y
    lowest: over.y + over.height
    each: Math.floor(paged ? broad(lines) : Math.min(shapely, free / abreast - Theme.size.gap))
    abreast: Math.ceil(number / lines)
    subject: tray === "" ? "" : "area.tray"
    piece: Spot {
        id: spot

        required property string lender

        width: part.each
        height: Math.floor(part.paged ? Math.min(part.high(part.lines), part.each / part.slender) : Math.min(part.tall, part.lined(part.lines)))
        ground: Theme.color.clear
        rim: Theme.color.clear
        occupant: key
        place: face === null ? "" : "card:" + key
        mates: owner >= 0 ? ["player:" + owner] : []
        contentItem: Item {
            PieceFace {
                anchors.bottomMargin: whose.visible ? whose.height : 0
                modelData: spot.face
                numbered: spot.numbered
            }

            LenderTag {
                id: whose

                anchors.bottom: parent.bottom
                width: parent.width
                seat: spot.owner
                name: spot.lender
            }
        }
    }
}
