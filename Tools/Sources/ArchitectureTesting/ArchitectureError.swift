/// The reason why the architecture could not be checked.
public struct ArchitectureError: Error, CustomStringConvertible, Sendable {
    /// A text of whole sentences for the developer who runs the tests.
    public let description: String

    init(_ description: String) { self.description = description }
}
