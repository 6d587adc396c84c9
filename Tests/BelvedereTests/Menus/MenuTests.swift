@_spi(Hosting) @testable import Belvedere
import BelvedereTesting
import Testing

/// Tests of menus: their entries, and the effect of choosing one.
struct MenuTests {
    private func board() -> BelvedereApp {
        BelvedereApp("Board", path: "/board") { _ in
            let told = Label()
            let entry: (String, Bool) -> MenuEntry = { title, isEnabled in MenuEntry(title, isEnabled: isEnabled) { told.text = title } }
            return Window(
                Screen(
                    title: "Board",
                    content: Stack(
                        Menu(
                            "More",
                            [
                                entry("Rename", true), .submenu("Copy", [entry("Name", true), entry("Link", false)]), .divider,
                                entry("Delete", true),
                            ]),
                        ContextMenu("Ann", Label("A person"), [entry("Call", true)]), told
                    )))
        }
    }

    @Test func entriesAreChosenByTheirTitles() {
        withApp(board()) { app in
            app.expect(
                """
                screen "Board"
                  menu "More" of ("Rename", "Copy" ("Name", "Link" [disabled]), "Delete")
                  contextMenu "Ann" [menu ("Call")]
                    label "A person"
                """)
            app.choose("Delete", from: "More")
            app.expect(.label, "Delete")
            app.choose("Name")
            app.expect(.label, "Name", ignoringOthers: true)
            app.choose("Call", from: "Ann", .contextMenu)
            app.expect(.label, "Call", ignoringOthers: true)
        }
    }

    @Test func anEntryThatIsNotOfferedIsRefused() {
        withSession {
            var chosen: [String] = []
            let menu = Menu(
                "More",
                [
                    .submenu("Copy", [MenuEntry("Name") { chosen.append("Name") }]), .divider,
                    MenuEntry("Delete", isEnabled: false) { chosen.append("Delete") },
                ])
            let stage = Stage(menu)
            for number in [0, 2, 3, 4, -1, .max] { stage.send(.choose(number), to: menu) }
            #expect(chosen.isEmpty && stage.diagnostics.count == 6)
            stage.send(.choose(1), to: menu)
            #expect(chosen == ["Name"])
        }
    }

    @Test func aHandlerThatWaitsIsWorkOfTheScreen() async {
        await withSession {
            let done = Dynamic(false)
            let menu = Menu(
                "More",
                [
                    MenuEntry("Wait") {
                        await Task.yield()
                        done.value = true
                    }
                ])
            let stage = Stage(menu)
            stage.send(.choose(0), to: menu)
            await settle()
            #expect(done.value)
        }
    }
}
