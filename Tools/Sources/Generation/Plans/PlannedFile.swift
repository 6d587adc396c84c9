/// A file of a plan: what it is now, and what it becomes.
public struct PlannedFile: Sendable, Hashable {
    /// What happens to it.
    public let action: PlannedAction
    /// Relative to the project.
    public let path: String
    /// The bytes that it has, or nil if it is not there.
    let before: [UInt8]?
    /// The bytes that it gets, or nil if it goes.
    let after: [UInt8]?

    /// The lines that go and come.
    public var difference: TextDifference? {
        guard before != after, let old = Self.text(before), let new = Self.text(after) else { return nil }
        return TextDifference(from: old, to: new)
    }

    private static func text(_ bytes: [UInt8]?) -> String? {
        bytes.map { String(validating: $0, as: UTF8.self) } ?? ""
    }
}
