/// An element of the page as plain data. It becomes HTML in ``HTMLWriter`` and nowhere else, and a typed operation in
/// ``ElementWriter``; there is no third way out.
@_spi(Hosting)
public struct Element: Sendable {
    /// The value of an attribute: a text, or the name of another element.
    public enum Value: Sendable {
        case text(String)
        case reference(ElementIdentifier)

        /// A text, or no value where it is empty.
        static func optional(_ text: String) -> Value? { text.isEmpty ? nil : .text(text) }
    }

    enum Content: Sendable {
        case text(String)
        case element(Element)
    }

    var tag: Tag
    var identifier: ElementIdentifier?
    var attributes: [(name: Attribute, value: Value)]
    /// What the element is told about its look. Only an element with a name can be.
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

    /// The element with one more attribute that names another element.
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

    /// Tells the element about its look.
    ///
    /// - Precondition: The element has a name, because the first page tells by that name which element is meant.
    /// - Complexity: O(*n*) in the number of style properties.
    public mutating func set(_ property: StyleProperty, to value: StyleValue?) {
        precondition(identifier != nil, "An element without a name cannot have the style property \(property.rawValue).")
        styles.removeAll { $0.property == property }
        if let value { styles.append((property, value)) }
    }

    /// Changes the part of the view that has this name, wherever it stands in the element.
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
