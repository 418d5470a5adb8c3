import QtQuick
import Table.Theme

// A picture of somebody who nods now and then, can lean aside, and hops for joy.
Picture {
    id: somebody

    // Whether it is somebody who lives, how deep they nod, and how far they lean: from -1 to 1, to the right.
    property bool lives: true
    property real depth: Theme.size.gapTiny
    property real lean: 0
    // How high they hop, from 0 to 1.
    property real hop: 0
    // Somebody whose feet are seen sways around them; others move aside.
    property bool stands: true

    // Whole pixels, so that nothing is drawn blurred.
    function whole(length: real): real {
        return Math.round(length * Theme.pixelRatio) / Theme.pixelRatio;
    }

    transform: [
        Translate {
            x: somebody.stands ? 0 : somebody.whole(3 * somebody.depth * somebody.lean)
            y: somebody.whole(somebody.depth * (nod.swell + 0.5 * Math.abs(somebody.lean) - 3 * somebody.hop))
        },
        Rotation {
            origin.x: somebody.width / 2
            origin.y: somebody.height
            angle: somebody.stands ? Theme.leaning * somebody.lean : 0
        }
    ]

    Stir {
        id: nod

        steps: 6
        enabled: somebody.lives && somebody.path !== ""
    }
}
