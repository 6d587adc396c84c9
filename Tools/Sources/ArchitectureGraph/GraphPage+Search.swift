/// The parts of the script for the header: the search for a type, the roles, and the buttons for all boxes.
extension GraphPage {
    static let search = #"""
        // MARK: Search

        const search = document.getElementById("search"), status = document.getElementById("status");
        // The open boxes from before the search.
        let openedBefore = null;

        // Finds types by a part of their names. The whole name comes first, then a name that begins with the text, then the others.
        function found(text) {
          const small = text.toLowerCase();
          const rank = (name) => name === text ? 0 : name.toLowerCase() === small ? 1 : name.toLowerCase().startsWith(small) ? 2 : 3;
          return types.map((_, index) => index).filter((index) => types[index].name.toLowerCase().includes(small)).sort((left, right) => {
            const [one, other] = [types[left].name, types[right].name];
            return rank(one) - rank(other) || one.length - other.length || one.localeCompare(other) || left - right;
          });
        }
        const openAround = (index) => boxesOf(index).slice(0, -1).forEach((box) => opened.add(box));

        function endSearch() {
          search.value = "";
          hits = null;
          hit = 0;
          status.textContent = "";
          if (openedBefore) opened = openedBefore;
          openedBefore = null;
        }

        // Shows only the types with the text in their names. Few of them are all open; of many, only the module of the best is open.
        search.oninput = () => {
          const text = search.value.trim();
          focus = null;
          if (!text) {
            const last = hits?.list[hit];
            endSearch();
            render();
            // The person stays near the type that the search has found.
            if (last !== undefined) reveal(shown(last));
            describe();
            return;
          }
          openedBefore ??= opened;
          const list = found(text);
          hits = { list, set: new Set(list) };
          opened = new Set();
          (list.length <= 60 ? list : list.slice(0, 1)).forEach(openAround);
          showHit(0);
        };

        // Scrolls to one of the types that the search has found.
        function showHit(number) {
          const total = hits.list.length;
          hit = total ? (number + total) % total : 0;
          focus = null;
          status.textContent = total ? `${(hit + 1).toLocaleString("en")} of ${count(total, "type")}` : "No type";
          if (total) openAround(hits.list[hit]);
          render();
          if (total) reveal(`y${hits.list[hit]}`);
          describe();
        }
        search.onkeydown = (event) => {
          if (event.key === "Escape" && search.value) {
            search.value = "";
            search.oninput();
          } else if (hits?.list.length && event.key === "Enter" && (event.ctrlKey || event.metaKey || hits.list.length === 1)) {
            // The type gets the keyboard. There is no other type to go to, or the person wants this one.
            if (focus !== `y${hits.list[hit]}`) setFocus(`y${hits.list[hit]}`);
          } else if (hits && (event.key === "Enter" || event.key === "ArrowDown" || event.key === "ArrowUp")) {
            showHit(hit + (event.key === "ArrowUp" || event.shiftKey ? -1 : 1));
          } else {
            return;
          }
          event.preventDefault();
          event.stopPropagation();
        };
        """#

    static let header = #"""
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
            mark();
          };
          item.append(button);
          legend.append(item);
        }
        document.getElementById("open").onclick = () => { openAll(); render(); };
        document.getElementById("close").onclick = () => { opened.clear(); render(); };
        addEventListener("keydown", (event) => { if (event.key === "Escape" && focus) setFocus(null); });
        addEventListener("resize", () => { fit(); measure(); connect(); draw(); });
        render();
        describe();
        """#
}
