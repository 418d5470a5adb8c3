import QtQuick

// A title in as many lines as it needs.
Title {
    wrapMode: Text.Wrap
    elide: Text.ElideNone
}
