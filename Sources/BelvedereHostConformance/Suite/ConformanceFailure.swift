/// The failure of a host in a ``ConformanceCase``.
nonisolated public struct ConformanceFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the failed case: the sentence with the rule that it checks.
    public let name: String
    /// The texts of the steps before the failure, such as `tap button "Done"`.
    public let steps: [String]
    /// The fault, with the expected and the found lines.
    public let message: String

    public var description: String {
        let done = steps.isEmpty ? "at the beginning" : "after " + steps.joined(separator: ", then ")
        return "\"\(name)\" failed \(done):\n\(message)"
    }
}
