import PackagePlugin

/// Runs the command `belvedere` from `swift package belvedere`, in the folder of the package.
@main
struct BelvedereTools: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        InstalledCommand.run(arguments, of: "belvedere list", in: context)
    }
}
