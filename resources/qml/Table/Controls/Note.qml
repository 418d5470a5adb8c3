import Table.Theme

// A remark in small letters.
Prose {
    color: Theme.color.inkSoft
    font.pixelSize: Theme.font.small
}
