import Table.Menu

// A stand of a pastry shop on each side of the start menu.
Welcome {
    id: stands

    backdrop: "patisserie/festival"
    motto: qsTrId("window.patisserie.motto")

    Stand {
        room: stands.room
        middle: stands.room / 2
        colour: "rose"
        staff: ["chef-4", "assistant-3"]
        dishes: ["religieuse", "piece-montee", "macaron"]
    }

    Stand {
        room: stands.room
        middle: stands.width - stands.room / 2
        colour: "egg"
        staff: ["assistant-8", "chef-3"]
        dishes: ["charlotte", "croquembouche", "saint-honore"]
    }
}
