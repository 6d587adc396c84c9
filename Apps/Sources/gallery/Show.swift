internal import ArgumentParser

/// The command of a program that shows the apps itself, and serves them to browsers only if it is asked to.
struct Show: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: GalleryCommand.presentation?.name, abstract: "Shows the apps of Belvedere to the person at this computer.",
            version: BuiltVersions.text
        )
    }

    @Flag(help: "Also serves the apps to browsers, with the options below. All people share the data of the apps.")
    var serve = false

    @Option(help: ArgumentHelp("The address to begin with, instead of the front page.", valueName: "/contacts/mvvm"))
    var open = "/"

    @OptionGroup var server: Serve

    func run() async throws {
        guard let show = GalleryCommand.presentation?.show else { return }
        let services = try await server.openServices()
        let loggedOut = LogOutHandler()
        let gallery = ShownGallery(server.appsWithoutServer(with: services), at: open, loggedOut)
        if !serve { return try await show(gallery) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.serve(server.apps(with: services)) }
            group.addTask { try await show(gallery) }
            // The program ends with its last window, or with a signal to the server.
            try await group.next()
            group.cancelAll()
            // The other one ends by itself, also with the error that the cancellation causes.
            _ = await group.nextResult()
        }
    }
}
