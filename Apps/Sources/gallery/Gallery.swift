internal import ArgumentParser

/// The apps of Belvedere, served to browsers.
@main
struct Gallery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Serves the apps of Belvedere to browsers.",
        version: BuiltVersions.text,
        subcommands: [Serve.self, Import.self, StandIn.self],
        defaultSubcommand: Serve.self
    )
}
