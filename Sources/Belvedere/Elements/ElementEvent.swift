/// An event of a custom element, with the type of what comes with it.
///
/// ```swift
/// let pick = ElementEvent<Int>("pick")
/// let hover = ElementEvent<Int?>("hover", isContinuous: true)
/// ```
///
/// In a browser, the element dispatches a `CustomEvent` of the same name, and its `detail` is what comes with it. What does not fit the
/// type is refused and reported.
nonisolated public struct ElementEvent<Value: Codable>: Sendable {
    /// The name of the `CustomEvent` that the element dispatches.
    public let name: String
    /// Whether the event comes in quick succession, as while a pointer moves. A host then sends the next when the one before has been
    /// handled, and leaves out those in between.
    public let isContinuous: Bool

    /// Declares an event of a custom element.
    ///
    /// - Parameters:
    ///   - name: letters and digits, with a letter at the beginning.
    ///   - isContinuous: whether only the latest matters.
    public init(_ name: String, isContinuous: Bool = false) {
        precondition(ElementName.isValid(name), "\"\(name)\" is no name of an event. One looks like \"pick\".")
        self.name = name
        self.isContinuous = isContinuous
    }
}
