import ArgumentParser
import Foundation
import Generation

/// Prints a plan of file changes, asks the person if necessary, and carries the plan out.
struct PlanRun {
    let options: RunOptions

    /// - Throws: `ExitCode(1)` if the plan has conflicts.
    func callAsFunction(_ plan: Plan, done: String) throws {
        let plan = options.force ? plan.forced() : plan
        Terminal.writeLine(options.json ? PlanReport(plan).json : PlanTable(plan).description)
        if !plan.conflicts.isEmpty {
            let names = plan.conflicts.map { "  " + $0.path }.joined(separator: "\n")
            Terminal.complain(
                "These files were not written by this program, or were edited since. Nothing was changed. Pass --force to replace them:\n\(names)"
            )
            throw ExitCode(1)
        }
        if options.dryRun || plan.isEmpty { return }
        try PlanApplication().apply(plan)
        if !options.json { Terminal.writeLine("\n" + done + Self.list(plan.next)) }
        try runHooks(of: plan)
    }

    private static func list(_ steps: [String]) -> String {
        steps.isEmpty ? "" : " Next:\n\n" + steps.map { "  " + $0 }.joined(separator: "\n")
    }

    private func runHooks(of plan: Plan) throws {
        if plan.hooks.isEmpty { return }
        if !plan.areHooksTrusted, !options.allowHooks, !agrees() {
            Terminal.complain("The hooks were not run, because the template is not yours. Pass --allow-hooks to run them.")
            return
        }
        if let failure = try HookRun(root: plan.root).run(plan.hooks) {
            Terminal.complain(failure)
            throw ExitCode(1)
        }
    }

    /// Whether the person agrees to the plan. Asks only if the command runs in a terminal.
    private func agrees() -> Bool {
        if options.json || isatty(STDIN_FILENO) == 0 { return false }
        FileHandle.standardError.write(Data("The template is not yours. Run its commands? [y/N] ".utf8))
        return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
    }
}

/// Runs a closure and prints the problems that it throws.
///
/// - Throws: `ExitCode(1)` if the closure throws.
func reporting(_ step: () throws -> Void) throws {
    do {
        try step()
    } catch let error as GenerationError {
        Terminal.complain(error.description)
        throw ExitCode(1)
    }
}
