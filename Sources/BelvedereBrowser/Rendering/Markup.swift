@_spi(Hosting) public import Belvedere

/// How one kind of view is written in a page: the elements it starts as, where its subviews go, and what each of its
/// properties does to them.
///
/// ```swift
/// let label = Markup(
///     .label,
///     skeleton: { Element(.p, ElementIdentifier($0), [(.class, "label")]) },
///     effects: [Markup.effect(of: Label.text) { view, text, _ in [.text(ElementIdentifier(view), text)] }]
/// )
/// ```
@_spi(Hosting)
public final class Markup: Sendable {
    /// Where the subviews of a view stand: in which part, and after how many elements of the view's own.
    public struct Slot: Sendable {
        public var part: UInt8
        public var offset: Int

        public init(part: UInt8 = 0, offset: Int = 0) {
            self.part = part
            self.offset = offset
        }
    }

    /// What a property does, for any value of it.
    public struct PropertyEffect: Sendable {
        let number: Int
        let make: @Sendable (ViewIdentifier, PropertyAssignment, PropertyReader) -> [Effect]
    }

    public typealias Naming = @Sendable (ViewIdentifier, String, PropertyReader) -> [Effect]

    let kind: ViewKind
    /// The elements of a view with the default of every property.
    let skeleton: @Sendable (ViewIdentifier) -> Element
    let slot: Slot
    /// The part that a person operates: it carries the name and is the one disabled.
    let control: UInt8
    /// Whether the control can be disabled as HTML knows it; other views say so to assistive technology.
    let isFormControl: Bool
    /// What the accessibility name does where it is more than the control's `aria-label`.
    let naming: Naming?
    /// What the view's own elements do to those of its subviews.
    let decorate: (@Sendable (inout [Element], ViewNode) -> Void)?
    /// What each property of the kind does, at the place of its number.
    private let effects: [PropertyEffect?]

    /// - Parameters:
    ///   - kind: The kind of view that is written so.
    ///   - skeleton: The elements of a view with the default of every property. Parts have numbers below 10.
    ///   - slot: Where the subviews stand.
    ///   - control: The part that a person operates.
    ///   - isFormControl: Whether that part can be disabled as HTML knows it.
    ///   - naming: What the accessibility name does, where it is more than the control's `aria-label`.
    ///   - decorate: What the view's own elements do to those of its subviews.
    ///   - effects: What each property does. A property that is not named does nothing.
    /// - Complexity: O(*n*) in the number of effects.
    public init(
        _ kind: ViewKind,
        skeleton: @escaping @Sendable (ViewIdentifier) -> Element,
        slot: Slot = Slot(),
        control: UInt8 = 0,
        isFormControl: Bool = false,
        naming: Naming? = nil,
        decorate: (@Sendable (inout [Element], ViewNode) -> Void)? = nil,
        effects: [PropertyEffect] = []
    ) {
        self.kind = kind
        self.skeleton = skeleton
        self.slot = slot
        self.control = control
        self.isFormControl = isFormControl
        self.naming = naming
        self.decorate = decorate
        var numbered = [PropertyEffect?](repeating: nil, count: (effects.map(\.number).max() ?? -1) + 1)
        for effect in effects { numbered[effect.number] = effect }
        self.effects = numbered
    }

    /// What a property does to the elements of its view: the same when a page is rendered and when it is changed.
    public static func effect<Value>(
        of property: some PropertyDeclaration<Value>,
        _ effects: @escaping @Sendable (ViewIdentifier, Value, PropertyReader) -> [Effect]
    ) -> PropertyEffect {
        PropertyEffect(number: Int(property.key.number)) { view, assignment, others in
            assignment[property].map { effects(view, $0, others) } ?? []
        }
    }

    /// What a property does, whether of this kind or of every view.
    func effects(of assignment: PropertyAssignment, for view: ViewIdentifier, _ others: PropertyReader) -> [Effect] {
        let number = Int(assignment.key.number)
        if number < effects.count { return effects[number]?.make(view, assignment, others) ?? [] }
        let part = ElementIdentifier(view, part: control)
        if let isHidden = assignment[View.isHidden] { return [.flag(ElementIdentifier(view), .hidden, isHidden)] }
        if let isEnabled = assignment[View.isEnabled] {
            return isFormControl
                ? [.flag(part, .disabled, !isEnabled)]
                : [.attribute(part, .ariaDisabled, isEnabled ? nil : .text("true"))]
        }
        guard let name = assignment[View.accessibilityName] else { return [] }
        return naming?(view, name, others) ?? [.attribute(part, .ariaLabel, .optional(name))]
    }

    /// A given name in place of the text that otherwise names an element: the one named by `aria-labelledby` would win.
    static func rename(_ element: ElementIdentifier, _ name: String, insteadOf text: ElementIdentifier) -> [Effect] {
        [
            .attribute(element, .ariaLabelledBy, name.isEmpty ? .reference(text) : nil),
            .attribute(element, .ariaLabel, .optional(name)),
        ]
    }
}
