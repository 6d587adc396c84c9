/// The part of the script that draws the arrows. The drawing is only as large as the window, however large the graph is.
extension GraphPage {
    static let arrows = #"""
        // MARK: Arrows

        // More arrows than this at once are no picture any more, and slow the page down.
        const MOST_ARROWS = 500;
        let places = new Map(), drawn = [];

        // Stores the place of each box on the surface, so that scrolling needs no layout.
        function measure() {
          const origin = surface.getBoundingClientRect();
          places = new Map([...elements].map(([box, element]) => {
            const area = element.getBoundingClientRect();
            return [box, { x: (area.left - origin.left) / scale, y: (area.top - origin.top) / scale, width: area.width / scale, height: area.height / scale }];
          }));
        }

        function visibleEdges() {
          const found = new Map();
          for (const [from, to, times, isViolation, isInheritance] of edges) {
            const start = shown(from), end = shown(to);
            if (!start || !end || start === end) continue;
            if (focus && contains(focus, from) === contains(focus, to)) continue;
            const key = `${start}>${end}`;
            const edge = found.get(key) || { start, end, times: 0, isViolation: false, isInheritance: true, isOut: Boolean(focus) && contains(focus, from) };
            edge.times += times;
            edge.isViolation = edge.isViolation || isViolation === 1;
            edge.isInheritance = edge.isInheritance && isInheritance === 1;
            found.set(key, edge);
          }
          return [...found.values()];
        }

        // Without a focus, leave out arrows that follow from others: if A knows B and B knows C, then A to C adds little. In a very large
        // graph this takes too long, and the limit of arrows keeps the page readable.
        function reduced(list) {
          if (focus || list.length > 2000) return list;
          const next = new Map();
          for (const edge of list) {
            if (next.has(edge.start)) next.get(edge.start).push(edge.end);
            else next.set(edge.start, [edge.end]);
          }
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

        // Finds the arrows between the boxes that are visible now, with their curves.
        function connect() {
          drawn = reduced(visibleEdges()).map((edge) => {
            const from = places.get(edge.start), to = places.get(edge.end);
            const startX = from.x + from.width / 2, endX = to.x + to.width / 2;
            let bend, startY, endY;
            if (to.y >= from.y + from.height) {
              startY = from.y + from.height; endY = to.y - 1;
              bend = Math.min(80, Math.max(18, (to.y - startY) / 2));
              edge.path = `M${startX} ${startY} C${startX} ${startY + bend} ${endX} ${endY + 1 - bend} ${endX} ${endY}`;
            } else if (to.y + to.height <= from.y) {
              startY = from.y; endY = to.y + to.height + 1;
              bend = Math.min(80, Math.max(18, (from.y - endY + 1) / 2));
              edge.path = `M${startX} ${startY} C${startX} ${startY - bend} ${endX} ${endY - 1 + bend} ${endX} ${endY}`;
            } else {
              startY = from.y + from.height; endY = to.y + to.height + 1;
              bend = Math.max(startY, endY) + 22;
              edge.path = `M${startX} ${startY} C${startX} ${bend} ${endX} ${bend} ${endX} ${endY}`;
            }
            edge.left = Math.min(startX, endX); edge.right = Math.max(startX, endX);
            edge.top = Math.min(startY, endY) - 80; edge.bottom = Math.max(startY, endY) + 80;
            edge.ends = [[startX, startY], [endX, endY]];
            return edge;
          });
        }

        const SVG = "http://www.w3.org/2000/svg";
        function svg(tag, attributes) {
          const element = document.createElementNS(SVG, tag);
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          return element;
        }
        const markers = ["plain", "out", "in", "red"].map((kind) => {
          const element = svg("marker", { id: kind, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" });
          element.append(svg("path", { class: `tip ${kind}`, d: "M0 .6 L8 4 L0 7.4 Z" }));
          return element;
        });

        // Draws the arrows near the visible part of the surface.
        function draw() {
          const width = canvas.clientWidth / scale, height = canvas.clientHeight / scale;
          const left = Math.max(0, (canvas.scrollLeft - sheet.offsetLeft) / scale - width / 2), top = Math.max(0, (canvas.scrollTop - sheet.offsetTop) / scale - height / 2);
          const right = Math.min(surface.offsetWidth, left + 2 * width), bottom = Math.min(surface.offsetHeight, top + 2 * height);
          const isIn = ([x, y]) => x >= left && x <= right && y >= top && y <= bottom;
          const near = drawn.filter((edge) => edge.right >= left && edge.left <= right && edge.bottom >= top && edge.top <= bottom);
          const weight = (edge) => (edge.isViolation ? 4 : 0) + edge.ends.filter(isIn).length;
          const chosen = near.length <= MOST_ARROWS ? near : [...near].sort((one, other) => weight(other) - weight(one) || other.times - one.times).slice(0, MOST_ARROWS);
          arrows.style.left = `${left}px`;
          arrows.style.top = `${top}px`;
          arrows.setAttribute("width", Math.max(0, right - left));
          arrows.setAttribute("height", Math.max(0, bottom - top));
          arrows.setAttribute("viewBox", `${left} ${top} ${Math.max(1, right - left)} ${Math.max(1, bottom - top)}`);
          // Draw red arrows last, so that they are above the others.
          arrows.replaceChildren(...markers, ...chosen.sort((one, other) => one.isViolation - other.isViolation).map((edge) => {
            const kind = edge.isViolation ? "red" : !focus ? "plain" : edge.isOut ? "out" : "in";
            return svg("path", { class: `arrow ${kind}${edge.isInheritance ? " dashed" : ""}`, d: edge.path, "marker-end": `url(#${kind})` });
          }));
          document.getElementById("limit").textContent =
            near.length > chosen.length ? `${chosen.length} of ${count(near.length, "arrow")} drawn here. Pick a type to see all of its own.` : "";
        }
        let isWaiting = false;
        function drawSoon() {
          if (isWaiting) return;
          isWaiting = true;
          requestAnimationFrame(() => { isWaiting = false; draw(); });
        }
        canvas.addEventListener("scroll", drawSoon, { passive: true });
        """#
}
