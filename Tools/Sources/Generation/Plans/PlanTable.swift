/// A plan as text for people: a table of the files, and below it the changed lines of each file.
public struct PlanTable: CustomStringConvertible {
    private let plan: Plan

    /// Creates the table of a plan.
    public init(_ plan: Plan) { self.plan = plan }

    public var description: String {
        if plan.isEmpty { return (["Nothing to do."] + plan.notes).joined(separator: "\n\n") }
        var parts = [plan.files.map(line).joined(separator: "\n")]
        // The lines of a String Catalog are many, and say only what the code says too.
        for file in plan.files where [.update, .conflict].contains(file.action) && !file.path.hasSuffix(".xcstrings") {
            let text = file.difference?.text ?? "  (not text)"
            parts.append("\(file.path)\n\(text)")
        }
        parts += plan.notes
        if !plan.hooks.isEmpty {
            parts.append("Afterwards these commands run:\n" + plan.hooks.map { "  " + $0.joined(separator: " ") }.joined(separator: "\n"))
        }
        return parts.joined(separator: "\n\n")
    }

    private func line(_ file: PlannedFile) -> String {
        let action = file.action.rawValue
        let width = PlannedAction.allCases.map(\.rawValue.count).max() ?? 0
        var line = action + String(repeating: " ", count: width - action.count + 2) + file.path
        if file.action == .update || file.action == .conflict, let difference = file.difference {
            line += "  (+\(difference.additions) -\(difference.removals))"
        }
        return line
    }
}
