internal import ArgumentParser
internal import Synchronization

/// The command-line program `gallery`, which serves the apps of Belvedere to browsers.
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
    /// - Parameters:
    ///   - openDatabase: opens the database in the option `--database`. With nil, the program refuses that option.
    ///   - addition: additional apps and routes of this program.
    public static func main(openDatabase: GalleryDatabase.Opener? = nil, adding addition: (any GalleryAddition)? = nil) async {
        GalleryDatabase.setOpener(openDatabase)
        added.withLock { $0 = addition }
        await Command.main()
    }

    /// Runs a program that shows the apps in another way than in browsers, such as in native windows. With `--serve` the same process also
    /// serves them to browsers, so all people share the data of the apps.
    ///
    /// - Parameters:
    ///   - name: the name of the program in its help.
    ///   - show: shows the apps, and returns when the person has ended the program.
    public static func main(named name: String, showing show: @escaping @Sendable (ShownGallery) async throws -> Void) async {
        presented.withLock { $0 = (name, show) }
        await Show.main()
    }

    private static let presented = Mutex<(name: String, show: @Sendable (ShownGallery) async throws -> Void)?>(nil)

    /// The name of the program that shows the apps itself, and its way to show them. Nil in a server.
    static var presentation: (name: String, show: @Sendable (ShownGallery) async throws -> Void)? { presented.withLock { $0 } }

    private static let added = Mutex<(any GalleryAddition)?>(nil)

    /// The additional apps and routes of this program, or nil.
    static var addition: (any GalleryAddition)? { added.withLock { $0 } }

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
