/// The part of the script that places targets in rows and makes the boxes of targets, folders and types.
extension GraphPage {
    static let boxes = #"""
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

        const canvas = document.getElementById("canvas"), sheet = document.getElementById("sheet"), surface = document.getElementById("surface");
        const rows = document.getElementById("rows"), arrows = document.getElementById("arrows");
        let elements = new Map();

        function heading(box, indexes) {
          const head = make("div", "heading");
          const toggle = make("button", "toggle", opened.has(box) ? "▾" : "▸");
          toggle.type = "button";
          toggle.setAttribute("aria-expanded", opened.has(box));
          toggle.setAttribute("aria-label", `${opened.has(box) ? "Close" : "Open"} ${nameOf(box)}`);
          toggle.onclick = () => {
            if (opened.has(box)) opened.delete(box);
            else if (box[0] === "t") openTarget(Number(box.slice(1)));
            else opened.add(box);
            render(`[data-box="${CSS.escape(box)}"] > .heading > .toggle`);
          };
          const name = make("button", "name", nameOf(box));
          name.type = "button";
          name.onclick = () => setFocus(focus === box ? null : box);
          const all = hits ? types.filter((_, index) => contains(box, index)).length : indexes.length;
          head.append(toggle, name, make("span", "count", hits ? `${indexes.length} of ${count(all, "type")}` : count(all, "type")));
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
            piece.style.background = name ? look(name).stroke : "var(--line)";
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
          element.classList.toggle("is-open", opened.has(box));
          element.classList.toggle("has-findings", indexes.some((index) => types[index].findings.length));
          element.append(heading(box, indexes));
          if (opened.has(box)) {
            const inner = make("div", "inner");
            fill(inner);
            element.append(inner);
          } else {
            element.append(bar(indexes));
          }
          return keep(element, box);
        }

        function targetBox(index, visible) {
          return group(`t${index}`, "target", visible, (inner) => {
            const byFolder = Map.groupBy(visible, (each) => types[each].folder);
            byRole(byFolder.get("") || []).forEach((each) => inner.append(typeBox(each)));
            for (const folder of folders[index]) {
              const own = byFolder.get(folder);
              if (!own) continue;
              inner.append(group(`f${index}/${folder}`, "folder", own, (list) => byRole(own).forEach((each) => list.append(typeBox(each)))));
            }
          });
        }

        // Makes all boxes again. The element that the selector `returnTo` finds gets the keyboard, and stays at its place in the window.
        function render(returnTo) {
          const before = returnTo && canvas.contains(document.querySelector(returnTo)) ? document.querySelector(returnTo).getBoundingClientRect() : null;
          elements = new Map();
          const made = [];
          for (const line of lines) {
            const row = make("div", "row");
            for (const index of line) {
              const visible = hits ? members[index].filter((each) => hits.set.has(each)) : members[index];
              if (visible.length) row.append(targetBox(index, visible));
            }
            if (row.childElementCount) made.push(row);
          }
          if (!made.length) made.push(make("p", "soft", hits ? "No type has this text in its name." : "There are no types."));
          rows.replaceChildren(...made);
          fit();
          measure();
          const element = returnTo ? document.querySelector(returnTo) : null;
          element?.focus({ preventScroll: before !== null });
          if (before && element) {
            const after = element.getBoundingClientRect();
            canvas.scrollBy(after.left - before.left, after.top - before.top);
          }
          connect();
          draw();
          mark();
        }

        const byRole = (indexes) => [...indexes].sort((left, right) => {
          const place = (index) => { const at = content.order.indexOf(types[index].role); return at < 0 ? 99 : at; };
          return place(left) - place(right) || types[left].name.localeCompare(types[right].name);
        });
        """#
}
