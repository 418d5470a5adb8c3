// Reads an item of the window: what it draws and what lies in it, part by part, and whether it moves.
(function () {
    // The parts of the table by the names of their files.
    const areas = ["AllHallsSpace", "Aside", "Chooser", "Curtain", "DecorationSpace", "Examination",
        "Examinations", "FireworksSpace", "Flight", "Gardens", "GuestSpace", "HallRoom", "Hint",
        "HireDisplay", "JewelerBoard", "LogBook", "LogPanel", "MadameCard", "MarkerStock", "NewsPanel",
        "OutlookLine", "PastBar", "PaymentButton", "Picker", "Pile", "PlayerPanel", "PlayersBar", "PromptBar",
        "Prospects", "Purse", "RoundBanner", "Specialist", "Stocks", "Terrace", "TutorSeat", "Warehouse", "Workshop"];
    const [right, centre, bottom, middle] = [2, 4, 64, 128];
    const moved = {};
    let found, moving, boxes;

    // What of an item moves; items of one type are alike.
    function movers(item, type) {
        if (moved[type] === false)
            return [];
        // A Tally's animation is its own.
        const parts = Array.from(item.resources).map(part => part.counting ?? part).filter(part => part.repeat || part.toString().includes("Animation"));
        moved[type] = parts.length > 0;
        return parts;
    }

    function box(item, words) {
        const width = words ? item.contentWidth : item.width;
        const height = words ? item.contentHeight : item.height;
        const across = words ? item.horizontalAlignment : 0, down = words ? item.verticalAlignment : 0;
        const left = across === centre ? (item.width - width) / 2 : across === right ? item.width - width : 0;
        const top = down === middle ? (item.height - height) / 2 : down === bottom ? item.height - height : 0;
        const place = item.mapToItem(null, left, top, width, height);
        const [x, y] = [Math.max(place.x, clip.x), Math.max(place.y, clip.y)];
        const wide = Math.min(place.right, clip.right) - x, high = Math.min(place.bottom, clip.bottom) - y;
        return [x, y, Math.max(0, wide), Math.max(0, high)];
    }

    function tell(area, sign, item) {
        const text = item.text;
        const words = text !== undefined;
        found.push([area, sign, words ? text : "", ...(boxes ? box(item, words) : [])]);
    }

    function walk(item, area) {
        const type = item.toString().split(/_QML|[(]/)[0];
        for (const mover of movers(item, type))
            moving = moving || mover.running;
        if (!item.visible || item.opacity === 0)
            return;
        if ("textFormat" in item) {
            if (item.text !== "")
                tell(area, "", item);
            return;
        }
        if (areas.includes(type))
            area = type + ("zone" in item ? "." + item.zone : "");
        const name = item.key ?? item.option ?? ("narrow" in item || "tile" in item ? item.choice : undefined);
        if (name !== undefined)
            area += "#" + name;
        if (type === "Emblem") {
            tell(area, "emblem " + item.seat, item);
        } else if (type === "Bale") {
            tell(area, item.silk, item.children[1].children[0]);
        } else if (type === "SilkRoll") {
            tell(area, item.silk, item.children[0].children[0]);
        } else if (item.objectName.startsWith("portrait:")) {
            tell(area, item.path, item);
        } else if ("name" in item && "inner" in item && !item.drawn) {
            if (item.name !== "" && item.width > 0)
                tell(area, item.name, item);
        } else if ("value" in item && "iconSize" in item) {
            tell(area, item.sign, item.children[1]);
        } else if (type === "LegalMark") {
            tell(area, "legal", item);
        } else if (type === "NumberBadge") {
            tell(area, "key", item.children[0].children[0]);
        } else {
            const whole = clip;
            if (boxes && item.clip)
                clip = item.mapToItem(null, 0, 0, item.width, item.height);
            for (const child of item.children)
                walk(child, area);
            clip = whole;
        }
    }

    return function (root, boxed) {
        [found, moving, boxes] = [[], false, boxed];
        clip = Qt.rect(0, 0, 100000, 100000);
        walk(root, "");
        return JSON.stringify([moving, found]);
    };
})()
