/// The planned change of one file: its bytes before and after the run.
public struct PlannedFile: Sendable, Hashable {
    /// The kind of change, such as `create`.
    public let action: PlannedAction
    /// The path relative to the project.
    public let path: String
    /// The bytes before the run, or nil if there is no file.
    let before: [UInt8]?
    /// The bytes after the run, or nil if the run deletes the file.
    let after: [UInt8]?

    /// The lines that the change removes and adds.
    public var difference: TextDifference? {
        guard before != after, let old = Self.text(before), let new = Self.text(after) else { return nil }
        return TextDifference(from: old, to: new)
    }

    private static func text(_ bytes: [UInt8]?) -> String? {
        bytes.map { String(validating: $0, as: UTF8.self) } ?? ""
    }
}
