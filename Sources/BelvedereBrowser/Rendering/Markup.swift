@_spi(Hosting) public import Belvedere

/// The HTML of one kind of view: its initial elements, the element that contains its subviews, and the effect of each property on the
/// elements.
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
    /// The position of the subviews inside a view's elements: the number of the containing element, and the number of the view's own
    /// elements before the subviews.
    public struct Slot: Sendable {
        public var part: UInt8
        public var offset: Int

        public init(part: UInt8 = 0, offset: Int = 0) {
            self.part = part
            self.offset = offset
        }
    }

    /// A function that returns the changes of the elements for the value of one property.
    public struct PropertyEffect: Sendable {
        let number: Int
        let make: @Sendable (ViewNode) -> [Effect]
    }

    public typealias Naming = @Sendable (ViewIdentifier, String, ViewNode) -> [Effect]

    let kind: ViewKind
    /// Returns the elements of a view in which every property has its default value.
    let skeleton: @Sendable (ViewIdentifier) -> Element
    let slot: Slot
    /// The number of the element that a person operates, such as the `input` of a text field. It receives the accessibility name and is the
    /// one to disable.
    let control: UInt8
    /// Whether the control has the HTML attribute `disabled`. If not, `aria-disabled` tells assistive technology that the view is disabled.
    let isFormControl: Bool
    /// Returns the effects of the accessibility name. It is `nil` if the name is only the control's `aria-label`.
    let naming: Naming?
    /// Changes the elements of the subviews, for example to add an attribute to each of them.
    let decorate: (@Sendable (inout [Element], ViewNode) -> Void)?
    /// The effect of each property of the kind, at the index of the property's number. It is `nil` for a property without an effect.
    private let effects: [PropertyEffect?]

    /// - Parameters:
    ///   - kind: the kind of view.
    ///   - skeleton: returns the elements of a view in which every property has its default value. The elements with identifiers have
    ///     numbers below 10.
    ///   - slot: the position of the subviews inside the view's elements.
    ///   - control: the number of the element that a person operates.
    ///   - isFormControl: whether this element has the HTML attribute `disabled`.
    ///   - naming: returns the effects of the accessibility name, if it is more than the control's `aria-label`.
    ///   - decorate: changes the elements of the subviews, for example to add an attribute to each of them.
    ///   - effects: the effect of each property. A property without an entry has no effect.
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

    /// Declares the effect of a property on the elements of its view. The same effect is used when a page is rendered and when the value
    /// changes later. The closure receives the view's number, the value, and the view, so that an effect can also read other properties.
    public static func effect<Value>(
        of property: some PropertyDeclaration<Value>,
        _ effects: @escaping @Sendable (ViewIdentifier, Value, ViewNode) -> [Effect]
    ) -> PropertyEffect {
        PropertyEffect(number: Int(property.key.number)) { view in effects(view.identifier, view[property], view) }
    }

    /// Returns the effects of a property on a view. The property belongs to this kind of view, or to all views, such as `isHidden`.
    func effects(of property: PropertyKey, on view: ViewNode) -> [Effect] {
        let number = Int(property.number)
        if number < effects.count { return effects[number]?.make(view) ?? [] }
        let element = ElementIdentifier(view.identifier), part = ElementIdentifier(view.identifier, part: control)
        switch property {
        case View.isHidden.key: return [.flag(element, .hidden, view[View.isHidden])]
        case View.isEnabled.key:
            let isEnabled = view[View.isEnabled]
            return isFormControl
                ? [.flag(part, .disabled, !isEnabled)]
                : [.attribute(part, .ariaDisabled, isEnabled ? nil : .text("true"))]
        case View.accessibilityLanguage.key:
            let language = view[View.accessibilityLanguage]
            let isRightToLeft = SessionEnvironment(locale: language).isRightToLeft
            return [
                .attribute(element, .lang, .optional(language)),
                .attribute(element, .dir, language.isEmpty ? nil : .text(isRightToLeft ? "rtl" : "ltr")),
            ]
        case View.accessibilityName.key:
            let name = view[View.accessibilityName]
            return naming?(view.identifier, name, view) ?? [.attribute(part, .ariaLabel, .optional(name))]
        default: return []
        }
    }

    /// Returns the effects of a name that the app gives to an element, in place of its visible text. They remove `aria-labelledby`, because
    /// it would override `aria-label`.
    static func rename(_ element: ElementIdentifier, _ name: String, insteadOf text: ElementIdentifier) -> [Effect] {
        [
            .attribute(element, .ariaLabelledBy, name.isEmpty ? .reference(text) : nil),
            .attribute(element, .ariaLabel, .optional(name)),
        ]
    }
}

/// The markup of every kind of view, by the kind.
@_spi(Hosting)
public struct MarkupCatalogue: Sendable {
    private var markups: [ViewKind: Markup]

    /// The markup of the kit's own kinds.
    public static let standard = MarkupCatalogue(
        markups: Dictionary(
            uniqueKeysWithValues: (Markup.screens + Markup.layout + Markup.basics + Markup.fields + Markup.controls + [Markup.comboBox]
                + Markup.lists
                + Markup.tables
                + Markup.menus + Markup.drawings + Markup.code).map { ($0.kind, $0) }))

    /// Returns a copy of the catalog with further markups. A markup replaces the existing one of the same kind.
    ///
    /// - Complexity: O(*n*) in the number of kinds of view.
    public func adding(_ others: [Markup]) -> MarkupCatalogue {
        var catalog = self
        for markup in others { catalog.markups[markup.kind] = markup }
        return catalog
    }

    /// Returns the markup of a kind. All custom elements have the same markup. Any other kind without its own markup is a box around its
    /// subviews.
    func markup(of kind: ViewKind) -> Markup {
        markups[kind] ?? (kind.isElement ? .element : Markup(kind, skeleton: { Element(.div, ElementIdentifier($0)) }))
    }

    /// Returns the HTML element of a view, with the elements of all its subviews inside.
    func element(for node: ViewNode) -> Element {
        let markup = markup(of: node.kind)
        let identifier = node.identifier
        var element = markup.skeleton(identifier)
        for assignment in node.properties {
            for effect in markup.effects(of: assignment.key, on: node) { effect.apply(to: &element) }
        }
        if node.children.isEmpty { return element }
        var children = node.children.map { self.element(for: $0) }
        markup.decorate?(&children, node)
        element.change(ElementIdentifier(identifier, part: markup.slot.part)) { slot in
            slot.content += children.map { .element($0) }
        }
        return element
    }
}
