import Belvedere
import Testing

@testable import BelvedereBrowser

@Suite struct AppearanceTests {
    private let view = ViewIdentifier(rawValue: 7)

    private func html(_ element: Element) -> String {
        var writer = HTMLWriter()
        writer.append(element)
        return writer.text
    }

    private static let samples: [Property: PropertyValue] = [
        .text: .text("A"), .detail: .text("B"), .style: .text("error"), .isEnabled: .flag(false), .isHidden: .flag(true),
        .accessibilityName: .text("C"), .placeholder: .text("D"), .title: .text("E"), .edit: .integer(3), .isOn: .flag(true),
        .choices: .texts(["F", "G"]), .selection: .integer(1), .destination: .text("https://example.org"), .fraction: .number(0.5),
        .isSpinning: .flag(true), .count: .integer(9), .start: .integer(2), .sections: .entries([.init(title: "H", number: 0)]),
        .actions: .texts(["I"]), .actionRoles: .texts(["destructive"]), .isActivatable: .flag(true), .canGoBack: .flag(true), .presentation: .text("presented"),
        .isCovered: .flag(true), .hasUnsavedChanges: .flag(true), .message: .text("J"), .keyboard: .text("password"),
        .accepts: .texts([".txt"]), .axis: .text("horizontal"), .image: .texts(["symbol", "dog"]), .map: .texts(["0,0 1,1"]),
        .events: .integer(1),
    ]

    @Test("A property set and set back leaves no trace", arguments: ViewKind.allCases)
    func settingBack(kind: ViewKind) {
        let appearance = Appearance.of(kind)
        // Attributes may stand in another order afterwards.
        func sorted(_ text: String) -> String { String(text.sorted()) }
        for (property, value) in Self.samples {
            var element = appearance.skeleton(view)
            // A symbol's default is none at all; views that show one always have it.
            if property == .image && kind == .emptyState { continue }
            for effect in appearance.allEffects(of: property, value, for: view, lookup: { $0 == property ? value : nil }) {
                effect.apply(to: &element)
            }
            let changed = html(element)
            for effect in appearance.allEffects(of: property, nil, for: view, lookup: { _ in nil }) { effect.apply(to: &element) }
            #expect(sorted(html(element)) == sorted(html(appearance.skeleton(view))), "\(property) of \(kind) through \(changed)")
        }
    }

    @Test("A view rendered with its properties is a bare one with the same properties set", arguments: ViewKind.allCases)
    func renderingAndPatching(kind: ViewKind) {
        let appearance = Appearance.of(kind)
        let assignments = Self.samples.sorted { $0.key.rawValue < $1.key.rawValue }.map { PropertyAssignment($0.key, $0.value) }
        let whole = Appearance.element(for: ViewNode(identifier: view, kind: kind, properties: assignments))
        var patched = appearance.skeleton(view)
        for assignment in assignments.reversed() {
            let effects = appearance.allEffects(of: assignment.property, assignment.value, for: view) { Self.samples[$0] }
            for effect in effects { effect.apply(to: &patched) }
        }
        #expect(String(html(whole).sorted()) == String(html(patched).sorted()), "\(html(whole))\n\(html(patched))")
    }

    @Test("The target of an operation is a part that a number can name", arguments: ViewKind.allCases)
    func parts(kind: ViewKind) {
        let appearance = Appearance.of(kind)
        #expect(appearance.slot.part < 10)
        #expect(appearance.control < 10)
        for (property, value) in Self.samples {
            for effect in appearance.allEffects(of: property, value, for: view, lookup: { _ in nil }) {
                let target: ElementIdentifier = switch effect {
                case .text(let target, _), .attribute(let target, _, _), .value(let target, _, _), .checked(let target, _),
                    .children(let target, _), .mark(let target, _): target
                }
                #expect(target.part < 10)
            }
        }
    }

    @Test func sectionsHaveTheirHeadingsInAPageThatIsOnlyRead() {
        let rows = (8...10).map { ViewNode(identifier: ViewIdentifier(rawValue: $0), kind: .row) }
        let list = ViewNode(identifier: view, kind: .list, properties: [
            PropertyAssignment(.sections, .entries([.init(title: "A", number: 0), .init(title: "B", number: 2)])),
        ], children: rows)
        let text = html(Appearance.element(for: list))
        #expect(text.contains("<li id=\"v8\" class=\"row\"><h2 class=\"section\">A</h2>"))
        #expect(text.contains("<li id=\"v10\" class=\"row\"><h2 class=\"section\">B</h2>"))
        #expect(!text.contains("<li id=\"v9\" class=\"row\"><h2"))
    }
}
