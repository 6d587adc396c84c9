@_spi(Hosting) @testable import Belvedere
import BelvedereBinding
import BelvedereCore
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests that the inspector finds the source line of the handler for an event.
struct HandlerPlaceTests {
    private func place(_ view: View, _ event: Event) -> String? { view.placeOfHandler(for: event)?.description }

    @Test func eachControlKnowsTheLineOfItsHandler() {
        withSession {
            #expect(place(Toggle("On").onChange(line: 1) { _ in }, .toggle(true)) == "BelvedereTests/HandlerPlaceTests.swift:1")
            #expect(
                place(Picker("Size", choices: ["S", "L"]).onChange(line: 2) { _ in }, .select(1))
                    == "BelvedereTests/HandlerPlaceTests.swift:2")
            #expect(place(Tabs([("One", Label("1"))]).onChange(line: 3) { _ in }, .select(0)) == "BelvedereTests/HandlerPlaceTests.swift:3")
            #expect(place(Slider("Volume").onChange(line: 4) { _ in }, .adjust(1, edit: 1)) == "BelvedereTests/HandlerPlaceTests.swift:4")
            #expect(
                place(CheckboxGroup("Days", choices: ["Mo"]).onChange(line: 5) { _ in }, .check(0, true))
                    == "BelvedereTests/HandlerPlaceTests.swift:5")
            #expect(
                place(Disclosure("More", Label("x")).onChange(line: 6) { _ in }, .toggle(true))
                    == "BelvedereTests/HandlerPlaceTests.swift:6")
            #expect(place(TextField("Name").onChange(line: 7) { _ in }, .input("A", edit: 1)) == "BelvedereTests/HandlerPlaceTests.swift:7")
        }
    }

    @Test func aControlWithoutAHandlerKnowsTheLineOfItsBinding() {
        withSession {
            let toggle = Toggle("On").bind(Dynamic(false), line: 11)
            #expect(place(toggle, .toggle(true)) == "BelvedereTests/HandlerPlaceTests.swift:11")
            toggle.onChange(line: 12) { _ in }
            #expect(place(toggle, .toggle(true)) == "BelvedereTests/HandlerPlaceTests.swift:12")
            toggle.bind(Dynamic(true), line: 13)
            #expect(place(toggle, .toggle(true)) == "BelvedereTests/HandlerPlaceTests.swift:12")
            #expect(place(Toggle("Off"), .toggle(true)) == nil)
        }
    }

    @Test func anEntryOfAMenuKnowsTheLineOfItsAction() {
        withSession {
            let entries = [MenuEntry("Rename", line: 21) {}, .submenu("Copy", [MenuEntry("Name", line: 22) {}]), .divider]
            let menu = Menu("More", entries)
            #expect(place(menu, .choose(0)) == "BelvedereTests/HandlerPlaceTests.swift:21")
            #expect(place(menu, .choose(2)) == "BelvedereTests/HandlerPlaceTests.swift:22")
            // An entry with a submenu has no handler, and for an index beyond the end there is no entry.
            #expect(place(menu, .choose(1)) == nil)
            #expect(place(menu, .choose(9)) == nil)
        }
    }

    @Test func anAnswerToAnAlertKnowsTheLineOfItsHandler() {
        withSession {
            let alert = Alert("Discard?", actions: [.cancel("Keep", line: 31), Alert.Action("Discard", role: .destructive, line: 32) {}])
            #expect(alert.subviews.map { place($0, .activate) } == [31, 32].map { "BelvedereTests/HandlerPlaceTests.swift:\($0)" })
            #expect(place(alert, .leave) == "BelvedereTests/HandlerPlaceTests.swift:31")
            #expect(
                Toast("Deleted", action: "Undo", line: 33) {}.subviews.map { place($0, .activate) } == [
                    "BelvedereTests/HandlerPlaceTests.swift:33"
                ])
        }
    }

    @Test func aShapeAndItsDrawingKnowTheLinesOfTheirHandlers() {
        withSession {
            let circle = CircleShape(center: DrawingPoint(5, 5), radius: 2)
            circle.menu = [MenuEntry("Delete", line: 41) {}]
            circle.onPress(line: 42) {}
            #expect(place(circle, .choose(0)) == "BelvedereTests/HandlerPlaceTests.swift:41")
            #expect(place(circle, .activate) == "BelvedereTests/HandlerPlaceTests.swift:42")
            let drawing = Drawing("Board", width: 10, height: 10, [circle]).onPointer(line: 43) { _ in }
            #expect(place(drawing, .pointer(.down, x: 1, y: 1)) == "BelvedereTests/HandlerPlaceTests.swift:43")
        }
    }

    @Test func aHeadingOfATableKnowsTheLineOfTheBinding() {
        struct Row: Identifiable { let id: Int }
        withSession {
            let table = Table(DynamicList([Row(id: 1)]), columns: [.init("Number", { "\($0.id)" })]).bind(
                order: Dynamic(TableOrder("Number")), line: 51)
            #expect(place(table, .sort(0)) == "BelvedereTests/HandlerPlaceTests.swift:51")
        }
    }
}
