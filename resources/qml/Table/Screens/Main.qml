import QtQuick
import QtQuick.Templates as T
import Table.Controls
import Table.Reference

// The window: a screen, a dialog over it, and notices over both.
Window {
    id: window

    required property Shell shell
    required property real motion
    // Whether the window's size is saved for the next start.
    property bool remembering: false
    property bool opensMaximized: false
    // Whether it is as large as the screen has room for, or was before it filled the whole screen.
    property bool maximized: false

    readonly property real largestUnit: room.largest
    readonly property bool dialogOpen: shell.dialog !== ""
    readonly property Preferences preferences: shell.preferences
    // Qt makes its overlay when it is first needed, and it takes presses from whoever watched before.
    readonly property Item overlay: T.Overlay.overlay
    readonly property int botPace: Theme.motion.botPace(preferences.pace) * motion
    readonly property bool filling: preferences.fullScreen

    function fill() {
        if (filling)
            showFullScreen();
        else if (maximized)
            showMaximized();
        else
            showNormal();
    }

    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true
    width: 1280
    height: 800
    // Smaller letters cannot be read, but the window must fit on any screen, beside its bars and titles.
    minimumWidth: Math.min(960, Math.floor(0.8 * Screen.width))
    minimumHeight: Math.min(500, Math.floor(0.8 * Screen.height))
    visible: true
    color: Theme.color.wood
    title: shell.screen === "table" && shell.game !== null ? shell.game.title : qsTrId("window-title")

    Component.onCompleted: {
        walker.watch(window);
        guard.watch(window);
        shell.passed.connect(guard.wait);
        help.watch(window);  // who asks answers nothing, and a finger that is refused has come up
        preferences.setRoom(largestUnit);
        maximized = opensMaximized;
        if (filling || maximized)
            fill();
    }
    onVisibilityChanged: shown => {
        if (shown === Window.Maximized || shown === Window.Windowed)
            maximized = shown === Window.Maximized;
    }
    onClosing: close => {
        close.accepted = shell.closing.mayClose();
        if (close.accepted && remembering && !filling)
            preferences.leaveWindow(maximized, width, height);
    }
    onLargestUnitChanged: preferences.setRoom(largestUnit)
    onBotPaceChanged: preferences.setBotPace(botPace)
    onFillingChanged: fill()

    Room {
        id: room

        width: window.width
        height: window.height
        wish: window.preferences.scale
    }

    ThemeBindings {
        id: theme

        shell: window.shell
        room: room
        motion: window.motion
        pixelRatio: window.Screen.devicePixelRatio
    }

    Connections {
        target: window.shell

        function onChanged() {
            theme.follow();
        }

        // The text about the current item was in the old language.
        function onSpoke() {
            Pointer.clear();
        }
    }

    // What can be pressed or answered now.
    InputGuard {
        id: guard

        readonly property string scene: [window.shell.screen, screens.asking, dialogs.asking, what.open, window.shell.notices.count].join("/")
        readonly property bool calm: window.dialogOpen ? dialogs.calm : (screen.item as Scene)?.calm ?? false

        onSceneChanged: {
            change(calm);
            help.forget();
        }
        onCalmChanged: change(calm)
    }

    FocusWalker {
        id: walker

        onKeyboardChanged: Pointer.keyboard = keyboard
        onStillChanged: Pointer.still = still
        onSettled: renewed => {
            const table = screen.item as Scene;
            if (!renewed)
                table?.recount();
            else if (table)
                table.attend();
            else if (screen.item && !window.dialogOpen)
                enter(screen.item as Item, dialogs.former);
        }
    }

    // The keys that act everywhere in the program.
    Hotkeys {
        acts: ({
                new_game: () => window.shell.open("new_game"),
                load: () => window.shell.open("load"),
                save: () => window.shell.open("save"),
                settings: () => window.shell.open("settings"),
                guide: () => window.shell.open("guide"),
                actions: () => window.shell.open("actions"),
                what: () => what.open ? what.made().close() : what.made().askHere(),
                full_screen: () => window.preferences.toggleFullScreen(),
                sound: () => window.preferences.toggleSound(),
                music: () => window.preferences.toggleMusic()
            })
    }

    Item {
        id: screens

        readonly property string asking: (screen.item as Scene)?.asking ?? ""

        anchors.fill: parent
        enabled: !window.dialogOpen && !what.open

        onEnabledChanged: {
            if (enabled)
                walker.stir(true);
        }

        Loader {
            id: screen

            readonly property url scene: window.shell.screen === "menu" ? Qt.resolvedUrl("../Menu/MenuScreen.qml") : window.shell.game?.scene ?? ""

            // The pieces on a table have the looks of their game from the beginning.
            function show() {
                theme.follow();
                const given = {
                    shell: window.shell,
                    walker: walker
                };
                if (window.shell.screen !== "menu")
                    given.game = window.shell.game;
                gc();  // if Qt's collector is at work while a table is made, its items lose members
                setSource(scene, given);
            }

            anchors.fill: parent
            focus: true

            Component.onCompleted: show()
            onSceneChanged: {
                if (source.toString() !== scene.toString())
                    show();
            }
            onLoaded: walker.stir(true)

            Connections {
                target: window.shell

                // Another game of the same kind takes its place on the existing table.
                function onGameChanged() {
                    const table = screen.item as Scene;
                    if (table && screen.source.toString() === window.shell.game?.scene.toString())
                        table.follow(window.shell.game);
                }
            }
        }
    }

    Dialogs {
        id: dialogs

        objectName: "dialogs"
        enabled: !what.open
        anchors.fill: parent
        shell: window.shell
        walker: walker
    }

    FileDrop {
        shell: window.shell
    }

    ContextHelp {
        id: help

        onAsked: point => what.made().askAt(point)
    }

    // Created when something is asked for the first time.
    Loader {
        id: what

        readonly property bool open: (item as Explanation)?.open ?? false

        function made(): Explanation {
            if (!item)
                setSource("../Reference/WhatIsThis.qml", {
                    shell: window.shell,
                    walker: walker,
                    help: help,
                    field: Qt.binding(() => window.dialogOpen ? dialogs : screens)
                });
            return item as Explanation;
        }

        anchors.fill: parent
    }

    Voice {}

    Working {
        visible: window.shell.clerk.working
    }

    NoticeStrip {
        atTable: window.shell.screen === "table" && !window.dialogOpen
        place: (screen.item as Scene)?.notices ?? Qt.rect(0, 0, 0, 0)
        notices: window.shell.notices
    }
}
