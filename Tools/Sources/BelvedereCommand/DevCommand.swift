import ArgumentParser
import Development
import Foundation

/// The command `belvedere dev`, which shows each edit in the open page.
struct DevCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dev",
        abstract: "Serve the app, and show each edit in the open page.",
        discussion: """
            Builds the program of the package that serves screens, starts it, and watches its sources and those of the packages that it \
            names by their path. After an edit it builds again and restarts the program. The address stays open meanwhile, and an open page \
            keeps its route and the typed text. If an edit does not compile, the old program continues, and a panel over each open page \
            shows the errors.

              belvedere dev                  # until Ctrl-C
              belvedere dev --once           # for scripts: is the newest edit live?
              belvedere dev --test HomeTests # run these tests after each edit
              belvedere dev -- --data demo   # arguments for the program

            The exit code of --once is 0 if the edit is live, 1 if it does not compile, 2 if the command line or the package is wrong, and \
            3 if the program does not start, and 4 if a test of --test fails. It asks the "belvedere dev" that runs for the package, or builds and starts the program itself.

            A server with an "Application" of its own listens at the port of the variable BELVEDERE_DEVELOPMENT_PORT.
            """
    )

    @Option(help: "The port of the address.")
    var port = 8080

    @Option(help: "The program that serves, if several could be meant.")
    var product: String?

    @Option(help: "The folder of the package.", completion: .directory)
    var packagePath = "."

    @Option(help: "The folder of the build, by default .build in the package.", completion: .directory)
    var scratchPath: String?

    @Flag(help: "Check once, and say by the exit code whether the newest edit is live.")
    var once = false

    @Option(
        help: ArgumentHelp("Run the tests whose names match, after each edit, and print the result.", valueName: "filter"))
    var test: String?

    @Argument(parsing: .postTerminator, help: "The arguments of the program.")
    var arguments: [String] = []

    func validate() throws {
        if !(0...65_535).contains(port) { throw ValidationError("\(port) is no port. Choose a number from 1 to 65535.") }
    }

    func run() throws {
        let folder = Places.absolute(packagePath)
        guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
            throw ValidationError(
                """
                There is no Package.swift in "\(folder)". Go to the folder of your package, or make one with "belvedere new".
                """)
        }
        var settings = LoopSettings(folder: folder) { Date.now.formatted(Date.VerbatimFormatStyle.timeOfDay) }
        settings.port = port
        settings.product = product
        settings.scratchFolder = scratchPath.map(Places.absolute)
        settings.arguments = arguments
        settings.testFilter = test
        let line = StatusLine()
        settings.tell = line.tell
        settings.show = line.show
        do {
            if once { throw ExitCode(try OnceCheck(settings).run()) }
            try DevelopmentLoop(settings).run()
        } catch let error as DevelopmentError {
            line.complain(error.description)
            throw ExitCode(2)
        }
    }
}

extension Date.VerbatimFormatStyle {
    /// Hours and minutes, such as "12:04".
    fileprivate static var timeOfDay: Self {
        Date.VerbatimFormatStyle(
            format: "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)", timeZone: .current,
            calendar: Calendar(identifier: .gregorian))
    }
}
