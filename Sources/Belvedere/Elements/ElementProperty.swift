/// A typed property of a custom element: a text, a number, a flag, a list, or a structure of these.
///
/// ```swift
/// let ages = ElementProperty<[Int]>("ages")
/// ```
///
/// In a browser, the element has a property of the same name.
nonisolated public struct ElementProperty<Value: Encodable>: Sendable {
    /// The name of the property in JavaScript.
    public let name: String

    /// Declares a property of a custom element.
    ///
    /// - Parameter name: the name in JavaScript: letters and digits, beginning with a letter.
    public init(_ name: String) {
        precondition(ElementName.isValid(name), "\"\(name)\" is not the name of a property. A valid name is \"ages\".")
        self.name = name
    }
}

/// A typed event of a custom element.
///
/// ```swift
/// let pick = ElementEvent<Int>("pick")
/// let hover = ElementEvent<Int?>("hover", isContinuous: true)
/// ```
///
/// In a browser, the element dispatches a `CustomEvent` with the same name. Its `detail` is the data of the event. Data that does not fit
/// the type is refused and reported.
nonisolated public struct ElementEvent<Value: Codable>: Sendable {
    /// The name of the `CustomEvent` that the element dispatches.
    public let name: String
    /// Whether the event is repeated quickly, as during a pointer move. A host then waits until the app has handled an event before it
    /// sends the next one, and drops the events in between.
    public let isContinuous: Bool

    /// Declares an event of a custom element.
    ///
    /// - Parameters:
    ///   - name: letters and digits, beginning with a letter.
    ///   - isContinuous: whether only the latest event matters.
    public init(_ name: String, isContinuous: Bool = false) {
        precondition(ElementName.isValid(name), "\"\(name)\" is not the name of an event. A valid name is \"pick\".")
        self.name = name
        self.isContinuous = isContinuous
    }
}

/// A property of a custom element with its value, in the form that hosts read.
@_spi(Hosting)
nonisolated public struct ElementAssignment: ViewPropertyValue {
    /// The name of the property.
    public let name: String
    /// The value of the property.
    public let value: ElementValue

    /// - Parameters:
    ///   - name: the name of the property.
    ///   - value: the value of the property.
    public init(name: String, value: ElementValue) {
        self.name = name
        self.value = value
    }
}
