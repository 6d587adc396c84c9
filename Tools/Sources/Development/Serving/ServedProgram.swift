import Foundation

/// The running program of a package, at a private port of its own.
final class ServedProgram {
    /// The variable with the private port. `BrowserHost.run` reads it in debug builds.
    static let portVariable = "BELVEDERE_DEVELOPMENT_PORT"
    /// The variable with the port of the address that a browser opens.
    static let pagePortVariable = "BELVEDERE_DEVELOPMENT_PAGE_PORT"

    /// The variable with the number of the descriptor at which the program receives commands.
    static let commandsVariable = "BELVEDERE_DEVELOPMENT_COMMANDS"

    enum Opening: Equatable {
        case open
        case ended(ProgramEnding)
        case cancelled
    }

    /// The private port.
    let port: Int
    private let program: StartedProgram
    private let commands = CommandConnection()

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: The built program.
    ///   - pagePort: The public port.
    ///   - output: The place for the output of the program; nil for the outputs of this program.
    /// - Throws: `DevelopmentError` if there is no free port, or if the program cannot be started.
    init(_ path: String, arguments: [String], in folder: String, pagePort: Int, output: FileHandle? = nil) throws {
        port = try Self.freePort()
        var environment = [Self.portVariable: "\(port)", Self.pagePortVariable: "\(pagePort)"]
        // The standard input stays empty, because an app may read it.
        let start = commands == nil ? [] : ["sh", "-c", #"exec "$@" 3<&0 </dev/null"#, "sh"]
        if commands != nil { environment[Self.commandsVariable] = "3" }
        program = try StartedProgram(
            start + [path] + arguments, in: folder, environment: environment, input: commands?.input, output: output)
        commands?.closeProgramEnd()
    }

    var ending: ProgramEnding? { program.ending }

    func end() { program.end() }

    /// Whether the program shows edited texts and code without a restart.
    var takesEdits: Bool { commands?.isFollowed ?? false }

    /// Shows edited texts on all pages.
    ///
    /// - Parameter texts: The paths of the files with the texts, by the Swift files that declare them.
    /// - Returns: `done` if the pages show them. The program refuses if it can have kept an old text.
    func show(_ texts: [String: String]) -> CommandConnection.Answer { commands?.send(["texts": texts]) ?? .lost }

    /// Replaces bodies of functions, and lets all pages show the result.
    ///
    /// - Parameter library: The path of a library with the edited bodies.
    func open(_ library: String) -> CommandConnection.Answer { commands?.send(["library": library]) ?? .lost }

    /// Waits until the program listens at its port.
    ///
    /// - Parameter isCancelled: Called between the attempts; it waits for some milliseconds.
    func waitUntilOpen(isCancelled: () -> Bool) -> Opening {
        while true {
            if let ending { return .ended(ending) }
            if let connection = SocketCalls.connect(to: port) {
                close(connection)
                return .open
            }
            if isCancelled() { return .cancelled }
        }
    }

    private static func freePort() throws -> Int {
        guard let descriptor = SocketCalls.make() else { throw DevelopmentError.closedPort(0, String(cString: strerror(errno))) }
        defer { close(descriptor) }
        guard let port = SocketCalls.bind(descriptor, to: 0) else {
            throw DevelopmentError.closedPort(0, String(cString: strerror(errno)))
        }
        return port
    }
}
