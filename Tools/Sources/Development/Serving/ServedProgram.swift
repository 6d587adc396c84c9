import Foundation

/// The running program of a package, at a private port of its own.
final class ServedProgram {
    /// The variable with the private port. `BrowserHost.run` reads it in debug builds.
    static let portVariable = "BELVEDERE_DEVELOPMENT_PORT"
    /// The variable with the port of the address that a browser opens.
    static let pagePortVariable = "BELVEDERE_DEVELOPMENT_PAGE_PORT"

    enum Opening: Equatable {
        case open
        case ended(ProgramEnding)
        case cancelled
    }

    /// The private port.
    let port: Int
    private let program: StartedProgram

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: The built program.
    ///   - pagePort: The public port.
    ///   - output: The place for the output of the program; nil for the outputs of this program.
    /// - Throws: `DevelopmentError` if there is no free port, or if the program cannot be started.
    init(_ path: String, arguments: [String], in folder: String, pagePort: Int, output: FileHandle? = nil) throws {
        port = try Self.freePort()
        program = try StartedProgram(
            [path] + arguments, in: folder,
            environment: [Self.portVariable: "\(port)", Self.pagePortVariable: "\(pagePort)"], output: output)
    }

    var ending: ProgramEnding? { program.ending }

    func end() { program.end() }

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
