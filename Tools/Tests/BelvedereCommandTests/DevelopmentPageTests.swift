import Foundation
import Testing

extension SmallServerTests.DevelopmentPageTests {
    /// Functions for the page of the test. `seen` waits until a condition about the panel is true.
    private static let functions = """
        window.root = () => document.querySelector("belvedere-dev")?.shadowRoot;
        window.panel = () => root()?.querySelector(".panel");
        window.words = (name) => [...panel().querySelectorAll(name)].map((each) => each.textContent).join(", ");
        window.seen = (condition) => new Promise((done) => {
          const look = () => { if (condition()) { observer.disconnect(); done(true); } };
          const observer = new MutationObserver(look);
          observer.observe(document, { childList: true, subtree: true });
          if (root()) observer.observe(root(), { childList: true, subtree: true, characterData: true, attributes: true });
          look();
        });
        window.violations = [];
        addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
        """

    @Test func aCompileErrorIsOverThePageUntilItIsFixed() throws {
        let server = try SmallServer.shared(answer: "one")
        let command = try RunningCommand(["dev", "--product", "server", "--port", "0"], in: server.folder)
        defer { command.remove() }
        try command.waitForLine { $0.hasSuffix(" s, started.") }
        let page = try BrowserPage("http://127.0.0.1:\(try command.port())/page")
        defer { page.end() }
        _ = try page.value(Self.functions)
        #expect(try page.value("seen(() => root())") == "1")
        _ = try page.value("document.getElementById('name').focus()")
        try page.type("Ann")

        try server.write("// An error:\n    let answer = missing<Int>\n", "Sources/server/Answer.swift")
        #expect(try page.value("seen(() => panel())") == "1")
        #expect(try page.value("panel().getAttribute('role') + ' ' + panel().matches(':popover-open')") == "alert true")
        #expect(try page.value("words('h2')") == "Does not compile")
        #expect(try page.value("words('.place')").contains("Sources/server/Answer.swift:2"))
        #expect(try page.value("words('.text')").contains("cannot find 'missing' in scope"))
        #expect(try page.value("words('code')").hasPrefix("let answer = missing<Int>"))
        #expect(try page.value("words('.note')").hasPrefix("This page shows the version of "))
        #expect(try page.value("document.activeElement.id + ' ' + document.activeElement.value") == "name Ann")

        // The look follows the system.
        let background = "getComputedStyle(panel()).backgroundColor"
        try page.prefer("light")
        #expect(try page.value(background) == "rgb(255, 255, 255)")
        try page.prefer("dark")
        #expect(try page.value(background) == "rgb(29, 27, 32)")

        // A closed panel comes back with another error, and gives the focus back when its button closes it.
        try page.press("Escape")
        #expect(try page.value("panel() === null && document.activeElement.value") == "Ann")
        try server.write("let answer = other\n", "Sources/server/Answer.swift")
        #expect(try page.value("seen(() => panel() && words('.text').includes(\"'other'\"))") == "1")
        #expect(try page.value("panel().querySelector('button').focus(), root().activeElement.textContent") == "Close")
        _ = try page.value("root().activeElement.click()")
        #expect(try page.value("panel() === null && document.activeElement.id") == "name")

        try server.write("let answer = another\n", "Sources/server/Answer.swift")
        #expect(try page.value("seen(() => panel() && words('.text').includes(\"'another'\"))") == "1")
        // A page that opens now gets the report too.
        let second = try BrowserPage("http://127.0.0.1:\(try command.port())/page")
        defer { second.end() }
        _ = try second.value(Self.functions)
        #expect(try second.value("seen(() => panel() && words('.text').includes(\"'another'\"))") == "1")
        #expect(try second.value("document.querySelector('p').textContent") == "one")

        try server.answer("two")
        for each in [page, second] {
            #expect(try each.value("seen(() => !panel())") == "1")
            #expect(try each.value("root().querySelector('[role=status]').textContent") == "The page shows the newest version.")
        }
        // A new session makes the screen anew and focuses its field. The person has scrolled away from the field.
        let scrolled = """
            const make = () => {
              const screen = document.createElement("div"), field = document.createElement("input"), rest = document.createElement("p");
              screen.className = "screen";
              screen.style.cssText = "block-size: 50px; overflow: auto";
              rest.style.cssText = "block-size: 500px";
              screen.append(field, rest);
              return screen;
            };
            const comes = (screen) => new Promise((done) => screen.addEventListener("scroll", () => done(screen.scrollTop), { once: true }));
            (async () => {
              const old = make(), screen = make();
              document.body.append(old);
              old.scrollTop = 77;
              const before = await comes(old);
              old.replaceWith(screen);
              const after = await comes(screen);
              screen.querySelector("input").focus();
              const moved = screen.scrollTop;
              await comes(screen);
              const kept = screen.scrollTop, second = make();
              // A second edit comes soon after the first one.
              screen.replaceWith(second);
              const again = await comes(second);
              second.remove();
              return [before, after, moved < 77, kept, again].join(" ");
            })();
            """
        #expect(try page.value(scrolled) == "77 77 true 77 77")
        // The style sheet of the newest version replaces the one of the page.
        try server.answer("four")
        #expect(try page.value("seen(() => getComputedStyle(document.querySelector('p')).order === '4')") == "1")
        #expect(try page.value("document.querySelectorAll('link').length") == "1")
        #expect(try page.value("document.getElementById('name').value + violations.length") == "Ann0")
    }
}
