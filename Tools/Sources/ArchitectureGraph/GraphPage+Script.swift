/// The JavaScript of the HTML page of a graph, in the order in which the browser runs it. Each part is in a file of its own.
extension GraphPage {
    static let script = [data, boxes, arrows, zoom, details, search, header].joined(separator: "\n")

    /// The graph, the open boxes, and small functions for all parts.
    private static let data = #"""
        "use strict";
        const content = JSON.parse(document.getElementById("content").textContent);
        const { targets, types, edges, roles } = content;
        const NO_ROLE = { words: "no role", fill: "var(--surface)", stroke: "var(--strong-line)" };
        const look = (role) => roles[role] || NO_ROLE;
        const make = (tag, className, text) => {
          const element = document.createElement(tag);
          if (className) element.className = className;
          if (text !== undefined) element.textContent = text;
          return element;
        };
        const count = (number, word) => `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;

        // The identifiers of boxes: "t" and a number for targets, "f" and a path for folders, "y" and a number for types.
        const folderOf = (type) => type.folder ? `f${type.target}/${type.folder}` : null;
        const members = targets.map(() => []);
        types.forEach((type, index) => members[type.target].push(index));
        const folders = targets.map((_, index) => [...new Set(members[index].map((each) => types[each].folder).filter(Boolean))].sort());
        let opened = new Set(), focus = null, role = null;
        // The types that the search has found, the best first; null without a search. The page hides all others.
        let hits = null, hit = 0;

        const boxesOf = (index) => [`t${types[index].target}`, folderOf(types[index]), `y${index}`].filter(Boolean);
        const contains = (box, index) => {
          const type = types[index];
          if (box[0] === "t") return type.target === Number(box.slice(1));
          if (box[0] === "f") return folderOf(type) === box;
          return index === Number(box.slice(1));
        };
        // The innermost visible box that contains a type; null if the search hides the type.
        const shown = (index) => {
          if (hits && !hits.set.has(index)) return null;
          const outer = boxesOf(index).slice(0, -1);
          return outer.find((box) => !opened.has(box)) ?? `y${index}`;
        };
        const nameOf = (box) => {
          if (box[0] === "t") return targets[Number(box.slice(1))].name;
          if (box[0] === "f") return box.slice(box.indexOf("/") + 1);
          return types[Number(box.slice(1))].name;
        };
        const openTarget = (index) => {
          opened.add(`t${index}`);
          // Open the folders of a small target at once. A large target shows closed folders.
          if (members[index].length <= 40) folders[index].forEach((folder) => opened.add(`f${index}/${folder}`));
        };
        const openTargets = () => targets.forEach((_, index) => opened.add(`t${index}`));
        const openAll = () => types.forEach((_, index) => boxesOf(index).slice(0, -1).forEach((box) => opened.add(box)));
        // Without a wish from the command line, a small project is open and a large one is closed.
        if (content.detail === "types" || (!content.detail && types.length <= 80)) openAll();
        if (content.detail === "folders") openTargets();
        """#
}
