pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Board
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Layout

// Cards of a baking tray or of staff, drawn recipes and tiles, which are all of a kind. What the choice depends on
// stays in sight: tiles lie over the star staff, and recipes, as large as those on display and larger, over the staff for
// hire and with a star. Cards lie in the empty places of the staff for hire, in two lines if there are many, as large as
// they can be there; if there is any staff for hire, over the lower end of the garden, where no other card lies.
PickPart {
    id: part

    required property PatisseriePrompt prompt
    readonly property FestivalArrangement festival: places as FestivalArrangement
    readonly property rect over: staffed ? (vacant > 0 ? festival.hire : festival.garden) : tiled ? festival.stars : festival.staff
    // The lines in which all cards have room where nobody is for hire; 0 if they have none there.
    readonly property int vacant: staffed && festival.displays.hireCost === "" ? fitting(festival.hire) : 0
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
    // Over the table, cards may be slender so that more of them lie in a line; only in several lines are they wider than high.
    readonly property real least: staffed && !paged ? slightest(over, 1) : wide
    readonly property real shapely: Math.min(wide, staffed ? (vacant > 1 ? 2 : 1) * lined(lines) : slender * lined(lines))
    readonly property real free: (paged ? places.pick.width : most) - 2 * Theme.size.gapLarge
    readonly property int lines: paged ? best() : vacant || Math.ceil(number / Math.max(1, Math.floor(free / (least + Theme.size.gap))))

    // The least width of cards that lie in some lines over a place.
    function slightest(place: rect, lines: int): real {
        return 0.5 * Math.min(tall, (place.height - Theme.size.gap) / lines - Theme.size.gap);
    }

    // The fewest lines in which all cards fit into a place with a line of words and one of signs; 0 if they do not.
    function fitting(place: rect): int {
        for (let lines = 1; slightest(place, lines) >= Theme.size.heading; lines++) {
            if (Math.ceil(number / lines) * (slightest(place, lines) + Theme.size.gap) <= place.width - 2 * Theme.size.gapLarge)
                return lines;
        }
        return 0;
    }

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
