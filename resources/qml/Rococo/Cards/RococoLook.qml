import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Theme

// The pieces and signs of this game: money, prestige, thread and lace in their colours, silk as bales.
Look {
    velvet: RococoTheme.color.early ? "sea-green" : "crimson"
    evening: "backdrop/palace"
    eveningEdge: 0.1
    samples: RococoTheme.color.silkKeys.map(silk => "silk-" + silk)

    sign: Bale {
        required property string modelData

        anchors.fill: parent
        silk: RococoTheme.silkOf(modelData)
    }

    meanings: ({
            bench: qsTrId("window-drop-bench"),
            hand: qsTrId("window-drop-hand"),
            lace: qsTrId("window-drop-lace"),
            notions: qsTrId("window-drop-notions"),
            sell: qsTrId("window-drop-sell"),
            silk: qsTrId("window-drop-silk"),
            thread: qsTrId("window-drop-thread")
        })
    money: "livre"
    points: "prestige"
    face: PieceFace {}
    flown: PieceFace {
        airborne: true
    }
    worn: DressFigure {
        required property QtObject modelData

        anchors.fill: parent
        dress: modelData as DressFace
        worn: true
        lettered: false
    }
    bit: SmallPiece {}
    thumb: Thumb {}

    function extent(face: QtObject): size {
        if (face as DressFace)
            return Qt.size(RococoTheme.size.space, RococoTheme.size.gardens);
        if ((face as TileFace) || (face as PictureFace))
            return Qt.size(RococoTheme.size.tileWidth, RococoTheme.size.tileHeight);
        return Qt.size(RococoTheme.size.cardWidth, RococoTheme.size.hireHeight);
    }

    function lifted(face: QtObject): size {
        return face as DressFace ? extent(face) : Qt.size(0, 0);
    }

    function tint(sign: string, other: color): color {
        const colors = RococoTheme.color;
        switch (sign) {
        case "crown":
            return Theme.color.points;
        case "thread":
            return colors.thread;
        case "lace":
            return colors.lace;
        default:
            return RococoTheme.silkOf(sign) ? colors.silk(RococoTheme.silkOf(sign)) : other;
        }
    }

    function inner(sign: string, other: color): color {
        return RococoTheme.silkOf(sign) ? RococoTheme.color.silkWeave(RococoTheme.silkOf(sign)) : other;
    }

    function draws(sign: string): bool {
        return RococoTheme.silkOf(sign) !== "";
    }
}
