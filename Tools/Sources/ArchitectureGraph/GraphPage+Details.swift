/// The part of the script that shows the picked box, its neighbours and its findings.
extension GraphPage {
    static let details = #"""
        // MARK: Focus

        // Dims all boxes that the person has not picked by a role, a search or a click.
        function mark() {
          const isPicking = Boolean(role), bright = new Set();
          if (isPicking) {
            types.forEach((type, index) => { if (type.role === role) boxesOf(index).forEach((box) => bright.add(box)); });
          } else if (focus) {
            const near = new Set([focus, ...drawn.flatMap((edge) => [edge.start, edge.end])]);
            near.forEach((box) => bright.add(box));
            // Do not dim a box that contains a bright box, because that would dim the inner box too.
            types.forEach((_, index) => {
              const own = boxesOf(index);
              own.forEach((box, at) => { if (near.has(box)) own.slice(0, at).forEach((outer) => bright.add(outer)); });
              if (contains(focus, index)) own.forEach((box) => bright.add(box));
            });
          }
          document.body.classList.toggle("has-focus", Boolean(focus) || isPicking);
          const found = hits?.list.length ? `y${hits.list[hit]}` : null;
          for (const [box, element] of elements) {
            element.classList.toggle("is-focused", box === focus);
            element.classList.toggle("is-hit", box === found);
            element.classList.toggle("dim", (isPicking || Boolean(focus)) && !bright.has(box));
          }
        }

        function setFocus(box) {
          focus = box;
          if (box && box[0] === "y") {
            const index = Number(box.slice(1));
            // A neighbour that the search hides ends the search.
            if (hits && !hits.set.has(index)) endSearch();
            boxesOf(index).slice(0, -1).forEach((outer) => opened.add(outer));
          }
          const selector = box ? `[data-box="${CSS.escape(box)}"]${box[0] === "y" ? "" : " > .heading > .name"}` : undefined;
          const wasShown = selector && document.querySelector(selector);
          render(selector);
          if (selector && !wasShown) reveal(box);
          describe();
        }

        function describe() {
          const panel = document.getElementById("panel"), box = focus ?? (hits?.list.length ? `y${hits.list[hit]}` : null);
          panel.replaceChildren();
          if (!box) {
            const findings = types.flatMap((type) => type.findings);
            panel.append(make("h2", "", "Who knows whom"));
            panel.append(make("p", "soft", "An arrow points to the type that is used. Press ▸ to open a target. Press a name to see its uses in both directions."));
            panel.append(make("p", "soft", "Drag or scroll to move. Zoom with two fingers, with Ctrl and the wheel, or with + and −; 0 is 100 %, F shows all."));
            panel.append(make("p", "soft", "/ finds a type: Enter goes to the next one, Ctrl and Enter pick it, Escape ends the search."));
            panel.append(make("h3", "", findings.length ? count(findings.length, "finding") : "Nothing breaks a rule"));
            findings.slice(0, 100).forEach((finding) => panel.append(remark(finding)));
            if (findings.length > 100) panel.append(make("p", "soft", `and ${count(findings.length - 100, "more finding")}; pick a target to see its own.`));
            return;
          }
          panel.append(make("h2", "", nameOf(box)));
          const own = types.map((_, index) => index).filter((index) => contains(box, index));
          if (box[0] === "y") {
            const type = types[own[0]];
            panel.append(make("p", "soft", `${look(type.role).words}${type.isContract ? ", contract" : ""} of ${targets[type.target].name}`));
            panel.append(make("p", "soft", type.place));
          } else {
            panel.append(make("p", "soft", count(own.length, "type")));
          }
          own.flatMap((index) => types[index].findings).forEach((finding) => panel.append(remark(finding)));
          relation(panel, "Knows", edges.filter(([from, to]) => contains(box, from) && !contains(box, to)).map(([, to]) => to));
          relation(panel, "Known by", edges.filter(([from, to]) => !contains(box, from) && contains(box, to)).map(([from]) => from));
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
          if (list.length > 200) items.append(make("li", "soft", `and ${(list.length - 200).toLocaleString("en")} more`));
          panel.append(items);
        }
        """#
}
