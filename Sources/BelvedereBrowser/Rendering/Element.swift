@_spi(Hosting) public import Belvedere

/// An HTML element as plain data. Only ``HTMLWriter`` turns it into HTML for the first page, and only ``ElementWriter`` turns it into an
/// operation of a frame. Nothing else writes elements.
@_spi(Hosting)
public struct Element: Sendable {
    /// The value of an attribute: a text, or the identifier of another element, as in `aria-labelledby`.
    public enum Value: Sendable {
        case text(String)
        case reference(ElementIdentifier)

        /// Returns the text as a value. If the text is empty, it returns `nil`, so that the attribute is removed.
        static func optional(_ text: String) -> Value? { text.isEmpty ? nil : .text(text) }
    }

    enum Content: Sendable {
        case text(String)
        case element(Element)
    }

    var tag: Tag
    var identifier: ElementIdentifier?
    var attributes: [(name: Attribute, value: Value)]
    /// The style properties of the element. Only an element with an identifier can have them.
    private(set) var styles: [(property: StyleProperty, value: StyleValue)] = []
    var content: [Content]

    public init(
        _ tag: Tag,
        _ identifier: ElementIdentifier? = nil,
        _ attributes: [(Attribute, String)] = [],
        _ content: [Element] = []
    ) {
        self.tag = tag
        self.identifier = identifier
        self.attributes = attributes.map { ($0, .text($1)) }
        self.content = content.map { .element($0) }
    }

    public init(_ tag: Tag, _ identifier: ElementIdentifier? = nil, _ attributes: [(Attribute, String)] = [], text: String) {
        self.init(tag, identifier, attributes)
        self.content = [.text(text)]
    }

    /// Returns a copy of the element with one more attribute, whose value is the identifier of another element, as in `aria-labelledby`.
    public func referring(_ name: Attribute, to identifier: ElementIdentifier) -> Element {
        var element = self
        element.attributes.append((name, .reference(identifier)))
        return element
    }

    public mutating func set(_ name: Attribute, to value: Value?) {
        let index = attributes.firstIndex { $0.name == name }
        switch (index, value) {
        case (let index?, let value?): attributes[index].value = value
        case (let index?, nil): attributes.remove(at: index)
        case (nil, let value?): attributes.append((name, value))
        case (nil, nil): break
        }
    }

    /// Sets a style property of the element.
    ///
    /// - Precondition: The element has an identifier, because the style sheet of the first page uses it as a selector.
    /// - Complexity: O(*n*) in the number of style properties.
    public mutating func set(_ property: StyleProperty, to value: StyleValue?) {
        precondition(identifier != nil, "An element without a name cannot have the style property \(property.rawValue).")
        styles.removeAll { $0.property == property }
        if let value { styles.append((property, value)) }
    }

    /// Changes the element with this identifier: this element itself, or one at any depth inside it.
    mutating func change(_ identifier: ElementIdentifier, _ body: (inout Element) -> Void) {
        if self.identifier == identifier { return body(&self) }
        for index in content.indices {
            guard case .element(var child) = content[index] else { continue }
            content[index] = .text("") // so that the child is changed in place, not copied
            child.change(identifier, body)
            content[index] = .element(child)
        }
    }
}

/// The identifier of an element in the page: the number of its view, and the number of the element within the view.
///
/// The outer element of a view has the number 0 and the identifier `v12`. The elements inside it have the identifiers `v12.1`, `v12.2` … In
/// a frame the same identifiers are the numbers 12, 12.1 and 12.2.
@_spi(Hosting)
public struct ElementIdentifier: Hashable, Sendable {
    var view: Int
    var part: UInt8

    public init(_ view: ViewIdentifier, part: UInt8 = 0) {
        self.view = view.rawValue
        self.part = part
    }

    var name: String { part == 0 ? "v\(view)" : "v\(view).\(part)" }
    var number: String { part == 0 ? "\(view)" : "\(view).\(part)" }
}

/// A change of an element that a property's value causes. The server applies it when it renders the first page, and the browser applies it
/// when the value changes later. So both have the same result.
@_spi(Hosting)
public enum Effect: Sendable {
    case text(ElementIdentifier, String)
    case attribute(ElementIdentifier, Attribute, Element.Value?)
    /// The text of a field. It must not overwrite what the person is typing. So the browser applies it only if the person has not changed
    /// the text since change number `edit`.
    case value(ElementIdentifier, String, edit: Int)
    case checked(ElementIdentifier, Bool)
    case children(ElementIdentifier, [Element])
    /// The index of the chosen child.
    case chosen(ElementIdentifier, Int?)
    /// The indices of the checked boxes. Each box is independent.
    case chosenBoxes(ElementIdentifier, [Int])
    /// A style property that a class cannot express. Without a value the style sheet's own value applies.
    case style(ElementIdentifier, StyleProperty, StyleValue?)

    public static func flag(_ identifier: ElementIdentifier, _ attribute: Attribute, _ isOn: Bool) -> Effect {
        .attribute(identifier, attribute, isOn ? .text("") : nil)
    }

    /// Changes elements on the server as the effect says. It is used for elements that have not been sent to a page yet.
    func apply(to root: inout Element) {
        switch self {
        case .text(let target, let text): root.change(target) { $0.content = text.isEmpty ? [] : [.text(text)] }
        case .attribute(let target, let name, let value): root.change(target) { $0.set(name, to: value) }
        case .value(let target, let text, let edit):
            root.change(target) { element in
                if element.tag == .textarea {
                    element.content = text.isEmpty ? [] : [.text(text)]
                } else {
                    element.set(.value, to: text.isEmpty ? nil : .text(text))
                }
                element.set(.edit, to: edit == 0 ? nil : .text(String(edit)))
            }
        case .checked(let target, let isOn): root.change(target) { $0.set(.checked, to: isOn ? .text("") : nil) }
        case .children(let target, let children): root.change(target) { $0.content = children.map { .element($0) } }
        case .chosen(let target, let chosen): root.change(target) { $0.choose(chosen) }
        case .chosenBoxes(let target, let chosen): root.change(target) { $0.check(chosen) }
        case .style(let target, let property, let value): root.change(target) { $0.set(property, to: value) }
        }
    }
}

extension Element {
    /// Marks one child as chosen, in the form that the element's role requires.
    mutating func choose(_ chosen: Int?) {
        if tag == .fieldset { return check(chosen.map { [$0] } ?? []) }
        for index in content.indices {
            guard case .element(var child) = content[index] else { continue }
            if tag == .select {
                child.set(.selected, to: index == chosen ? .text("") : nil)
            } else {
                child.set(.ariaSelected, to: .text(index == chosen ? "true" : "false"))
                child.set(.tabindex, to: .text(index == (chosen ?? 0) ? "0" : "-1"))
            }
            content[index] = .element(child)
        }
    }

    /// Checks the boxes of these children, and unchecks all others.
    mutating func check(_ chosen: [Int]) {
        for index in content.indices {
            guard case .element(var choice) = content[index], case .element(var box)? = choice.content.first else { continue }
            box.set(.checked, to: chosen.contains(index) ? .text("") : nil)
            choice.content[0] = .element(box)
            content[index] = .element(choice)
        }
    }
}
