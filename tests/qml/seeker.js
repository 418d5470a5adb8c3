// Looks through the visible items of the window, in the order of the tree.
(function () {
    // Shows each item to somebody, until they have seen enough.
    function walk(root, look) {
        const waiting = [root];
        while (waiting.length > 0) {
            const item = waiting.pop();
            if (!item.visible)
                continue;
            if (look(item))
                return;
            const children = item.children;
            for (let place = children.length - 1; place >= 0; place--)
                waiting.push(children[place]);
        }
    }

    function painted(item) {
        while (item && item.opacity > 0)
            item = item.parent;
        return !item;
    }

    // The texts of an item: those it shows, and those it gives to the pointer.
    function says(item) {
        const sayings = ["text", "label", "name", "about", "hint", "reason", "summary", "told", "title", "standing"];
        return sayings.map(each => item[each]).filter(each => typeof each === "string" && each !== "");
    }

    return {
        named: function (root, name) {
            let found = null;
            walk(root, item => {
                if (item.objectName === name)
                    found = item;
                return found !== null;
            });
            return found;
        },

        // The places of the table, and what is named like one of the names begins.
        placed: function (root, ...names) {
            const found = [];
            walk(root, item => {
                if (typeof item.place === "string" || names.some(name => item.objectName.startsWith(name)))
                    found.push(item);
            });
            return found;
        },

        // The buttons and fields that react to a click or to typing.
        actionable: function (root) {
            const found = [];
            walk(root, item => {
                if (("autoExclusive" in item || "placeholderText" in item) && item.enabled && item.legal !== false)
                    found.push(item);
            });
            return found;
        },

        // The items of a type, as QML calls it: an item's string is "Type_QMLTYPE_12(0x...)".
        typed: function (root, type) {
            const found = [];
            walk(root, item => {
                if (String(item).split(/[_(]/, 1)[0] === type)
                    found.push(item);
            });
            return found;
        },

        // The texts that say something and are painted.
        written: function (root) {
            const found = [];
            walk(root, item => {
                if ("elide" in item && item.text !== "" && painted(item))
                    found.push(item);
            });
            return found;
        },

        // What these texts say, whether it is cut, and the size of the letters as drawn.
        lettered: function (root) {
            return this.written(root).map(item => {
                const scale = (item.mapToItem(null, 0, 100).y - item.mapToItem(null, 0, 0).y) / 100;
                return [item.text, item.truncated, item.fontInfo.pixelSize * scale];
            });
        },

        wrapped: function (root) {
            const anywhere = 4; // Text.Wrap
            const wrapping = this.written(root).filter(item => item.wrapMode === anywhere);
            return wrapping.map(item => [item.text, item.width, item.font, item.fontInfo.pixelSize]);
        },

        // What of each item can be seen, and what it says.
        drawn: function (root) {
            const found = [];
            walk(root, item => {
                if (!painted(item))
                    return;
                const place = item.mapToItem(null, 0, 0, item.width, item.height);
                const box = [place.x, place.y, place.width, place.height, item.opacity].map(each => each.toFixed(2));
                const looks = ["source", "color", "option", "legal"].map(each => item[each] ?? "");
                const type = String(item).split(/[_(]/, 1)[0];
                if (type !== "QQuickItem") // which draws nothing: a list keeps some
                    found.push([type, item.objectName, ...box, ...looks, ...says(item)].join(" | "));
            });
            return found;
        },

        // What is written, what is said of it to the pointer, and the words that are not plain text.
        said: function (root) {
            const found = [];
            walk(root, item => {
                if ("textFormat" in item && item.textFormat !== 0) // Text.PlainText
                    found.push(`not plain: ${item.text}`);
                found.push(...says(item));
            });
            return found;
        },

        polish: function (root) {
            walk(root, item => {
                item.ensurePolished();
            });
        },

        texts: function (root) {
            const found = [];
            walk(root, item => {
                for (const text of [item.text, item.label]) {
                    if (typeof text === "string" && text !== "")
                        found.push(text);
                }
            });
            return found;
        }
    };
})()
