/// Everything that a run will do, computed before anything is written. A dry run prints it, and a run does it.
public struct Plan: Sendable {
    /// The folder of the project.
    public let root: String
    /// The files in alphabetical order.
    public let files: [PlannedFile]
    /// What a person has to do by hand, each with a text to paste.
    public let notes: [String]
    /// The commands that run afterwards.
    public let hooks: [[String]]
    /// Whether the hooks come from a place that anybody could have written to.
    public let areHooksTrusted: Bool

    init(root: String, files: [PlannedFile], notes: [String] = [], hooks: [[String]] = [], areHooksTrusted: Bool = true) {
        self.root = root
        self.files = files.sorted { $0.path < $1.path }
        self.notes = notes
        self.hooks = hooks
        self.areHooksTrusted = areHooksTrusted
    }

    /// The files that a run changes.
    public var changes: [PlannedFile] { files.filter { $0.action != .unchanged && $0.action != .conflict } }
    /// The files that stand in the way.
    public var conflicts: [PlannedFile] { files.filter { $0.action == .conflict } }
    /// Whether everything is as it should be.
    public var isEmpty: Bool { changes.isEmpty && conflicts.isEmpty }

    /// The plan with every conflict made an update, for a person who said `--force`.
    public func forced() -> Plan {
        let forced = files.map { file in
            file.action == .conflict
                ? PlannedFile(action: file.after == nil ? .delete : .update, path: file.path, before: file.before, after: file.after) : file
        }
        return Plan(root: root, files: forced, notes: notes, hooks: hooks, areHooksTrusted: areHooksTrusted)
    }
}
