/// Why the architecture could not be checked.
public struct ArchitectureError: Error, CustomStringConvertible, Sendable {
    /// Whole sentences for the person who runs the tests.
    public let description: String

    init(_ description: String) { self.description = description }
}
