internal import Belvedere

/// How one kind of view looks in a page: the elements it starts as, where its subviews go, and what each of its
/// properties does to them.
struct Appearance: Sendable {
    /// Where the subviews of a view stand: in which part, and after how many elements of the view's own.
    struct Slot: Sendable {
        var part: UInt8 = 0
        var offset = 0
    }

    /// The values of the view's other properties, for effects that need more than one.
    typealias Lookup = (Property) -> PropertyValue?

    /// The elements of a view of which every property has its default.
    var skeleton: @Sendable (ViewIdentifier) -> Element
    var slot = Slot()
    /// The part that a person operates: it carries the name and is the one disabled.
    var control: UInt8 = 0
    /// Whether the control can be disabled as HTML knows it; other views say so to assistive technology.
    var isFormControl = false
    var effects: @Sendable (ViewIdentifier, Property, PropertyValue?, Lookup) -> [Effect] = { _, _, _, _ in [] }

    /// The view with everything in it.
    static func element(for node: ViewNode) -> Element {
        let appearance = of(node.kind)
        let identifier = node.identifier
        var element = appearance.skeleton(identifier)
        for assignment in node.properties {
            let effects = appearance.allEffects(of: assignment.property, assignment.value, for: identifier) { node[$0] }
            for effect in effects { effect.apply(to: &element) }
        }
        if node.children.isEmpty { return element }
        element.change(ElementIdentifier(identifier, part: appearance.slot.part)) { slot in
            slot.content += node.children.map { .element(Self.element(for: $0)) }
        }
        return element
    }

    /// What a property does, whether of this kind or of every view.
    func allEffects(
        of property: Property, _ value: PropertyValue?, for view: ViewIdentifier, lookup: Lookup
    ) -> [Effect] {
        switch property {
        case .isHidden: [.flag(ElementIdentifier(view), .hidden, value == .flag(true))]
        case .isEnabled:
            isFormControl
                ? [.flag(ElementIdentifier(view, part: control), .disabled, value == .flag(false))]
                : [.attribute(ElementIdentifier(view, part: control), .ariaDisabled, value == .flag(false) ? .text("true") : nil)]
        case .accessibilityName:
            [.attribute(ElementIdentifier(view, part: control), .ariaLabel, value?.text.map { .text($0) })]
        default: effects(view, property, value, lookup)
        }
    }

    static func of(_ kind: ViewKind) -> Appearance {
        switch kind {
        case .window: window
        case .screen: screen
        case .bar: bar
        case .stack: stack
        case .label: label
        case .button: button
        default: unknown
        }
    }

    /// A kind this host does not know yet: its subviews are shown, its own properties are not.
    private static let unknown = Appearance(skeleton: { Element(.div, ElementIdentifier($0)) })
}

extension PropertyValue {
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
    var entries: [Entry]? { if case .entries(let entries) = self { entries } else { nil } }
}
