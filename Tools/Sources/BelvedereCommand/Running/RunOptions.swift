import ArgumentParser

/// The options for printing and carrying out a plan of file changes.
struct RunOptions: ParsableArguments {
    @Flag(help: "Print the changes of a run, and change nothing.")
    var dryRun = false

    @Flag(help: "Print the plan as JSON.")
    var json = false

    @Flag(help: "Replace existing files, and remove edited files.")
    var force = false

    @Flag(help: "Run the hooks of templates that do not come from you or from this program.")
    var allowHooks = false
}
