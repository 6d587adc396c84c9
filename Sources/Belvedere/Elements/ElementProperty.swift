/// A property of a custom element, with its type: a text, a number, a flag, a list, or a structure of these.
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
    /// - Parameter name: as JavaScript has it: letters and digits, with a letter at the beginning.
    public init(_ name: String) {
        precondition(ElementName.isValid(name), "\"\(name)\" is no name of a property. One looks like \"ages\".")
        self.name = name
    }
}
