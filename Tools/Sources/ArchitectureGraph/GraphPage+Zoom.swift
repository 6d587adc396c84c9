/// The part of the script that zooms and pans, by mouse, touch and keyboard.
///
/// The window over the graph is an ordinary scrolling element. So wheels, one finger, scroll bars and the arrow keys pan it as on any page.
extension GraphPage {
    static let zoom = #"""
        // MARK: Zoom and pan

        const LEAST = .04, MOST = 3;
        let scale = 1;

        // Gives the surface a width, and the sheet the size of the zoomed surface. A large graph becomes wider instead of a very high column.
        function fit() {
          const base = canvas.clientWidth;
          const lay = (width) => {
            surface.style.width = `${width}px`;
            surface.style.setProperty("--inner", `${Math.max(900, Math.round(width * .6))}px`);
            return surface.offsetHeight;
          };
          const height = lay(base);
          if (innerWidth > 760 && height > 3 * canvas.clientHeight) lay(Math.max(base, Math.min(8000, Math.round(Math.sqrt(base * height * 1.4)))));
          resize();
        }
        function resize() {
          surface.style.transform = `scale(${scale})`;
          sheet.style.width = `${surface.offsetWidth * scale}px`;
          sheet.style.height = `${surface.offsetHeight * scale}px`;
          document.getElementById("zoom-reset").textContent = `${Math.round(scale * 100)} %`;
        }

        // Zooms so that the point of the window with these coordinates stays in its place; without coordinates, the middle of the window.
        function zoomTo(wanted, clientX, clientY) {
          const next = Math.min(MOST, Math.max(LEAST, wanted)), area = canvas.getBoundingClientRect();
          const x = (clientX ?? area.left + canvas.clientWidth / 2) - area.left, y = (clientY ?? area.top + canvas.clientHeight / 2) - area.top;
          const pointX = (canvas.scrollLeft + x - sheet.offsetLeft) / scale, pointY = (canvas.scrollTop + y - sheet.offsetTop) / scale;
          scale = next;
          resize();
          canvas.scrollLeft = pointX * scale + sheet.offsetLeft - x;
          canvas.scrollTop = pointY * scale + sheet.offsetTop - y;
          drawSoon();
        }
        function zoomToAll() {
          zoomTo(Math.min(1, canvas.clientWidth / surface.offsetWidth, canvas.clientHeight / surface.offsetHeight));
        }
        const STEP = 1.25;

        // Scrolls a box to the middle of the window.
        function reveal(box) {
          const place = places.get(box);
          if (!place) return;
          canvas.scrollLeft = sheet.offsetLeft + (place.x + place.width / 2) * scale - canvas.clientWidth / 2;
          canvas.scrollTop = sheet.offsetTop + (place.y + place.height / 2) * scale - canvas.clientHeight / 2;
          drawSoon();
        }

        // A touchpad sends its pinch as a wheel with the control key.
        canvas.addEventListener("wheel", (event) => {
          if (!event.ctrlKey && !event.metaKey) return;
          event.preventDefault();
          const lines = event.deltaMode === 1 ? 16 : 1;
          zoomTo(scale * Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) / 150), event.clientX, event.clientY);
        }, { passive: false });

        // A mouse pans by dragging, also when it starts on a box. The click after a drag opens nothing.
        let drag = null, isClickOfDrag = false;
        canvas.addEventListener("pointerdown", (event) => {
          isClickOfDrag = false;
          const area = canvas.getBoundingClientRect();
          const isOnScrollBar = event.clientX - area.left >= canvas.clientWidth || event.clientY - area.top >= canvas.clientHeight;
          if (event.pointerType !== "mouse" || event.button > 1 || isOnScrollBar) return;
          if (event.button === 1) event.preventDefault();
          drag = { x: event.clientX, y: event.clientY, left: canvas.scrollLeft, top: canvas.scrollTop, hasMoved: false };
        });
        canvas.addEventListener("pointermove", (event) => {
          if (!drag) return;
          const x = event.clientX - drag.x, y = event.clientY - drag.y;
          if (!drag.hasMoved && Math.hypot(x, y) < 5) return;
          if (!drag.hasMoved) {
            drag.hasMoved = true;
            canvas.setPointerCapture(event.pointerId);
            canvas.classList.add("is-dragged");
          }
          canvas.scrollLeft = drag.left - x;
          canvas.scrollTop = drag.top - y;
        });
        const endDrag = () => {
          isClickOfDrag = Boolean(drag?.hasMoved);
          drag = null;
          canvas.classList.remove("is-dragged");
        };
        canvas.addEventListener("pointerup", endDrag);
        canvas.addEventListener("pointercancel", endDrag);
        canvas.addEventListener("click", (event) => {
          if (isClickOfDrag) { event.stopPropagation(); event.preventDefault(); }
          isClickOfDrag = false;
        }, true);

        // Two fingers zoom, and move the graph with them.
        let pinch = null;
        const fingers = ([one, other]) => ({
          distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
          x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2,
        });
        canvas.addEventListener("touchstart", (event) => {
          pinch = event.touches.length === 2 ? { ...fingers(event.touches), scale } : null;
          if (pinch) event.preventDefault();
        }, { passive: false });
        canvas.addEventListener("touchmove", (event) => {
          if (!pinch || event.touches.length !== 2) return;
          event.preventDefault();
          const now = fingers(event.touches);
          canvas.scrollLeft -= now.x - pinch.x;
          canvas.scrollTop -= now.y - pinch.y;
          pinch.x = now.x;
          pinch.y = now.y;
          zoomTo(pinch.scale * now.distance / pinch.distance, now.x, now.y);
        }, { passive: false });
        for (const name of ["touchend", "touchcancel"]) canvas.addEventListener(name, () => { pinch = null; });

        // The keys, unless the person types a text.
        addEventListener("keydown", (event) => {
          if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === "+" || event.key === "=") zoomTo(scale * STEP);
          else if (event.key === "-") zoomTo(scale / STEP);
          else if (event.key === "0") zoomTo(1);
          else if (event.key === "f") zoomToAll();
          else if (event.key === "/") document.getElementById("search").focus();
          else return;
          event.preventDefault();
        });
        document.getElementById("zoom-in").onclick = () => zoomTo(scale * STEP);
        document.getElementById("zoom-out").onclick = () => zoomTo(scale / STEP);
        document.getElementById("zoom-reset").onclick = () => zoomTo(1);
        document.getElementById("zoom-all").onclick = zoomToAll;
        """#
}
