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
    /// What the accessibility name does where it is more than the control's `aria-label`.
    var naming: (@Sendable (ViewIdentifier, String?, Lookup) -> [Effect])?
    /// What the view's own elements do to those of its subviews.
    var decorate: (@Sendable (inout [Element], ViewNode) -> Void)?
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
        var children = node.children.map { Self.element(for: $0) }
        appearance.decorate?(&children, node)
        element.change(ElementIdentifier(identifier, part: appearance.slot.part)) { slot in
            slot.content += children.map { .element($0) }
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
            naming?(view, value?.text, lookup) ?? [.attribute(ElementIdentifier(view, part: control), .ariaLabel, value?.text.map { .text($0) })]
        default: effects(view, property, value, lookup)
        }
    }

    /// A given name in place of the text that otherwise names an element: the one named by `aria-labelledby` would win.
    static func rename(_ element: ElementIdentifier, _ name: String?, insteadOf text: ElementIdentifier) -> [Effect] {
        [
            .attribute(element, .ariaLabelledBy, name == nil ? .reference(text) : nil),
            .attribute(element, .ariaLabel, name.map { .text($0) }),
        ]
    }

    static func of(_ kind: ViewKind) -> Appearance {
        switch kind {
        case .window: window
        case .screen: screen
        case .bar: bar
        case .stack: stack
        case .label: label
        case .button: button
        case .link: link
        case .image: image
        case .spinner: spinner
        case .progress: progress
        case .emptyState: emptyState
        case .mapPicture: mapPicture
        case .textField: textField
        case .searchField: searchField
        case .toggle: toggle
        case .picker: picker
        case .fileField: fileField
        case .tabs: tabs
        case .list: list
        case .collectionRow: collectionRow
        case .pager: pager
        case .row: row
        case .alert: alert
        case .toast: toast
        }
    }
}

extension PropertyValue {
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
    var entries: [Entry]? { if case .entries(let entries) = self { entries } else { nil } }
}
