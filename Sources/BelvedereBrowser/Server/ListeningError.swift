#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif
internal import NIOCore

/// The error of a server that cannot listen at its address. Its description is one sentence for the person who starts the server.
///
/// ``BrowserHost/run(hostname:port:adding:)`` throws it. A server with an `Application` of its own gets the same sentence from
/// ``naming(hostname:port:_:)``.
///
/// ```swift
/// do {
///     try await BrowserHost([.hello]).run(port: 8080)
/// } catch let error as ListeningError {
///     print(error)      // Another program uses the port 8080. End that program, or choose another port.
/// }
/// ```
public struct ListeningError: Error, Sendable, CustomStringConvertible {
    private enum Code {
        case taken
        case notPermitted
        case noSuchAddress
        case notAPort
    }

    /// The address at which the server should listen.
    package let hostname: String
    /// The port at which the server should listen.
    public let port: Int
    private let code: Code

    /// Whether another program listens at the port.
    var isTaken: Bool { code == .taken }

    /// The sentence that says what happened, and what to do.
    public var description: String {
        switch code {
        case .taken: "Another program uses the port \(port). End that program, or choose another port."
        case .notPermitted: "The system does not let this program use the port \(port). Choose a port above 1023."
        case .noSuchAddress: "This machine has no address \(hostname). Choose one of its own addresses, such as 127.0.0.1."
        case .notAPort: "\(port) is not a port. Choose a number from 0 to 65535; 0 takes a free port."
        }
    }

    private init(hostname: String, port: Int, code: Code) {
        self.hostname = hostname
        self.port = port
        self.code = code
    }

    /// The reason why a server cannot listen, or `nil` for an error of another kind.
    init?(_ error: any Error, hostname: String, port: Int) {
        let code: Code? =
            switch error {
            case let error as IOError:
                switch error.errnoCode {
                case EADDRINUSE: .taken
                case EACCES, EPERM: .notPermitted
                case EADDRNOTAVAIL: .noSuchAddress
                default: nil
                }
            case SocketAddressError.unknown: .noSuchAddress
            default: nil
            }
        guard let code else { return nil }
        self.init(hostname: hostname, port: port, code: code)
    }

    /// Runs a server of your own. If it cannot listen, the method throws a listening error in place of the error of the socket.
    ///
    /// ```swift
    /// let host = BrowserHost([.hello])
    /// let router = Router()
    /// host.addRoutes(to: router)
    /// let application = Application(router: router, server: host.server)
    /// try await ListeningError.naming(hostname: "127.0.0.1", port: 8080) {
    ///     try await application.runService()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - hostname: the address at which the server listens.
    ///   - port: the port at which the server listens.
    ///   - run: runs the server until it ends.
    /// - Throws: a listening error, or the error of `run` if it has another reason.
    public static func naming(hostname: String, port: Int, _ run: () async throws -> Void) async throws {
        // The socket library would stop the program at such a number.
        guard (0...65_535).contains(port) else { throw ListeningError(hostname: hostname, port: port, code: .notAPort) }
        do {
            try await run()
        } catch {
            throw ListeningError(error, hostname: hostname, port: port) ?? error
        }
    }
}
