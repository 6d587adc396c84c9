@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

struct LayoutTests {
    @Test("Spacing, alignment and columns are told when they change, and no more")
    func changes() {
        withSession {
            let stack = Stack(.horizontal, spacing: .small, Label("A")), grid = Grid(columns: [.fit])
            let stage = Stage(stack, grid)
            stack.spacing = .small
            stack.alignment = .center
            grid.columns = [.fit, .fill(2)]
            grid.columns = [.fit, .fill(2)]
            #expect(
                stage.take() == [
                    .set(stack, Stack.alignment, .center), .set(grid, Grid.columns, [.fit, .fill(2)]),
                ])
        }
    }

    @Test("A width that is none is brought to one that is")
    func widths() {
        #expect(ColumnWidth.fill(-1) == .fill && ColumnWidth.fill(.nan) == .fill && ColumnWidth.characters(0) == .characters(1))
        withSession { #expect(Grid(columnsOfAtLeast: -3).leastWidth == 1) }
    }

    @Test("The note of a section is there only while it says something")
    func footer() {
        withSession {
            let section = Section("Heading", Label("Content"))
            #expect(section.subviews[1].isHidden)
            section.footer = "Note"
            #expect(!section.subviews[1].isHidden && section.footer == "Note")
        }
    }

    @Test("A disclosure is bound both ways, and takes back what was refused")
    func disclosure() {
        withSession {
            let isOpen = Dynamic(false)
            let disclosure = Disclosure("More", Label("Inside")).bind(isOpen)
            let stage = Stage(disclosure)
            stage.send(.toggle(true), to: disclosure)
            #expect(isOpen.value)
            isOpen.value = false
            #expect(!disclosure.isExpanded)
            stage.take()
            disclosure.isEnabled = false
            stage.take()
            stage.send(.toggle(true), to: disclosure)
            #expect(stage.take() == [.set(disclosure, Disclosure.isExpanded, false)])
        }
    }

    @Test(
        "Initials are those of the first and the last word",
        arguments: [
            ("Ada Lovelace", "AL"), ("Ada", "A"), ("ada king lovelace", "AL"), ("", ""), ("  ", " "), ("Anna-Maria Bell", "AB"),
            ("(Dr.) Who", "W"), ("李 小龍", "李小"),
        ])
    func initials(name: String, expected: String) {
        #expect(Avatar.initials(of: name) == expected)
    }

    private enum Place: Route {
        case home, sheet
        case page(Int)

        var presentation: Presentation { self == .sheet ? .presented : .pushed }
        static let paths = ["home": "", "page": "page/:number"]
    }

    @Test(
        "A link to a route has the address of the route above its own screen, wherever the app lives",
        arguments: [
            ("/shop", "/shop/page/7"), ("/", "/page/7"), ("", "/page/7"), ("//evil.example", "/evil.example/page/7"),
        ])
    func address(application: String, expected: String) {
        let address = LinkedAddress(application: application, path: "/page/7").address
        #expect(address == expected)
    }

    @Test("Followed, it pushes or presents as the route says")
    func following() {
        let app = BelvedereApp("Links", path: "/links") { _ in
            let router = Router(root: Place.home)
            return Window(router) { place in
                Screen(
                    title: "\(place)", content: Stack(Link("On", to: Place.page(7), in: router), Link("Sheet", to: Place.sheet, in: router))
                )
            }
        }
        withApp(app, at: "/page/1") { app in
            app.expect(
                """
                screen "page(1)" [back]
                  link "On" to "/page/1/page/7"
                  link "Sheet" to "/page/1/sheet"
                """)
            app.tap(.link, "Sheet")
            app.expect(
                """
                screen "sheet" [presented, back]
                  link "On" to "/page/1/sheet/page/7"
                  link "Sheet" to "/page/1/sheet/sheet"
                """)
        }
    }
}
