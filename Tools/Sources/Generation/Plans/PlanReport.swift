import Foundation

/// A plan as JSON, for other programs.
///
/// The form is stable: `files` with `action`, `path` and, where a file is changed, `difference`; `notes`; `hooks`; `changes`.
public struct PlanReport: Encodable {
    private struct File: Encodable {
        let action: String
        let path: String
        let difference: String?
    }

    private let files: [File]
    private let notes: [String]
    private let hooks: [[String]]
    private let changes: Int

    /// The report of a plan.
    public init(_ plan: Plan) {
        files = plan.files.map {
            let isShown = $0.action == .update || $0.action == .conflict
            return File(action: $0.action.rawValue, path: $0.path, difference: isShown ? $0.difference?.text : nil)
        }
        notes = plan.notes
        hooks = plan.hooks
        changes = plan.changes.count
    }

    /// The text of the report.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers can always be encoded.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
