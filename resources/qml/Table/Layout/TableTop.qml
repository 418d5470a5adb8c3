import QtQuick
import Table.Log
import Table.Program
import Table.Theme

// The contents of a table, part by part, with the wood around them and the way back through the game over
// them.
Item {
    id: top

    objectName: "tableTop"

    required property Shell shell
    required property GameController game
    required property FocusWalker walker
    // Where the parts are in this window.
    required property Arrangement arrangement
    required property Item question
    // The parts that may be on a page.
    property alias parts: pager.parts
    default property alias contents: ground.data
    readonly property alias paging: pager
    readonly property bool lookingBack: lookBack.past || lookBack.open

    signal chosen(option: string)
    signal settled

    // Goes one step back towards the game; returns false if it is there already.
    function leave(): bool {
        return lookBack.leave();
    }

    function openLog() {
        lookBack.openLog();
    }

    function openPage(page: string) {
        pager.page = page;
        lookBack.open = false;
    }

    // Turns to the page that contains something.
    function reveal(item: Item) {
        pager.reveal(item);
    }

    // Turns to a page with something to choose, unless this one has some.
    function turn() {
        pager.turn();
    }

    anchors.fill: parent
    anchors.margins: Theme.size.gap

    Paging {
        id: pager

        walker: top.walker
        places: top.arrangement
        reading: lookBack.open
    }

    Item {
        id: ground

        anchors.fill: parent
    }

    LookBack {
        id: lookBack

        anchors.fill: parent
        game: top.game
        book: top.arrangement.book
        prompt: top.arrangement.prompt

        onSettled: top.settled()
        onStudied: top.shell.open("analysis")
    }
}
