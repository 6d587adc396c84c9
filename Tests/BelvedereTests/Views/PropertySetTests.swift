@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of setting properties of views: setting a property sends this property of this view to the host, and nothing else. Setting it to
/// the same value sends nothing.
struct PropertySetTests {
    /// A property of one kind of view to test, with a closure that makes the view and a closure that sets the property.
    struct Case: CustomTestStringConvertible {
        let kind: ViewKind
        let marks: [any PropertyDeclaration]
        let make: () -> (view: View, set: () -> Void)

        init<V: View>(_ marks: any PropertyDeclaration..., make: @escaping () -> V, set: @escaping (V) -> Void) {
            self.marks = marks
            kind = make().kind
            self.make = {
                let view = make()
                return (view, { set(view) })
            }
        }

        var testDescription: String { "\(kind) \(marks.map(\.key))" }
    }

    static func list() -> List<String> { List(DynamicList(["a", "b"])) { Label($0) } }
    static func circle() -> CircleShape { CircleShape(center: DrawingPoint(0, 0), radius: 1, stroke: .none) }
    static func row() -> CollectionRow<String> { CollectionRow("Row", DynamicList(["a", "b"])) { Label($0) } }
    static func pager() -> Pager<String> { Pager("Pages", DynamicList(["a", "b"])) { Label($0) } }

    /// All properties, of all kinds of views, that can be set after the view was created.
    static var cases: [Case] {
        [
            Case(Label.text, make: { Label("a") }) { $0.text = "b" },
            Case(Label.style, make: { Label("a") }) { $0.style = .headline },
            Case(View.isHidden, make: { Label("a") }) { $0.isHidden = true },
            Case(View.isEnabled, make: { Label("a") }) { $0.isEnabled = false },
            Case(View.accessibilityLanguage, make: { Label("a") }) { $0.accessibilityLanguage = "fi" },
            Case(View.accessibilityName, make: { Label("a") }) { $0.accessibilityName = "b" },
            Case(Button.title, make: { Button("a") {} }) { $0.title = "b" },
            Case(Button.role, make: { Button("a") {} }) { $0.role = .destructive },
            Case(Button.isRunning, make: { Button("a") {} }) { $0.isRunning = true },
            Case(Link.title, make: { Link("a", to: "https://example.org") }) { $0.title = "b" },
            Case(Link.destination, make: { Link("a", to: "https://example.org") }) { $0.destination = "tel:1" },
            Case(Link.opensNewWindow, make: { Link("a", to: "https://example.org") }) { $0.opensNewWindow = true },
            Case(Link.symbol, make: { Link("a", to: "https://example.org") }) { $0.symbol = .phone },
            Case(ImageView.picture, make: { ImageView(.initials("AB")) }) { $0.picture = .symbol(.dog) },
            Case(Spinner.title, make: { Spinner("a") }) { $0.title = "b" },
            Case(Spinner.isSpinning, make: { Spinner("a") }) { $0.isSpinning = true },
            Case(ProgressView.title, make: { ProgressView("a") }) { $0.title = "b" },
            Case(ProgressView.fraction, make: { ProgressView("a") }) { $0.fraction = 0.5 },
            Case(EmptyState.title, make: { EmptyState("a") }) { $0.title = "b" },
            Case(EmptyState.detail, make: { EmptyState("a") }) { $0.detail = "b" },
            Case(EmptyState.isError, make: { EmptyState("a") }) { $0.isError = true },
            Case(EmptyState.symbol, make: { EmptyState("a") }) { $0.symbol = .dog },
            Case(MapPicture.lines, make: { MapPicture(name: "a") }) { $0.lines = [.init([.init(x: 1, y: 2)])] },
            Case(MapPicture.attribution, make: { MapPicture(name: "a") }) { $0.attribution = "b" },
            // A text field sends its text together with the number of the person's edit that the text responds to.
            Case(TextField.text, TextField.edit, make: { TextField("a") }) { $0.text = "b" },
            Case(TextField.title, make: { TextField("a") }) { $0.title = "b" },
            Case(TextField.placeholder, make: { TextField("a") }) { $0.placeholder = "b" },
            Case(TextField.message, make: { TextField("a") }) { $0.message = "b" },
            Case(TextField.keyboard, make: { TextField("a") }) { $0.keyboard = .email },
            Case(TextField.takesSubmit, make: { TextField("a") }) { $0.onSubmit {} },
            Case(TextField.takesCancel, make: { TextField("a") }) { $0.onCancel {} },
            Case(SearchField.text, SearchField.edit, make: { SearchField("a") }) { $0.text = "b" },
            Case(SearchField.title, make: { SearchField("a") }) { $0.title = "b" },
            Case(SearchField.placeholder, make: { SearchField("a") }) { $0.placeholder = "b" },
            Case(SearchField.message, make: { SearchField("a") }) { $0.message = "b" },
            Case(SearchField.keyboard, make: { SearchField("a") }) { $0.keyboard = .url },
            Case(SearchField.takesSubmit, make: { SearchField("a") }) { $0.onSubmit {} },
            Case(SearchField.takesCancel, make: { SearchField("a") }) { $0.onCancel {} },
            Case(Toggle.title, make: { Toggle("a") }) { $0.title = "b" },
            Case(Toggle.isOn, make: { Toggle("a") }) { $0.isOn = true },
            Case(Picker.choices, make: { Picker("a", choices: ["1", "2"]) }) { $0.choices = ["1", "3"] },
            Case(Picker.selection, make: { Picker("a", choices: ["1", "2"]) }) { $0.selection = 1 },
            Case(Picker.symbol, make: { Picker("a", choices: ["1", "2"]) }) { $0.symbol = .sort },
            Case(TextField.text, TextField.edit, make: { ComboBox("a", choices: ["b"]) }) { $0.value = "b" },
            Case(TextField.title, make: { ComboBox("a", choices: ["b"]) }) { $0.title = "b" },
            Case(TextField.placeholder, make: { ComboBox("a", choices: ["b"]) }) { $0.placeholder = "b" },
            Case(TextField.message, make: { ComboBox("a", choices: ["b"]) }) { $0.message = "b" },
            Case(TextField.keyboard, make: { ComboBox("a", choices: ["b"]) }) { $0.keyboard = .url },
            Case(TextField.takesSubmit, make: { ComboBox("a", choices: ["b"]) }) { $0.onSubmit {} },
            Case(TextField.takesCancel, make: { ComboBox("a", choices: ["b"]) }) { $0.onCancel {} },
            Case(ComboBoxField.proposesFirst, make: { ComboBox("a", choices: ["b"]) }) { $0.acceptingOtherTexts() },
            Case(TextField.text, TextField.edit, make: { TextArea("a") }) { $0.text = "b" },
            Case(TextField.title, make: { TextArea("a") }) { $0.title = "b" },
            Case(TextField.placeholder, make: { TextArea("a") }) { $0.placeholder = "b" },
            Case(TextField.message, make: { TextArea("a") }) { $0.message = "b" },
            Case(TextField.keyboard, make: { TextArea("a") }) { $0.keyboard = .url },
            Case(TextField.takesSubmit, make: { TextArea("a") }) { $0.onSubmit {} },
            Case(TextField.takesCancel, make: { TextArea("a") }) { $0.onCancel {} },
            Case(TextField.text, TextField.edit, make: { SecureField("a") }) { $0.text = "b" },
            Case(TextField.title, make: { SecureField("a") }) { $0.title = "b" },
            Case(TextField.placeholder, make: { SecureField("a") }) { $0.placeholder = "b" },
            Case(TextField.message, make: { SecureField("a") }) { $0.message = "b" },
            Case(TextField.keyboard, make: { SecureField("a") }) { $0.keyboard = .url },
            Case(TextField.takesSubmit, make: { SecureField("a") }) { $0.onSubmit {} },
            Case(TextField.takesCancel, make: { SecureField("a") }) { $0.onCancel {} },
            Case(NumberControl.title, make: { Stepper("a", in: 0...9) }) { $0.title = "b" },
            Case(NumberControl.edit, NumberControl.value, make: { Stepper("a", in: 0...9) }) { $0.value = 3 },
            Case(NumberControl.title, make: { Slider("a") }) { $0.title = "b" },
            Case(NumberControl.edit, NumberControl.value, Slider.valueText, make: { Slider("a", in: 0...9, format: { "\($0) km" }) }) {
                $0.value = 3
            },
            Case(NumberControl.minimum, make: { Slider("a", value: 1) }) { $0.bounds = 0.5...1 },
            Case(NumberControl.maximum, make: { Slider("a") }) { $0.bounds = 0...2 },
            Case(NumberControl.minimum, make: { Stepper("a", value: 9) }) { $0.bounds = 1...100 },
            Case(NumberControl.maximum, make: { Stepper("a") }) { $0.bounds = 0...2 },
            Case(Toggle.message, make: { Toggle("a") }) { $0.message = "b" },
            Case(Picker.message, make: { Picker("a", choices: ["1"]) }) { $0.message = "b" },
            Case(Picker.message, make: { Picker("a", choices: ["1"], style: .segments) }) { $0.message = "b" },
            Case(Picker.message, make: { Picker("a", choices: ["1"], style: .radioGroup) }) { $0.message = "b" },
            Case(CheckboxGroup.message, make: { CheckboxGroup("a", choices: ["1"]) }) { $0.message = "b" },
            Case(NumberControl.message, make: { Slider("a") }) { $0.message = "b" },
            Case(NumberControl.message, make: { Stepper("a") }) { $0.message = "b" },
            Case(EntryField.title, make: { DateField("a") }) { $0.title = "b" },
            Case(EntryField.message, make: { DateField("a") }) { $0.message = "b" },
            Case(EntryField.edit, EntryField.entry, make: { DateField("a") }) { $0.value = CalendarDate("2026-11-22") },
            Case(EntryField.minimum, make: { DateField("a") }) { $0.minimum = CalendarDate("2026-11-22") },
            Case(EntryField.maximum, make: { DateField("a") }) { $0.maximum = CalendarDate("2026-11-22") },
            Case(EntryField.title, make: { TimeField("a") }) { $0.title = "b" },
            Case(EntryField.message, make: { TimeField("a") }) { $0.message = "b" },
            Case(EntryField.edit, EntryField.entry, make: { TimeField("a") }) { $0.value = TimeOfDay("09:30") },
            Case(EntryField.minimum, make: { TimeField("a") }) { $0.minimum = TimeOfDay("09:30") },
            Case(EntryField.maximum, make: { TimeField("a") }) { $0.maximum = TimeOfDay("09:30") },
            Case(EntryField.title, make: { ColorField("a") }) { $0.title = "b" },
            Case(EntryField.message, make: { ColorField("a") }) { $0.message = "b" },
            Case(EntryField.edit, EntryField.entry, make: { ColorField("a") }) { $0.value = RGBColor("#78b4ff") },
            Case(Picker.choices, make: { Picker("a", choices: ["1", "2"], style: .segments) }) { $0.choices = ["1", "3"] },
            Case(Picker.selection, make: { Picker("a", choices: ["1", "2"], style: .segments) }) { $0.selection = 1 },
            Case(Picker.choices, make: { Picker("a", choices: ["1", "2"], style: .radioGroup) }) { $0.choices = ["1", "3"] },
            Case(Picker.selection, make: { Picker("a", choices: ["1", "2"], style: .radioGroup) }) { $0.selection = 1 },
            Case(CheckboxGroup.choices, make: { CheckboxGroup("a", choices: ["1", "2"]) }) { $0.choices = ["1", "3"] },
            Case(CheckboxGroup.checked, make: { CheckboxGroup("a", choices: ["1", "2"]) }) { $0.checked = [1] },
            Case(FileField.title, make: { FileField("a") { _ in } }) { $0.title = "b" },
            Case(FileField.symbol, make: { FileField("a") { _ in } }) { $0.symbol = .upload },
            Case(FileField.allowsMultipleSelection, make: { FileField("a") { _ in } }) { $0.allowsMultipleSelection = true },
            Case(Stack.style, make: { Stack(Label("a")) }) { $0.style = .group },
            Case(Button.shortcut, make: { Button("a") {} }) { $0.shortcut = Shortcut("s") },
            Case(Button.symbol, make: { Button("a") {} }) { $0.symbol = .add },
            Case(Stack.spacing, make: { Stack(Label("a")) }) { $0.spacing = .large },
            Case(Stack.alignment, make: { Stack(Label("a")) }) { $0.alignment = .center },
            Case(Grid.columns, make: { Grid(columns: [.fit]) }) { $0.columns = [.fill] },
            Case(Grid.leastWidth, make: { Grid(columnsOfAtLeast: 8) }) { $0.leastWidth = 9 },
            Case(Grid.spacing, make: { Grid(columns: [.fit]) }) { $0.spacing = .small },
            Case(Section.heading, make: { Section("a") }) { $0.heading = "b" },
            Case(Disclosure.title, make: { Disclosure("a") }) { $0.title = "b" },
            Case(Disclosure.isExpanded, make: { Disclosure("a") }) { $0.isExpanded = true },
            Case(Badge.text, make: { Badge("a") }) { $0.text = "b" },
            Case(Badge.tone, make: { Badge("a") }) { $0.tone = .danger },
            Case(CodeBlock.text, make: { CodeBlock("a", title: "b") }) { $0.text = "c" },
            Case(CodeBlock.title, make: { CodeBlock("a", title: "b") }) { $0.title = "c" },
            Case(CodeBlock.language, make: { CodeBlock("a", title: "b") }) { $0.language = .swift },
            Case(CodeBlock.showsLineNumbers, make: { CodeBlock("a", title: "b") }) { $0.showsLineNumbers = true },
            Case(CodeBlock.markedLines, make: { CodeBlock("a", title: "b") }) { $0.markedLines = [1] },
            Case(CodeBlock.pages, make: { CodeBlock("a", title: "b") }) { $0.pages = [CodeBlock.Page(ofType: "A", path: "/a")] },
            Case(Avatar.initials, Avatar.hue, make: { Avatar("a") }) { $0.name = "b" },
            Case(Avatar.initials, Avatar.hue, make: { Avatar("a") }) { $0.initials = "b" },
            Case(Avatar.picture, make: { Avatar("a") }) { $0.picture = "/a.png" },
            Case(Label.runs, make: { Label("a") }) { $0.attributedText = "\("a", .bold)" },
            Case(Menu.title, make: { Menu("a", []) }) { $0.title = "b" },
            Case(Menu.items, make: { Menu("a", []) }) { $0.entries = [MenuEntry("b") {}] },
            Case(ContextMenu.items, make: { ContextMenu("a", Label("b"), []) }) { $0.entries = [MenuEntry("b") {}] },
            Case(Drawing.items, make: { Drawing("a", width: 1, height: 1) }) { $0.menu = [MenuEntry("b") {}] },
            Case(Drawing.pointers, make: { Drawing("a", width: 1, height: 1) }) { $0.onPointer { _ in } },
            Case(Drawing.shownArea, Drawing.edit, make: { Drawing("a", width: 1, height: 1) }) {
                $0.area = DrawingArea(x: 0, y: 0, width: 1, height: 1)
            },
            Case(Drawing.scales, make: { Drawing("a", width: 1, height: 1) }) { $0.onMove { _ in } },
            Case(Shape.fill, make: circle) { $0.fill = .accent },
            Case(Shape.stroke, make: circle) { $0.stroke = .accent },
            Case(Shape.lineWidth, make: circle) { $0.lineWidth = 2 },
            Case(Shape.items, make: circle) { $0.menu = [MenuEntry("b") {}] },
            Case(Shape.isPressable, make: circle) { $0.onPress {} },
            Case(Shape.geometry, make: circle) { $0.radius = 2 },
            Case(Shape.geometry, make: { RectangleShape(at: DrawingPoint(0, 0), width: 1, height: 1) }) { $0.cornerRadius = 2 },
            Case(Shape.geometry, make: { LineShape(from: DrawingPoint(0, 0), to: DrawingPoint(1, 1)) }) { $0.end = DrawingPoint(2, 2) },
            Case(Shape.geometry, make: { PathShape([]) }) { $0.steps = [.close] },
            Case(Shape.geometry, Shape.text, make: { TextShape("a", at: DrawingPoint(0, 0)) }) { $0.text = "b" },
            Case(Shape.text, Shape.decorative, make: { TextShape("a", at: DrawingPoint(0, 0)) }) { $0.isDecorative = true },
            Case(RowsView.title, make: list) { $0.title = "b" },
            Case(RowsView.sections, make: list) { $0.sections = [SectionHeading(title: "A", count: 2)] },
            Case(RowsView.isActivatable, make: list) { $0.onActivate { _ in } },
            Case(RowsView.actions, make: list) { $0.setActions([RowAction("Delete") { _ in }]) },
            Case(RowsView.actions, RowsView.actionRoles, make: list) { $0.setActions([RowAction("Delete", role: .destructive) { _ in }]) },
            Case(RowsView.actions, RowsView.actionRoles, make: row) { $0.setActions([RowAction("Delete", role: .destructive) { _ in }]) },
            Case(RowsView.actions, RowsView.actionRoles, make: pager) { $0.setActions([RowAction("Delete", role: .destructive) { _ in }]) },
            Case(RowsView.title, make: row) { $0.title = "b" },
            Case(RowsView.isActivatable, make: row) { $0.onActivate { _ in } },
            Case(RowsView.actions, make: row) { $0.setActions([RowAction("Delete") { _ in }]) },
            Case(RowsView.title, make: pager) { $0.title = "b" },
            Case(RowsView.page, make: pager) { $0.page = 1 },
            Case(RowsView.isActivatable, make: pager) { $0.onActivate { _ in } },
            Case(RowsView.actions, make: pager) { $0.setActions([RowAction("Delete") { _ in }]) },
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
                let marked: [Change] = one.marks.sorted { $0.key.number < $1.key.number }.map {
                    .set(view.node(of: view.kind), $0.key)
                }
                #expect(changes == marked, "\(one.testDescription)")
                set()
                #expect(stage.take() == [], "the same value again: \(one.testDescription)")
                #expect(!stage.window.hasChanges)
            }
        }
    }

    /// The properties that all shapes have. They are tested only with the circle.
    private static let ofShapes: Set<String> = ["fill", "stroke", "lineWidth", "menu", "isPressable", "text", "isDecorative"]

    /// Properties that cannot be set after the view was created, or that other tests check.
    static let others: [ViewKind: Set<String>] = [
        .picker: ["title"], .segments: ["title"], .radioGroup: ["title"], .checkboxGroup: ["title"], .slider: ["step"], .stepper: ["step"],
        .dateField: ["isRequired"], .timeField: ["isRequired"], .colorField: ["isRequired", "minimum", "maximum"], .textArea: ["lines"],
        .secureField: ["content"], .comboBox: ["choices", "note", "results", "isExpanded"], .fileField: ["limit", "accepts"],
        .stack: ["axis"], .link: ["route"], .list: ["count", "start", "page"],
        .collectionRow: ["count", "start", "page", "sections"], .pager: ["count", "start", "sections"],
        .drawing: ["size", "scrolls", "isActualSize", "fillsWidth"], .avatar: ["size"], .circle: ["text", "isDecorative"],
        .rectangle: ofShapes,
        .line: ofShapes,
        .path: ofShapes,
        .drawnText: ofShapes,
    ]

    @Test func everyPropertyOfEveryKindIsInTheTable() {
        withSession {
            var covered: [ViewKind: Set<String>] = [:]
            for one in Self.cases { covered[one.kind, default: []].formUnion(one.marks.map(\.key.name)) }
            for one in Self.cases {
                let has = Set(one.kind.properties.map(\.key.name))
                let missing = has.subtracting(covered[one.kind] ?? []).subtracting(Self.others[one.kind] ?? [])
                #expect(missing == [], "of \(one.kind)")
            }
            let elsewhere: Set<ViewKind> = [
                .window, .tools, .screen, .bar, .row, .decimalField, .alert, .toast, .tabs, .spacer, .divider, .overlay, .splitView, .table,
                .tableRow,
                .tableCell,
            ]
            #expect(Set(covered.keys).union(elsewhere) == Set(ViewKind.ofTheKit))
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
            #expect(
                changes == [
                    .set(label, Label.text, "999"), .set(label, View.isHidden, false),
                    .set(button, Button.title, "b999"),
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
            #expect(
                Set(stage.take()) == [
                    .set(tabs, Tabs.selection, 2),
                    .set(first, View.isHidden, true), .set(third, View.isHidden, false),
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
            #expect(stage.take() == [.set(screen.view, ScreenView.hasUnsavedChanges, true)])
            screen.title = "b"
            #expect(
                stage.take() == [
                    .set(screen.view, ScreenView.title, "b"), .locate(trail: [""], title: "b"),
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
        for kind in ViewKind.ofTheKit {
            let properties = kind.properties + View.commonProperties
            #expect(properties.allSatisfy { $0.key.number < 64 }, "\(kind)")
            #expect(Set(properties.map(\.key.number)).count == properties.count, "\(kind)")
            #expect(Set(properties.map(\.key.name)).count == properties.count, "\(kind)")
        }
    }

    @Test func propertiesOfARenderedNodeStandInTheOrderOfTheirNumbers() {
        withSession {
            let field = TextField("Name", text: "x")
            field.isHidden = true
            field.accessibilityName = "n"
            field.message = "m"
            let stage = Stage(field)
            let numbers = stage.mirror.find(field.identifier)?.properties.map(\.key.number) ?? []
            #expect(numbers.count == 5 && numbers == numbers.sorted())
        }
    }
}
