import QtQuick
import Rococo.Theme
import Table.Controls
import Table.Theme

// How much a player has of everything that is counted; a rival has no hand.
Flow {
    id: counts

    required property int thread
    required property int lace
    required property int silk
    required property int hand
    required property int supply
    required property int discard
    required property bool rival

    component Count: Amount {
        tint: Theme.color.inkSoft
        inner: Theme.color.ivory
        iconSize: Theme.size.iconSmall
        textSize: Theme.font.small
        strong: false
    }

    Count {
        sign: "thread"
        value: counts.thread
        tint: RococoTheme.color.thread
    }

    Count {
        sign: "lace"
        value: counts.lace
        tint: RococoTheme.color.lace
    }

    Count {
        sign: "tile"
        value: counts.silk
    }

    Count {
        visible: !counts.rival
        sign: "hand"
        value: counts.hand
    }

    Count {
        sign: "stack"
        value: counts.supply
    }

    Count {
        visible: !counts.rival
        sign: "discard"
        value: counts.discard
    }
}
