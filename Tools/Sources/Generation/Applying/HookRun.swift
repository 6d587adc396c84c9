/// Runs the commands of templates in a project, one after another.
public struct HookRun {
    private let root: String

    /// - Parameter root: the folder of the project.
    public init(root: String) { self.root = root }

    /// Returns what failed in a sentence, or nil. The commands after a failure are not run.
    ///
    /// - Throws: ``GenerationError`` if a program cannot be started.
    public func run(_ hooks: [[String]]) throws -> String? {
        for command in hooks {
            let result = try ChildProcess.run(command, in: root)
            if result.status != 0 {
                return
                    "The hook \"\(command.joined(separator: " "))\" ended with status \(result.status). The files stay as they are.\n\(result.text)"
            }
        }
        return nil
    }
}
