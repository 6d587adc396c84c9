/// The JavaScript of the HTML page of a graph.
extension GraphPage {
    static let script = #"""
        "use strict";
        const content = JSON.parse(document.getElementById("content").textContent);
        const { targets, types, edges, roles } = content;
        const NO_ROLE = { words: "no role", fill: "#ffffff", stroke: "#94a3b8" };
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
        const open = new Set();
        let focus = null, role = null;

        const contains = (box, index) => {
          const type = types[index];
          if (box[0] === "t") return type.target === Number(box.slice(1));
          if (box[0] === "f") return folderOf(type) === box;
          return index === Number(box.slice(1));
        };
        // The innermost visible box that contains a type.
        const shown = (index) => {
          const type = types[index], target = `t${type.target}`, folder = folderOf(type);
          if (!open.has(target)) return target;
          if (folder && !open.has(folder)) return folder;
          return `y${index}`;
        };
        const nameOf = (box) => {
          if (box[0] === "t") return targets[Number(box.slice(1))].name;
          if (box[0] === "f") return box.slice(box.indexOf("/") + 1);
          return types[Number(box.slice(1))].name;
        };
        const openTarget = (index) => {
          open.add(`t${index}`);
          // Open the folders of a small target at once. A large target shows closed folders.
          if (members[index].length <= 40) folders[index].forEach((folder) => open.add(`f${index}/${folder}`));
        };
        const openAll = () => targets.forEach((_, index) => {
          open.add(`t${index}`);
          folders[index].forEach((folder) => open.add(`f${index}/${folder}`));
        });
        if (types.length <= 80) openAll();

        // The rows of targets. Connected targets are near each other, and targets without a connection come last.
        const joined = targets.map(() => new Set());
        for (const [from, to] of edges) if (types[from].target !== types[to].target) {
          joined[types[from].target].add(types[to].target);
          joined[types[to].target].add(types[from].target);
        }
        const ranks = [...new Set(targets.map((target) => target.rank))].sort((left, right) => left - right);
        const alone = targets.map((_, index) => index).filter((index) => !joined[index].size);
        const lines = ranks.map((rank) => targets.map((_, index) => index).filter((index) => targets[index].rank === rank && joined[index].size));
        for (let sweep = 0; sweep < 8; sweep++) {
          const place = new Map();
          for (const line of lines) line.forEach((index, at) => place.set(index, (at + .5) / line.length));
          for (const line of lines) {
            const wish = new Map(line.map((index) => [index, [...joined[index]].reduce((sum, each) => sum + place.get(each), 0) / joined[index].size]));
            line.sort((left, right) => wish.get(left) - wish.get(right) || left - right);
          }
        }
        lines.push(alone);

        // MARK: Boxes

        const rows = document.getElementById("rows"), canvas = document.getElementById("canvas"), arrows = document.getElementById("arrows");
        let elements = new Map();

        function heading(box, indexes) {
          const head = make("div", "heading");
          const toggle = make("button", "toggle", open.has(box) ? "▾" : "▸");
          toggle.type = "button";
          toggle.setAttribute("aria-expanded", open.has(box));
          toggle.setAttribute("aria-label", `${open.has(box) ? "Close" : "Open"} ${nameOf(box)}`);
          toggle.onclick = () => {
            if (open.has(box)) open.delete(box);
            else if (box[0] === "t") openTarget(Number(box.slice(1)));
            else open.add(box);
            render(`[data-box="${CSS.escape(box)}"] > .heading > .toggle`);
          };
          const name = make("button", "name", nameOf(box));
          name.type = "button";
          name.onclick = () => setFocus(focus === box ? null : box);
          head.append(toggle, name, make("span", "count", count(indexes.length, "type")));
          const findings = indexes.reduce((sum, index) => sum + types[index].findings.length, 0);
          if (findings) {
            const badge = make("span", "badge", findings);
            badge.title = count(findings, "finding");
            head.append(badge);
          }
          return head;
        }

        function bar(indexes) {
          const line = make("div", "bar");
          for (const name of [...content.order, null]) {
            const part = indexes.filter((index) => (types[index].role ?? null) === name).length;
            if (!part) continue;
            const piece = make("span");
            piece.style.flex = part;
            piece.style.background = name ? look(name).stroke : "#e2e8f0";
            piece.title = `${look(name).words}: ${part}`;
            line.append(piece);
          }
          return line;
        }

        function typeBox(index) {
          const type = types[index], button = make("button", "type", type.name), style = look(type.role);
          button.type = "button";
          button.style.background = style.fill;
          button.style.borderColor = style.stroke;
          button.classList.toggle("is-contract", type.isContract);
          button.classList.toggle("has-findings", type.findings.length > 0);
          button.title = `${style.words}${type.isContract ? ", contract" : ""}`;
          button.onclick = () => setFocus(focus === `y${index}` ? null : `y${index}`);
          return keep(button, `y${index}`);
        }

        function keep(element, box) {
          element.dataset.box = box;
          elements.set(box, element);
          return element;
        }

        function group(box, className, indexes, fill) {
          const element = make("div", className);
          element.classList.toggle("is-open", open.has(box));
          element.classList.toggle("has-findings", indexes.some((index) => types[index].findings.length));
          element.append(heading(box, indexes));
          if (open.has(box)) {
            const inner = make("div", "inner");
            fill(inner);
            element.append(inner);
          } else {
            element.append(bar(indexes));
          }
          return keep(element, box);
        }

        function render(returnTo) {
          elements = new Map();
          rows.replaceChildren();
          for (const line of lines) {
            const row = make("div", "row");
            line.forEach((index) => {
              row.append(group(`t${index}`, "target", members[index], (inner) => {
                for (const each of byRole(members[index].filter((each) => !types[each].folder))) inner.append(typeBox(each));
                for (const folder of folders[index]) {
                  const box = `f${index}/${folder}`, own = members[index].filter((each) => types[each].folder === folder);
                  inner.append(group(box, "folder", own, (list) => byRole(own).forEach((each) => list.append(typeBox(each)))));
                }
              }));
            });
            rows.append(row);
          }
          draw();
          if (returnTo) document.querySelector(returnTo)?.focus();
        }

        const byRole = (indexes) => [...indexes].sort((left, right) => {
          const place = (index) => { const at = content.order.indexOf(types[index].role); return at < 0 ? 99 : at; };
          return place(left) - place(right) || types[left].name.localeCompare(types[right].name);
        });

        // MARK: Arrows

        function visibleEdges() {
          const found = new Map();
          for (const [from, to, times, isViolation, isInheritance] of edges) {
            const start = shown(from), end = shown(to);
            if (start === end) continue;
            if (focus && contains(focus, from) === contains(focus, to)) continue;
            const key = `${start}>${end}`, edge = found.get(key) || { start, end, times: 0, isViolation: false, isInheritance: true };
            edge.times += times;
            edge.isViolation = edge.isViolation || isViolation === 1;
            edge.isInheritance = edge.isInheritance && isInheritance === 1;
            found.set(key, edge);
          }
          return [...found.values()];
        }

        // Without a focus, leave out arrows that follow from others: if A knows B and B knows C, then A to C adds little.
        function reduced(list) {
          if (focus) return list;
          const next = new Map();
          for (const edge of list) next.set(edge.start, [...(next.get(edge.start) || []), edge.end]);
          const reaches = new Map();
          const reach = (start) => {
            if (reaches.has(start)) return reaches.get(start);
            const seen = new Set(), stack = [...(next.get(start) || [])];
            while (stack.length) {
              const box = stack.pop();
              if (seen.has(box)) continue;
              seen.add(box);
              stack.push(...(next.get(box) || []));
            }
            reaches.set(start, seen);
            return seen;
          };
          return list.filter((edge) => edge.isViolation || reach(edge.end).has(edge.start) ||
            !(next.get(edge.start) || []).some((other) => other !== edge.end && !reach(other).has(edge.start) && reach(other).has(edge.end)));
        }

        function draw() {
          const origin = canvas.getBoundingClientRect(), left = canvas.scrollLeft - origin.left, top = canvas.scrollTop - origin.top;
          arrows.setAttribute("width", canvas.scrollWidth);
          arrows.setAttribute("height", canvas.scrollHeight);
          const space = "http://www.w3.org/2000/svg";
          const svg = (tag, attributes) => {
            const element = document.createElementNS(space, tag);
            for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
            return element;
          };
          const marker = (id, colour) => {
            const element = svg("marker", { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" });
            element.append(svg("path", { d: "M0 .6 L8 4 L0 7.4 Z", fill: colour }));
            return element;
          };
          const box = (name) => {
            const element = elements.get(name);
            const anchor = element.classList.contains("type") ? element : element;
            const area = anchor.getBoundingClientRect();
            return { x: area.left + left, y: area.top + top, width: area.width, height: area.height };
          };
          const shapes = [marker("plain", "#64748b"), marker("out", "#1d4ed8"), marker("in", "#b45309"), marker("red", "#dc2626")];
          const list = reduced(visibleEdges()).sort((one, other) => one.isViolation - other.isViolation);
          for (const edge of list) {
            const from = box(edge.start), to = box(edge.end);
            const startX = from.x + from.width / 2, endX = to.x + to.width / 2;
            let path;
            if (to.y >= from.y + from.height) {
              const bend = Math.min(80, Math.max(18, (to.y - from.y - from.height) / 2));
              path = `M${startX} ${from.y + from.height} C${startX} ${from.y + from.height + bend} ${endX} ${to.y - bend} ${endX} ${to.y - 1}`;
            } else if (to.y + to.height <= from.y) {
              const bend = Math.min(80, Math.max(18, (from.y - to.y - to.height) / 2));
              path = `M${startX} ${from.y} C${startX} ${from.y - bend} ${endX} ${to.y + to.height + bend} ${endX} ${to.y + to.height + 1}`;
            } else {
              const dip = Math.max(from.y + from.height, to.y + to.height) + 22;
              path = `M${startX} ${from.y + from.height} C${startX} ${dip} ${endX} ${dip} ${endX} ${to.y + to.height + 1}`;
            }
            const kind = edge.isViolation ? "red" : !focus ? "plain" : edges.some(([one]) => contains(focus, one) && shown(one) === edge.start) ? "out" : "in";
            const colour = { red: "#dc2626", plain: "#64748b", out: "#1d4ed8", in: "#b45309" }[kind];
            shapes.push(svg("path", {
              d: path, fill: "none", stroke: colour, "stroke-width": edge.isViolation ? 2.2 : 1.3,
              "stroke-opacity": kind === "plain" ? .5 : .9, "stroke-dasharray": edge.isInheritance ? "5 4" : "none", "marker-end": `url(#${kind})`,
            }));
          }
          arrows.replaceChildren(...shapes);
          mark(list);
        }

        // MARK: Focus

        function mark(list) {
          const text = document.getElementById("search").value.trim().toLowerCase();
          const fits = (index) => (!role || types[index].role === role) && (!text || types[index].name.toLowerCase().includes(text));
          const isPicking = Boolean(role || text);
          document.body.classList.toggle("has-focus", Boolean(focus) || isPicking);
          const near = new Set(list.flatMap((edge) => [edge.start, edge.end]));
          for (const [box, element] of elements) {
            element.classList.toggle("is-focused", box === focus);
            const isBright = isPicking
              ? types.some((_, index) => fits(index) && contains(box, index))
              : !focus || near.has(box) || box === focus || [...near].some((other) => isWithin(other, box)) || isWithin(box, focus) || isWithin(focus, box);
            // Do not dim a box that contains a bright box, because that would dim the inner box too.
            element.classList.toggle("dim", !isBright);
          }
        }
        function isWithin(inner, outer) {
          const index = inner[0] === "y" ? Number(inner.slice(1)) : types.findIndex((_, each) => contains(inner, each));
          return index >= 0 && contains(outer, index);
        }

        function setFocus(box) {
          focus = box;
          if (box && box[0] === "y") {
            const type = types[Number(box.slice(1))];
            open.add(`t${type.target}`);
            if (folderOf(type)) open.add(folderOf(type));
          }
          render(box ? (box[0] === "y" ? `[data-box="${box}"]` : `[data-box="${CSS.escape(box)}"] > .heading > .name`) : undefined);
          describe();
        }

        function describe() {
          const panel = document.getElementById("panel");
          panel.replaceChildren();
          if (!focus) {
            const findings = types.flatMap((type) => type.findings);
            panel.append(make("h2", "", "Who knows whom"));
            panel.append(make("p", "soft", "Arrows point at what is known. Press ▸ to look into a target, and a name to see all that it knows and all that know it."));
            panel.append(make("h3", "", findings.length ? count(findings.length, "finding") : "Nothing breaks a rule"));
            findings.slice(0, 100).forEach((finding) => panel.append(remark(finding)));
            return;
          }
          panel.append(make("h2", "", nameOf(focus)));
          const own = types.map((_, index) => index).filter((index) => contains(focus, index));
          if (focus[0] === "y") {
            const type = types[own[0]];
            panel.append(make("p", "soft", `${look(type.role).words}${type.isContract ? ", contract" : ""} of ${targets[type.target].name}`));
            panel.append(make("p", "soft", type.place));
          } else {
            panel.append(make("p", "soft", count(own.length, "type")));
          }
          own.flatMap((index) => types[index].findings).forEach((finding) => panel.append(remark(finding)));
          relation(panel, "Knows", edges.filter(([from, to]) => contains(focus, from) && !contains(focus, to)).map(([, to]) => to));
          relation(panel, "Known by", edges.filter(([from, to]) => !contains(focus, from) && contains(focus, to)).map(([from]) => from));
        }
        function remark(finding) {
          const element = make("div", "finding");
          element.append(make("p", "rule", finding.rule), make("p", "", `${finding.what}.`), make("p", "soft", finding.why), make("p", "", finding.fix), make("p", "soft", finding.place));
          return element;
        }
        function relation(panel, title, indexes) {
          const list = byRole([...new Set(indexes)]);
          panel.append(make("h3", "", `${title} ${count(list.length, "type")}`));
          const items = make("ul");
          for (const index of list.slice(0, 200)) {
            const item = make("li"), button = make("button", "", types[index].name);
            button.type = "button";
            button.onclick = () => setFocus(`y${index}`);
            item.append(button);
            items.append(item);
          }
          panel.append(items);
        }

        // MARK: Header

        const findingCount = types.reduce((sum, type) => sum + type.findings.length, 0);
        document.getElementById("summary").textContent =
          `${count(targets.length, "target")}, ${count(types.length, "type")}, ${count(edges.length, "use")}` + (findingCount ? `, ${count(findingCount, "finding")}` : "");
        const legend = document.getElementById("legend");
        for (const name of content.order) {
          const number = types.filter((type) => type.role === name).length;
          if (!number) continue;
          const item = make("li"), button = make("button"), swatch = make("span", "swatch");
          swatch.style.background = look(name).fill;
          swatch.style.borderColor = look(name).stroke;
          button.type = "button";
          button.setAttribute("aria-pressed", "false");
          button.append(swatch, `${look(name).words} ${number}`);
          button.onclick = () => {
            role = role === name ? null : name;
            legend.querySelectorAll("button").forEach((each) => each.setAttribute("aria-pressed", each === button && role === name));
            draw();
          };
          item.append(button);
          legend.append(item);
        }
        document.getElementById("open").onclick = () => { openAll(); render(); };
        document.getElementById("close").onclick = () => { open.clear(); render(); };
        const search = document.getElementById("search");
        search.oninput = () => {
          const text = search.value.trim().toLowerCase();
          const hits = text ? types.map((_, index) => index).filter((index) => types[index].name.toLowerCase().includes(text)) : [];
          if (hits.length && hits.length <= 12) for (const index of hits) {
            open.add(`t${types[index].target}`);
            if (folderOf(types[index])) open.add(folderOf(types[index]));
          }
          render("#search");
        };
        addEventListener("keydown", (event) => { if (event.key === "Escape" && focus) setFocus(null); });
        addEventListener("resize", draw);
        render();
        describe();
        """#
}
