pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Menu

// Two pairs of guests beside the start menu, and now and then a rocket over the palace.
Welcome {
    id: guests

    backdrop: "backdrop/palace"
    motto: qsTrId("window-menu-subtitle")

    // A burst in the sky.
    component Rocket: Picture {
        id: rocket

        width: guests.width * 0.09
        height: width
        opacity: stir.swell
        scale: 0.3 + 0.7 * stir.done

        Stir {
            id: stir

            steps: 14
        }
    }

    Rocket {
        x: guests.width * 0.27
        y: guests.height * 0.02
        path: "burst/1"
    }

    Rocket {
        x: guests.width * 0.64
        y: guests.height * 0.03
        path: "burst/2"
    }

    Rocket {
        x: guests.width * 0.015
        y: guests.height * 0.05
        path: "burst/3"
    }

    GuestPair {
        room: guests.room
        middle: guests.room / 2
        before: "guest/deluxe/yellow-3-green"
        behind: "guest/deluxe/green-3-yellow"
        leaning: -1
    }

    GuestPair {
        room: guests.room
        middle: guests.width - guests.room / 2
        before: "guest/deluxe/red-1-blue"
        behind: "guest/deluxe/blue-2-green"
        leaning: 1
    }
}
