internal import ArgumentParser

/// The command `gallery`: it serves the apps of Belvedere to browsers.
///
/// ```swift
/// @main
/// struct Gallery {
///     static func main() async { await GalleryCommand.main() }
/// }
/// ```
public enum GalleryCommand {
    /// Runs the command with the arguments of the process.
    ///
    /// - Parameter openDatabase: opens the database that `--database` names. Without it the program refuses that option.
    public static func main(openDatabase: GalleryDatabase.Opener? = nil) async {
        GalleryDatabase.setOpener(openDatabase)
        await Command.main()
    }

    /// The apps of Belvedere, served to browsers.
    struct Command: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "gallery",
            abstract: "Serves the apps of Belvedere to browsers.",
            version: BuiltVersions.text,
            subcommands: [Serve.self, Import.self, StandIn.self],
            defaultSubcommand: Serve.self
        )
    }
}
