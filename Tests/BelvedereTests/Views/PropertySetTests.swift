@testable import Belvedere
import BelvedereTesting
import Testing

/// A property set marks that property of that view and nothing else; the same value marks nothing.
struct PropertySetTests {
    /// One property of one kind of view: how to make the view and how to set the property.
    struct Case: CustomTestStringConvertible {
        let kind: ViewKind
        let marks: [Property]
        let make: () -> (view: View, set: () -> Void)

        init<V: View>(_ marks: Property..., make: @escaping () -> V, set: @escaping (V) -> Void) {
            self.marks = marks
            kind = make().kind
            self.make = {
                let view = make()
                return (view, { set(view) })
            }
        }

        var testDescription: String { "\(kind) \(marks)" }
    }

    static func list() -> List<String> { List(DynamicList(["a", "b"])) { Label($0) } }
    static func row() -> CollectionRow<String> { CollectionRow("Row", DynamicList(["a", "b"])) { Label($0) } }
    static func pager() -> Pager<String> { Pager("Pages", DynamicList(["a", "b"])) { Label($0) } }

    /// Every property of every kind of view that can be set after the view was made.
    static var cases: [Case] {
        [
            Case(.text, make: { Label("a") }) { $0.text = "b" },
            Case(.style, make: { Label("a") }) { $0.style = .headline },
            Case(.isHidden, make: { Label("a") }) { $0.isHidden = true },
            Case(.isEnabled, make: { Label("a") }) { $0.isEnabled = false },
            Case(.accessibilityName, make: { Label("a") }) { $0.accessibilityName = "b" },
            Case(.text, make: { Button("a") {} }) { $0.title = "b" },
            Case(.style, make: { Button("a") {} }) { $0.role = .destructive },
            Case(.isSpinning, make: { Button("a") {} }) { $0.isRunning = true },
            Case(.text, make: { Link("a", to: "https://example.org") }) { $0.title = "b" },
            Case(.destination, make: { Link("a", to: "https://example.org") }) { $0.destination = "tel:1" },
            Case(.image, make: { ImageView(.initials("AB")) }) { $0.picture = .symbol(.dog) },
            Case(.text, make: { Spinner("a") }) { $0.title = "b" },
            Case(.isSpinning, make: { Spinner("a") }) { $0.isSpinning = true },
            Case(.text, make: { ProgressView("a") }) { $0.title = "b" },
            Case(.fraction, make: { ProgressView("a") }) { $0.fraction = 0.5 },
            Case(.text, make: { EmptyState("a") }) { $0.title = "b" },
            Case(.detail, make: { EmptyState("a") }) { $0.detail = "b" },
            Case(.style, make: { EmptyState("a") }) { $0.isError = true },
            Case(.image, make: { EmptyState("a") }) { $0.symbol = .dog },
            Case(.map, make: { MapPicture(name: "a") }) { $0.lines = [.init([.init(x: 1, y: 2)])] },
            Case(.detail, make: { MapPicture(name: "a") }) { $0.attribution = "b" },
            // A text goes with the number of the edit it answers.
            Case(.text, .edit, make: { TextField("a") }) { $0.text = "b" },
            Case(.title, make: { TextField("a") }) { $0.title = "b" },
            Case(.placeholder, make: { TextField("a") }) { $0.placeholder = "b" },
            Case(.message, make: { TextField("a") }) { $0.message = "b" },
            Case(.keyboard, make: { TextField("a") }) { $0.keyboard = .email },
            Case(.events, make: { TextField("a") }) { $0.onSubmit {} },
            Case(.text, .edit, make: { SearchField("a") }) { $0.text = "b" },
            Case(.title, make: { SearchField("a") }) { $0.title = "b" },
            Case(.placeholder, make: { SearchField("a") }) { $0.placeholder = "b" },
            Case(.message, make: { SearchField("a") }) { $0.message = "b" },
            Case(.keyboard, make: { SearchField("a") }) { $0.keyboard = .url },
            Case(.events, make: { SearchField("a") }) { $0.onSubmit {} },
            Case(.text, make: { Toggle("a") }) { $0.title = "b" },
            Case(.isOn, make: { Toggle("a") }) { $0.isOn = true },
            Case(.choices, make: { Picker("a", choices: ["1", "2"]) }) { $0.choices = ["1", "3"] },
            Case(.selection, make: { Picker("a", choices: ["1", "2"]) }) { $0.selection = 1 },
            Case(.text, make: { FileField("a") { _ in } }) { $0.title = "b" },
            Case(.style, make: { Stack(Label("a")) }) { $0.style = .group },
            Case(.title, make: list) { $0.title = "b" },
            Case(.sections, make: list) { $0.sections = [SectionHeading(title: "A", count: 2)] },
            Case(.isActivatable, make: list) { $0.onActivate { _ in } },
            Case(.actions, make: list) { $0.setActions([RowAction("Delete") { _ in }]) },
            Case(.actions, .actionRoles, make: list) { $0.setActions([RowAction("Delete", role: .destructive) { _ in }]) },
            Case(.actions, .actionRoles, make: row) { $0.setActions([RowAction("Delete", role: .destructive) { _ in }]) },
            Case(.actions, .actionRoles, make: pager) { $0.setActions([RowAction("Delete", role: .destructive) { _ in }]) },
            Case(.title, make: row) { $0.title = "b" },
            Case(.isActivatable, make: row) { $0.onActivate { _ in } },
            Case(.actions, make: row) { $0.setActions([RowAction("Delete") { _ in }]) },
            Case(.title, make: pager) { $0.title = "b" },
            Case(.selection, make: pager) { $0.page = 1 },
            Case(.isActivatable, make: pager) { $0.onActivate { _ in } },
            Case(.actions, make: pager) { $0.setActions([RowAction("Delete") { _ in }]) },
        ]
    }

    @Test func aSetMarksThatPropertyOfThatViewAndNothingElse() {
        for index in Self.cases.indices {
            withSession {
                let one = Self.cases[index]
                let (view, set) = one.make()
                let stage = Stage(Label("before"), view, Label("after"))
                set()
                let changes = stage.take(one.testDescription)
                let marked: [Change] = one.marks.sorted { $0.rawValue < $1.rawValue }.map {
                    .set(view.identifier, $0, view.value(of: $0))
                }
                #expect(changes == marked, "\(one.testDescription)")
                set()
                #expect(stage.take() == [], "the same value again: \(one.testDescription)")
                #expect(!stage.window.hasChanges)
            }
        }
    }

    /// What cannot be set, or is set by other means and tested with them.
    static let others: [ViewKind: Set<Property>] = [
        .emptyState: [.image], .picker: [.title], .fileField: [.count, .accepts], .stack: [.axis],
        .list: [.count, .start], .collectionRow: [.count, .start], .pager: [.count, .start],
    ]

    @Test func everyPropertyOfEveryKindIsInTheTable() {
        withSession {
            var covered: [ViewKind: Set<Property>] = [:]
            for one in Self.cases { covered[one.kind, default: []].formUnion(one.marks) }
            for one in Self.cases {
                let has = Set(type(of: one.make().view).properties)
                let missing = has.subtracting(covered[one.kind] ?? []).subtracting(Self.others[one.kind] ?? [])
                #expect(missing == [], "of \(one.kind)")
            }
            let elsewhere: Set<ViewKind> = [.window, .screen, .bar, .row, .alert, .toast, .tabs]
            #expect(Set(covered.keys).union(elsewhere) == Set(ViewKind.allCases))
        }
    }

    @Test func aTurnsChangesLeaveAsOneBatchWithTheLastValues() {
        withSession {
            let label = Label("a"), button = Button("b") {}
            let stage = Stage(label, button)
            var calls = 0
            stage.window.onFirstChange = { calls += 1 }
            for number in 0..<1000 {
                label.text = "\(number)"
                button.title = "b\(number)"
                label.isHidden = number % 2 == 0
            }
            #expect(calls == 1)
            let changes = stage.take()
            #expect(changes == [
                .set(label.identifier, .text, .text("999")), .set(label.identifier, .isHidden, nil),
                .set(button.identifier, .text, .text("b999")),
            ])
            label.text = "c"
            #expect(calls == 2)
        }
    }

    @Test func tabsMarkTheSelectionAndTheTwoContentsThatChangePlaces() {
        withSession {
            let first = Label("1"), second = Label("2"), third = Label("3")
            let tabs = Tabs([("One", first), ("Two", second), ("Three", third)])
            let stage = Stage(tabs)
            tabs.selection = 2
            #expect(Set(stage.take()) == [
                .set(tabs.identifier, .selection, .integer(2)),
                .set(first.identifier, .isHidden, .flag(true)), .set(third.identifier, .isHidden, nil),
            ])
            tabs.selection = 2
            tabs.selection = 99
            #expect(stage.take() == [])
            tabs.selection = -1
            #expect(tabs.selection == 0)
        }
    }

    @Test func aScreensOwnPropertiesAreMarkedOnItsView() {
        withSession {
            let screen = Screen(title: "a")
            let stage = Stage(Window(screen))
            stage.take()
            screen.hasUnsavedChanges = true
            #expect(stage.take() == [.set(screen.view.identifier, .hasUnsavedChanges, .flag(true))])
            screen.title = "b"
            #expect(stage.take() == [
                .set(screen.view.identifier, .title, .text("b")), .locate(trail: [""], title: "b"),
            ])
            screen.title = "b"
            screen.hasUnsavedChanges = true
            screen.barItems = []
            #expect(stage.take() == [])
            let item = Button("Add") {}
            screen.barItems = [item]
            stage.take()
            #expect(stage.mirror.find(item.identifier)?.kind == .button)
            let content = Label("other")
            screen.content = content
            stage.take()
            #expect(stage.mirror.find(content.identifier) != nil)
        }
    }

    @Test func everyPropertyHasABitOfItsOwn() {
        #expect(Property.allCases.allSatisfy { $0.rawValue < 64 })
        #expect(Set(Property.allCases.map(\.rawValue)).count == Property.allCases.count)
    }

    @Test func propertiesOfARenderedNodeStandInTheOrderOfTheirNumbers() {
        withSession {
            let field = TextField("Name", text: "x")
            field.isHidden = true
            field.accessibilityName = "n"
            field.message = "m"
            let stage = Stage(field)
            let numbers = stage.mirror.find(field.identifier)?.properties.map(\.property.rawValue) ?? []
            #expect(numbers.count == 5 && numbers == numbers.sorted())
        }
    }
}
