import QtQuick
import Rococo.Controls
import Rococo.Theme

// Says for a moment which round begins; it stands in nobody's way.
Panel {
    id: banner

    required property int round
    required property int rounds

    signal done

    enabled: false
    opacity: 0
    visible: opacity > 0
    width: words.implicitWidth + 4 * Theme.size.gapHuge
    height: 2 * Theme.size.bigButtonHeight

    onRoundChanged: {
        shown.stop();
        opacity = 0;
        if (round > 0) {
            words.text = qsTrId("window.table.round").replace("%1", round).replace("%2", rounds);
            shown.start();
        }
    }

    Title {
        id: words

        anchors.centerIn: parent
        font.pixelSize: Theme.font.title
        elide: Text.ElideNone
    }

    SequentialAnimation {
        id: shown

        onFinished: banner.done()

        NumberAnimation {
            target: banner
            property: "opacity"
            to: 1
            duration: Theme.motion.fade
        }

        PauseAnimation {
            duration: Theme.motion.banner
        }

        NumberAnimation {
            target: banner
            property: "opacity"
            to: 0
            duration: Theme.motion.fade
        }
    }
}
