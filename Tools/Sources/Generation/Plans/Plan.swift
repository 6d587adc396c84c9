/// All file changes of a run, computed before anything is written. With `--dry-run`, the command only prints the plan.
public struct Plan: Sendable {
    /// The folder of the project.
    public let root: String
    /// The files in alphabetical order.
    public let files: [PlannedFile]
    /// Texts that tell the developer what to do by hand, each with a text to paste.
    public let notes: [String]
    /// The commands of the templates that run after the files are written.
    public let hooks: [[String]]
    /// Whether all of these commands come from the user's own templates or from this program, so that they may run without a question.
    public let areHooksTrusted: Bool
    /// The steps that the developer takes after the files are written, as lines of text.
    public let next: [String]
    /// The name of the module that the plan generates, which can be shorter than the requested name; nil for other plans.
    public let module: String?

    init(
        root: String, files: [PlannedFile], notes: [String] = [], hooks: [[String]] = [], areHooksTrusted: Bool = true,
        next: [String] = [], module: String? = nil
    ) {
        self.root = root
        self.files = files.sorted { $0.path < $1.path }
        self.notes = notes
        self.hooks = hooks
        self.areHooksTrusted = areHooksTrusted
        self.next = next
        self.module = module
    }

    /// The files that the plan creates, updates or deletes.
    public var changes: [PlannedFile] { files.filter { $0.action != .unchanged && $0.action != .conflict } }
    /// The files with conflicts. A plan with a conflict is not carried out.
    public var conflicts: [PlannedFile] { files.filter { $0.action == .conflict } }
    /// Whether there is nothing to do.
    public var isEmpty: Bool { changes.isEmpty && conflicts.isEmpty }

    /// The same plan, in which each conflict is replaced by an update. `--force` uses it.
    public func forced() -> Plan {
        let forced = files.map { file in
            file.action == .conflict
                ? PlannedFile(action: file.after == nil ? .delete : .update, path: file.path, before: file.before, after: file.after) : file
        }
        return Plan(root: root, files: forced, notes: notes, hooks: hooks, areHooksTrusted: areHooksTrusted, next: next, module: module)
    }
}
