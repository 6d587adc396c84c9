import ArgumentParser

/// How a plan is shown and done.
struct RunOptions: ParsableArguments {
    @Flag(help: "Print what a run would do, and do nothing.")
    var dryRun = false

    @Flag(help: "Print the plan as JSON.")
    var json = false

    @Flag(help: "Replace files that stand in the way, and remove files that were edited.")
    var force = false

    @Flag(help: "Run the hooks of templates that do not come from you or from this program.")
    var allowHooks = false
}
