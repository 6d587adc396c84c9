/// How a host failed a ``ConformanceCase``.
nonisolated public struct ConformanceFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the case.
    public let name: String
    /// The steps that were done before, as a transcript tells them.
    public let steps: [String]
    /// What was wrong, with the lines that were expected and those that were found.
    public let message: String

    public var description: String {
        let done = steps.isEmpty ? "at the beginning" : "after " + steps.joined(separator: ", then ")
        return "\"\(name)\" failed \(done):\n\(message)"
    }
}
