import Foundation

/// A plan as JSON, for other programs.
///
/// The keys stay the same between versions: `files` with `action`, `path` and, for a changed file, `difference`; `notes`; `hooks`;
/// `next`; `changes`.
public struct PlanReport: Encodable {
    private struct File: Encodable {
        let action: String
        let path: String
        let difference: String?
    }

    private let files: [File]
    private let notes: [String]
    private let hooks: [[String]]
    private let next: [String]
    private let changes: Int

    /// Creates the report of a plan.
    public init(_ plan: Plan) {
        files = plan.files.map {
            let isShown = $0.action == .update || $0.action == .conflict
            return File(action: $0.action.rawValue, path: $0.path, difference: isShown ? $0.difference?.text : nil)
        }
        notes = plan.notes
        hooks = plan.hooks
        next = plan.next
        changes = plan.changes.count
    }

    /// The report as text.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Encoding cannot fail, because the values contain only texts and numbers.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
