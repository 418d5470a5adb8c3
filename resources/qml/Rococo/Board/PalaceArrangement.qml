import Table.Screens

// Where the parts of the palace and what belongs to it lie.
Arrangement {
    function title(page: string): string {
        switch (page) {
        case "halls":
            return qsTrId("window.page.halls");
        case "gardens":
            return qsTrId("window.page.gardens");
        case "workshop":
            return qsTrId("window.page.workshop");
        case "staff":
            return qsTrId("window.page.staff");
        case "market":
            return qsTrId("window.page.market");
        case "hand":
            return qsTrId("window.page.hand");
        default:
            return qsTrId("window.log.title");
        }
    }
}
