import Table.Menu

// Two pairs of guests beside the start menu.
Welcome {
    id: guests

    backdrop: "backdrop/palace"
    motto: qsTrId("window.menu.subtitle")

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
