extension DevelopmentPage {
    /// The script of the panel. It changes nothing of the page itself, except that it replaces style sheets and keeps scroll positions.
    static let script = """
        (() => {
          // A page inside another one, for example beside the inspector, shows no second panel.
          if (window.top !== window || document.querySelector("belvedere-dev")) return;
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`\(style)`);
          const make = (name, words, kind) => {
            const element = document.createElement(name);
            element.textContent = words ?? "";
            if (kind) element.className = kind;
            return element;
          };
          const host = make("belvedere-dev");
          host.lang = "en";
          host.dir = "ltr";
          const root = host.attachShadow({ mode: "open" });
          root.adoptedStyleSheets = [sheet];
          const spoken = make("p", "", "spoken");
          spoken.setAttribute("role", "status");
          root.append(spoken);
          document.documentElement.append(host);
          let panel = null, shown = "", focusBefore = null;

          const close = () => {
            const hadFocus = panel.contains(root.activeElement);
            panel.remove();
            panel = null;
            if (hadFocus) focusBefore?.focus?.();
          };
          const open = (report) => {
            panel?.remove();
            panel = make("section", "", "panel");
            panel.setAttribute("role", "alert");
            panel.setAttribute("aria-label", report.title);
            const button = make("button", "Close");
            button.type = "button";
            button.title = "Esc";
            button.addEventListener("click", close);
            const top = make("header");
            top.append(make("h2", report.title), button);
            panel.append(top);
            for (const problem of report.problems) {
              const part = make("article");
              if (problem.place) part.append(make("p", problem.place, "place"));
              part.append(make("p", problem.text, "text"));
              if (problem.code) part.append(make("code", problem.code));
              panel.append(part);
            }
            panel.append(make("p", report.note, "note"));
            panel.addEventListener("focusin", (event) => {
              if (event.relatedTarget && event.relatedTarget !== host) focusBefore = event.relatedTarget;
            });
            root.append(panel);
            // A dialog of the page is in the top layer. The panel must be above it.
            if (panel.showPopover) {
              panel.popover = "manual";
              panel.showPopover();
            }
          };
          // An edit of a theme changes the address of a style sheet, which an open page knows from its head. So read the head again.
          const renewSheets = async () => {
            // The page asks under this lock for a new cookie after a restart. Two requests at once would get two cookies.
            const answer = await navigator.locks.request("ask", () => fetch(location.href));
            if (!answer.ok || answer.redirected) return;
            const page = new DOMParser().parseFromString(await answer.text(), "text/html");
            const path = (link) => link.getAttribute("href"), name = (link) => path(link).split("/").pop();
            const sheets = (of) => [...of.querySelectorAll("link[rel=stylesheet][href]")];
            const newest = sheets(page);
            for (const link of newest) {
              const shown = sheets(document);
              if (shown.some((each) => path(each) === path(link))) continue;
              const old = shown.find((each) => name(each) === name(link));
              const sheet = make("link");
              sheet.rel = "stylesheet";
              sheet.href = path(link);
              // Until the new sheet is there, the old one stays.
              sheet.addEventListener("load", () => old?.remove());
              if (old) old.after(sheet); else document.head.append(sheet);
            }
            for (const link of sheets(document)) {
              if (name(link) === "theme.css" && !newest.some((each) => name(each) === name(link))) link.remove();
            }
          };
          let wasBuilding = false;
          const show = (text) => {
            const { isBuilding, ...report } = JSON.parse(text);
            if (wasBuilding && !isBuilding && !report.title) renewSheets().catch(() => {});
            wasBuilding = isBuilding;
            const content = JSON.stringify(report);
            // A closed panel stays closed while the report is the same.
            if (content !== shown) {
              spoken.textContent = !report.title && shown.includes('"title"') ? "The page shows the newest version." : "";
              shown = content;
              if (report.title) open(report); else if (panel) close();
            }
            panel?.toggleAttribute("data-building", isBuilding);
          };
          addEventListener("keydown", (event) => {
            if (event.key !== "Escape" || !panel) return;
            event.preventDefault();
            event.stopImmediatePropagation();
            close();
          }, true);

          \(scrolling)
          // A browser keeps few connections to one server. So only a visible page listens.
          let source = null;
          const listen = () => {
            if (document.visibilityState === "hidden") {
              source?.close();
              source = null;
            } else if (!source || source.readyState === EventSource.CLOSED) {
              source = new EventSource("\(eventsPath)");
              source.onmessage = (event) => show(event.data);
            }
          };
          document.addEventListener("visibilitychange", listen);
          listen();
        })();

        """

    /// Keeps the scroll positions of screens. A new session of a page makes all its screens anew, and gives the focus back to a field that
    /// can be outside of the visible part.
    private static let scrolling = """
        const screens = () => [...document.querySelectorAll(".screen")];
        const positions = new WeakMap();
        let known = screens(), path = location.pathname, kept = null, end = 0;
        const settle = () => screens().forEach((screen, number) => {
          const position = kept?.[number] ?? screen.scrollTop;
          positions.set(screen, position);
          if (screen.scrollTop !== position) screen.scrollTop = position;
        });
        const forget = () => {
          kept = null;
          for (const screen of screens()) positions.set(screen, screen.scrollTop);
        };
        new MutationObserver(() => {
          const newest = screens();
          if (known.length && newest.length && path === location.pathname && !known.some((screen) => screen.isConnected)) {
            kept = known.map((screen) => positions.get(screen) ?? 0);
            // Data of the app can come later, and then the screen is long enough.
            clearTimeout(end);
            end = setTimeout(forget, 3000);
          }
          known = newest;
          path = location.pathname;
          if (kept) settle();
        }).observe(document.documentElement, { childList: true, subtree: true });
        document.addEventListener("scroll", (event) => {
          if (kept) settle(); else if (event.target.matches?.(".screen")) positions.set(event.target, event.target.scrollTop);
        }, { capture: true, passive: true });
        for (const action of ["wheel", "touchstart", "pointerdown", "keydown"]) {
          addEventListener(action, () => { if (kept) forget(); }, { capture: true, passive: true });
        }
        """

    /// The look of the panel, in the light or dark of the system.
    private static let style = """
        :host { all: initial; color-scheme: light dark; }
        .spoken { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .panel { box-sizing: border-box; position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; width: auto; max-width: 52rem;
          max-height: 60vh; margin: 0 auto; padding: 1rem 1.25rem; overflow: auto; border: 1px solid #b3261e; border-left-width: 6px;
          border-radius: 8px; background: #fff; color: #1c1b1f; font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 8px 32px #0006; }
        header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; }
        h2 { margin: 0; font-size: 1.1rem; color: #a3140b; }
        p { margin: .25rem 0; overflow-wrap: anywhere; }
        article { margin: .75rem 0; }
        .place, code { font-family: ui-monospace, monospace; font-size: .9em; }
        .place { font-weight: 600; }
        code { display: block; padding: .5rem; overflow-x: auto; white-space: pre; border-radius: 4px; background: #f1eff2; color: inherit; }
        button { min-width: 44px; min-height: 32px; padding: .25rem .75rem; border: 1px solid #79747e; border-radius: 6px;
          background: transparent; color: inherit; font: inherit; cursor: pointer; }
        button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
        [data-building] .note::after { content: " Building the newest edit."; }
        @media (prefers-color-scheme: dark) {
          .panel { border-color: #f2b8b5; background: #1d1b20; color: #e6e1e5; }
          h2 { color: #f2b8b5; }
          code { background: #2b2930; }
          button:focus-visible { outline-color: #a8c7fa; }
        }
        @media print { .panel { display: none; } }
        """
}
