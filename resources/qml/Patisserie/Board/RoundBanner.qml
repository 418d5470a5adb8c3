import QtQuick
import Table.Controls
import Table.Theme

// Announces a round that has just begun; it goes by itself.
Panel {
    id: banner

    required property int round
    required property int rounds
    required property string pace
    property int shown: 0

    signal done

    enabled: false
    opacity: 0
    width: words.implicitWidth + 4 * Theme.size.gapHuge
    height: words.implicitHeight + 2 * Theme.size.gapHuge

    onRoundChanged: {
        if (round > 0) {
            shown = round;
            pass.restart();
        } else {
            pass.stop();
            opacity = 0;
        }
    }

    SequentialAnimation {
        id: pass

        onFinished: banner.done()

        NumberAnimation {
            target: banner
            property: "opacity"
            to: 1
            duration: Theme.motion.fade
        }

        PauseAnimation {
            duration: 3 * Theme.motion.flight(banner.pace)
        }

        NumberAnimation {
            target: banner
            property: "opacity"
            to: 0
            duration: Theme.motion.fade
        }
    }

    Title {
        id: words

        anchors.centerIn: parent
        text: qsTrId("window.patisserie.title.round").replace("%1", banner.shown).replace("%2", banner.rounds)
        font.pixelSize: Theme.font.banner
        color: Theme.color.heading
        elide: Text.ElideNone
    }
}
