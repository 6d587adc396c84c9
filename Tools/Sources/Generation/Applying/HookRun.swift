/// Runs the hooks of templates in a project, one after another. A hook is a command that a template wants to run after its files are
/// written.
public struct HookRun {
    private let root: String

    /// - Parameter root: The folder of the project.
    public init(root: String) { self.root = root }

    /// Runs the commands in their order. Returns a sentence about the first failure, or nil. The commands after a failure do not run.
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
