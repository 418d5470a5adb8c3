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

        legal: function (root) {
            const found = [];
            walk(root, item => {
                if (item.legal && item.enabled)
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
