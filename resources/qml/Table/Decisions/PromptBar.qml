pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The question and its player, the answers in words, undo and redo.
Panel {
    id: bar

    required property Shell shell
    required property GameController game
    required property Foresight foresight
    property Component bench: null // The item beside the question.
    // The room for the asked player's portrait; none where the bar is narrow or low.
    readonly property real portrayed: width >= Theme.size.wideDialog * 0.8 ? height - 2 * Theme.size.gapLarge : 0
    property Component answer: OptionButton {} // How an answer is shown.
    property alias further: tools.further // The game's own items among the tools.
    property real covered: 0 // The width at its right end that something of the game has; nothing is written in `end`.
    readonly property real end: covered + Theme.size.gapLarge
    readonly property Prompt prompt: game.prompt
    // Whether who teaches repeats a passing remark that is too long for its place here, and that remark.
    property bool repeats: false
    readonly property string remark: repeats && aside.tight ? aside.text : ""
    // What is said first, while the table still shows what leads to the question.
    property string meanwhile: ""
    // Its height is given, whatever is asked; several rows of answers have to do with it.
    readonly property bool dense: options.lines > 1
    // Without buttons the question may have two lines, above what is told.
    readonly property bool bare: options.count === 0 && !onward.needed
    // Words in several lines take the place of the pictures above the answers.
    readonly property real tallest: height - Math.max(Theme.size.questionLine, question.lines) - 2 * Theme.size.gap
    readonly property real line: dense ? Theme.size.lowLine : Theme.size.questionLine
    readonly property real margin: dense ? Theme.size.gapSmall : Theme.size.gap

    objectName: "promptBar"
    color: prompt.mine ? Theme.color.parchment : Theme.color.ivoryDim
    frameColor: prompt.mine ? Theme.color.legal : Theme.color.gold

    Binding {
        target: Pointer
        property: "crowded"
        value: !outlook.empty && !outlook.readable && !outlook.folded
        when: bar.visible
    }

    Damask {
        anchors.fill: parent
        anchors.margins: Theme.size.gapSmall
        tint: Theme.color.goldDeep
        opacity: 0.1
    }

    DropSpot {
        id: bench

        z: 0
        zone: "bench"
        aside: bar.end
        hushed: outlook.folded && outlook.y + outlook.height > words.height - Theme.size.heading
    }

    Item {
        anchors.left: tools.right
        width: Theme.size.field
        height: parent.height

        Anchor {
            place: "bench"
            piece: piece
        }
    }

    Loader {
        id: piece

        anchors.left: tools.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.size.gapLarge
        sourceComponent: bar.bench
    }

    Item {
        id: words

        anchors.left: piece.right
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.size.gapLarge
        anchors.rightMargin: bar.end
        height: parent.height - 2 * bar.margin

        // The width beside what can be done, and what there is while it is shown or not.
        readonly property real beside: width - prospects.taken - Theme.size.gapHuge
        readonly property real free: prospects.visible ? beside : width
        // The height of the answers, or of what leads on.
        readonly property real taken: onward.needed ? onward.height : area.height

        Prospects {
            id: prospects

            anchors.right: parent.right
            // Below the question it has the place of what is told, which matters more.
            visible: bar.bare && !Pointer.carrying && bar.prompt.prospects.count > 0 && fits && Math.max(outlook.natural, hint.against) <= (under ? 0 : words.beside) && !(under && aside.visible)
            actions: bar.prompt.prospects
            room: parent.width - Math.min(question.sole, parent.width / 2) - Theme.size.gapHuge
            whole: parent.width
            high: parent.height
            asked: question.sole + Theme.size.gapHuge
            line: bar.line
        }

        QuestionWords {
            id: question

            Thing.topic: bar.prompt.topic
            Thing.label: text
            anchors.left: parent.left
            width: bar.bare ? words.free : Math.min(sole, parent.width - aside.width)
            height: Math.max(bar.line, bar.bare && sole > width ? 1.5 * bar.line : 0, lines)
            visible: !outlook.folded || outlook.y > 0
            opacity: hint.ousts ? 0 : 1
            text: bar.meanwhile || bar.prompt.text
            wraps: bar.bare
            Accessible.name: text
        }

        Hint {
            id: hint

            // A reason that has no room beside the question takes its place for a while.
            readonly property real start: bar.bare ? 0 : question.width + Theme.size.gapHuge
            readonly property bool ousts: visible && !bar.bare && refused && against > aside.anchors.leftMargin - start

            anchors.left: parent.left
            anchors.leftMargin: ousts ? 0 : start
            y: bar.bare ? question.height : 0
            width: bar.bare ? words.free : aside.anchors.leftMargin - anchors.leftMargin
            height: bar.bare && outlook.empty ? words.height - y : ousts ? Math.max(bar.line, words.height - words.taken) : bar.line
            // What a choice brings matters more than the words for it, if only one of them has a line.
            visible: !bar.bare || aside.text === "" && (outlook.empty || question.height <= bar.line)
            several: bar.bare && outlook.empty || ousts
            room: visible && width >= Theme.size.column && (outlook.fits || outlook.empty) && !(prospects.visible && prospects.under)
            said: bar.prompt.aside
        }

        Aside {
            id: aside

            Thing.topic: bar.foresight.causeOf(text)
            Thing.label: text
            anchors.left: parent.left
            anchors.leftMargin: bar.bare ? -lead : parent.width - width
            y: bar.bare ? question.height : 0
            height: bar.bare ? (outlook.visible && outlook.fits ? outlook.y : words.height) - y : Math.max(bar.line, words.height - words.taken)
            // The question has the room that it needs, or most of it.
            most: bar.bare ? words.free + lead : Math.max(parent.width * 0.45, parent.width - question.sole)
            opacity: outlook.folded || bar.remark !== "" ? 0 : 1
            text: bar.prompt.aside
            symbol: bar.prompt.sign
            waits: bar.prompt.waits
            overtaken: Pointer.carrying || bar.game.tutors.hinting

            onEnded: bar.prompt.forget()
        }

        OutlookLine {
            id: outlook

            readonly property bool empty: bar.foresight.words === ""
            readonly property real beside: options.count ? options.implicitWidth + Theme.size.gapHuge : onward.needed ? onward.width + Theme.size.gapHuge : 0
            // The row of the answers, without what it says of a drop.
            readonly property real row: words.free - outlook.beside - bench.worded
            readonly property bool fits: options.implicitHeight <= Theme.size.buttonHeight && natural * least <= row
            readonly property real room: fits ? row : bar.bare ? 0 : hint.width - Theme.size.gapSmall
            readonly property real share: Math.min(1, room / Math.max(1, natural))
            readonly property real least: Theme.font.small / Theme.font.body
            readonly property bool readable: share >= least
            // What a drop would bring, or anything if there are no answers, is always said here, on nothing of the table:
            // if need be in several lines below the question, or in place of it and of the answers.
            readonly property bool folded: (Pointer.carrying || bar.bare) && !empty && !readable

            objectName: "outlook"
            visible: !empty
            width: folded ? words.free : natural
            anchors.left: parent.left
            anchors.leftMargin: folded ? 0 : fits ? outlook.beside : hint.anchors.leftMargin
            y: folded ? (bar.bare && question.height + height <= words.height - (bench.worded > 0 ? Theme.size.heading : 0) ? question.height : 0) : fits ? words.height - (Theme.size.buttonHeight + height) / 2 : (bar.line - height) / 2
            scale: folded ? Math.min(1, words.height / Math.max(1, height)) : readable ? share : 0
            transformOrigin: folded ? (Theme.mirrored ? Item.TopRight : Item.TopLeft) : Theme.mirrored ? Item.Right : Item.Left
            foresight: bar.foresight
        }

        Onward {
            id: onward

            anchors.left: parent.left
            anchors.bottom: parent.bottom
            shell: bar.shell
            game: bar.game
        }

        // What does not fit scrolls, so that the bar is as high whatever is asked.
        ScrollArea {
            id: area

            anchors.bottom: parent.bottom
            width: parent.width
            opacity: outlook.folded && outlook.y + outlook.height > y ? 0 : 1
            height: Math.min(contentHeight, parent.height - Math.max(bar.line, question.lines))
            contentHeight: options.implicitHeight

            OptionGrid {
                id: options

                anchors.left: parent.left
                width: area.width
                rail: area.width - area.room
                most: bar.height - 2 * Theme.size.gapSmall - Math.max(Theme.size.lowLine, question.lines)
                high: bar.tallest
                topic: bar.prompt.topic

                onChosen: option => bar.game.answer(option)

                Repeater {
                    model: bar.prompt.options
                    delegate: bar.answer
                }
            }
        }
    }

    Anchor {
        place: "region:tools"
        anchors.fill: tools
    }

    // At the one end that stays, whatever else the row has at the other.
    PromptTools {
        id: tools

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gap
        anchors.verticalCenter: parent.verticalCenter
        shell: bar.shell
        game: bar.game
    }
}
