@_spi(Hosting) import Belvedere
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

@Suite struct MarkupTests {
    private let view = ViewIdentifier(rawValue: 7)
    private let catalog = MarkupCatalogue.standard

    private func html(_ element: Element) -> String {
        var writer = HTMLWriter()
        writer.append(element)
        return writer.text
    }

    /// Returns the characters of an element's HTML, sorted, to compare elements whose attributes have different orders.
    private func sorted(_ element: Element) -> String { String(html(element).sorted()) }

    static let kinds: [ViewKind] = [
        .window, .tools, .screen, .bar, .stack, .spacer, .divider, .grid, .section, .disclosure, .label, .button, .link, .image, .avatar,
        .badge,
        .spinner, .progress, .emptyState, .mapPicture, .textField,
        .searchField, .toggle, .picker, .fileField, .tabs, .list, .collectionRow, .pager, .row, .alert, .toast,
        .textArea, .secureField, .decimalField, .comboBox, .slider, .stepper, .dateField, .timeField, .colorField, .segments, .radioGroup,
        .checkboxGroup, .codeBlock,
        .splitView,
    ]

    /// Returns a value of the property's type that differs from the default; nil for an unknown type.
    private static func sample(of property: some PropertyDeclaration) -> PropertyValue? {
        let samples: [any ViewPropertyValue] = [
            property.key.name == "destination" ? "https://example.org" : "A", 3, true, Optional(0.5), ["F", "G"], Label.Style.error,
            Button.Role.destructive, Optional(ImageView.Picture.symbol(.dog)), Symbol.dog, Optional(Symbol.dog),
            [MapPicture.Line([.init(x: 0, y: 0), .init(x: 1, y: 1)])], TextField.Keyboard.email, Stack.Style.group, Stack.Axis.horizontal,
            Optional(Spacing.large), Optional(Stack.Alignment.end), [ColumnWidth.fit, .fill(2), .characters(8)], Badge.Tone.warning,
            Optional("/a.png"), Optional(Shortcut("s")),
            [AttributedText.Run("B", [.bold, .code], link: "https://example.org")],
            Optional(LinkedAddress(application: "/app", path: "/7")), Presentation.presented, [RowsView.Section(title: "H", start: 0)],
            [Button.Role.destructive], 0.5, [1], SecureField.Content.newPassword,
            Optional(CodeBlock.Language.swift), [CodeBlock.Page(ofType: "A", path: "/a")], ScreenPane.list, Avatar.Size.large,
            [ComboBoxField.Choice(number: 1, title: "A", detail: "B")],
        ]
        return sample(among: samples, for: property)
    }

    private static func sample<Declared: PropertyDeclaration>(among samples: [any ViewPropertyValue], for property: Declared)
        -> PropertyValue?
    {
        if let isTrue = property.defaultValue as? Bool { return (!isTrue).erased }
        return samples.first { $0 is Declared.Value }?.erased
    }

    /// The error for a property whose type has no sample value.
    private struct NoSample: Error {
        let property: String
    }

    private static func properties(of kind: ViewKind) -> [any PropertyDeclaration] {
        kind.properties + [View.accessibilityLanguage, View.isEnabled, View.isHidden, View.accessibilityName]
    }

    private func samples(of kind: ViewKind) throws -> [PropertyAssignment] {
        try Self.properties(of: kind).map { property in
            let value: PropertyValue? = Self.sample(of: property)
            if value == nil { throw NoSample(property: "\(property.key) of \(kind)") }
            return PropertyAssignment(property.key, value)
        }
    }

    private func node(_ assignments: [PropertyAssignment], _ kind: ViewKind) -> ViewNode {
        ViewNode(identifier: view, kind: kind, properties: assignments)
    }

    @Test("Every kind of the kit has its markup", arguments: kinds)
    func everyKind(kind: ViewKind) {
        #expect(html(catalog.markup(of: kind).skeleton(view)) != "<div id=\"v7\"></div>")
    }

    @Test("A property set and set back leaves no trace", arguments: kinds)
    func settingBack(kind: ViewKind) throws {
        let markup = catalog.markup(of: kind)
        for assignment in try samples(of: kind) {
            // Skip these two properties: the app always sets them, and never sets them back to the default.
            if assignment.key == EmptyState.symbol.key || assignment.key == RowsView.count.key { continue }
            var element = markup.skeleton(view)
            for effect in markup.effects(of: assignment.key, on: node([assignment], kind)) { effect.apply(to: &element) }
            let changed = html(element)
            let back = assignment.key
            for effect in markup.effects(of: back, on: node([], kind)) { effect.apply(to: &element) }
            #expect(sorted(element) == sorted(markup.skeleton(view)), "\(assignment.key) of \(kind) through \(changed)")
        }
    }

    @Test("Every property that is no number of rows does something", arguments: kinds)
    func everyProperty(kind: ViewKind) throws {
        let markup = catalog.markup(of: kind)
        let samples = try samples(of: kind)
        // Skip this property: a page finds out from the screens' order and the width of the window whether a list is beside its detail.
        for assignment in samples where kind.role != .list && assignment.key != ScreenView.hasDetail.key {
            #expect(!markup.effects(of: assignment.key, on: node(samples, kind)).isEmpty, "\(assignment.key) of \(kind)")
        }
    }

    @Test("A view rendered with its properties is a bare one with the same properties set", arguments: kinds)
    func renderingAndPatching(kind: ViewKind) throws {
        let markup = catalog.markup(of: kind)
        let assignments = try samples(of: kind)
        let whole = catalog.element(for: ViewNode(identifier: view, kind: kind, properties: assignments))
        var patched = markup.skeleton(view)
        for assignment in assignments.reversed() {
            for effect in markup.effects(of: assignment.key, on: node(assignments, kind)) { effect.apply(to: &patched) }
        }
        #expect(sorted(whole) == sorted(patched), "\(html(whole))\n\(html(patched))")
    }

    @Test("The target of an operation is a part that a number can name", arguments: kinds)
    func parts(kind: ViewKind) throws {
        let markup = catalog.markup(of: kind)
        #expect(markup.slot.part < 10)
        #expect(markup.control < 10)
        for assignment in try samples(of: kind) {
            for effect in markup.effects(of: assignment.key, on: node([assignment], kind)) {
                let target: ElementIdentifier =
                    switch effect {
                    case .text(let target, _), .attribute(let target, _, _), .value(let target, _, _), .checked(let target, _),
                        .children(let target, _), .chosen(let target, _), .chosenBoxes(let target, _),
                        .style(let target, _, _):
                        target
                    }
                #expect(target.part < 10)
            }
        }
    }

    @Test func sectionsHaveTheirHeadingsInAPageThatIsOnlyRead() {
        let rows = (8...10).map { ViewNode(identifier: ViewIdentifier(rawValue: $0), kind: .row) }
        let list = ViewNode(
            identifier: view, kind: .list,
            properties: [
                PropertyAssignment(RowsView.sections, [.init(title: "A", start: 0), .init(title: "B", start: 2)])
            ], children: rows)
        let text = html(catalog.element(for: list))
        #expect(text.contains("<li id=\"v8\" class=\"row\"><h2 class=\"section\">A</h2>"))
        #expect(text.contains("<li id=\"v10\" class=\"row\"><h2 class=\"section\">B</h2>"))
        #expect(!text.contains("<li id=\"v9\" class=\"row\"><h2"))
    }
}
