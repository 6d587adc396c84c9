/// The reason why `belvedere dev` cannot begin.
///
///     do { try loop.run() } catch let error as DevelopmentError { print(error) }
public struct DevelopmentError: Error, Sendable, Hashable, CustomStringConvertible {
    private enum Code: Hashable {
        case noServer
        case severalServers([String])
        case unknownProduct(String, [String])
        case unreadablePackage(folder: String, reason: String)
        case takenPort(Int)
        case closedPort(Int, reason: String)
        case secondLoop(port: Int?)
        case missingProgram(String, reason: String)
        case unwritable(String, reason: String)
    }

    private let code: Code

    static let noServer = DevelopmentError(code: .noServer)
    static func severalServers(_ names: [String]) -> Self { Self(code: .severalServers(names)) }
    static func unknownProduct(_ name: String, among names: [String]) -> Self { Self(code: .unknownProduct(name, names)) }
    static func unreadablePackage(_ folder: String, _ reason: String) -> Self {
        Self(code: .unreadablePackage(folder: folder, reason: reason))
    }
    static func takenPort(_ port: Int) -> Self { Self(code: .takenPort(port)) }
    static func closedPort(_ port: Int, _ reason: String) -> Self { Self(code: .closedPort(port, reason: reason)) }
    static func secondLoop(port: Int?) -> Self { Self(code: .secondLoop(port: port)) }
    static func missingProgram(_ name: String, _ reason: String) -> Self { Self(code: .missingProgram(name, reason: reason)) }
    static func unwritable(_ path: String, _ reason: String) -> Self { Self(code: .unwritable(path, reason: reason)) }

    /// Whether the manifest of a package cannot be read. A person who edits it can fix that while the loop waits.
    var isAboutTheManifest: Bool { if case .unreadablePackage = code { true } else { false } }

    /// One or two sentences: the fault, and the way to correct it.
    public var description: String {
        switch code {
        case .noServer:
            """
            The package has no server: no executable target depends on "BelvedereBrowser". Add one, as "belvedere new" writes it, or name \
            another program that serves with --product.
            """
        case .severalServers(let names):
            "Several programs of the package serve screens: \(names.joined(separator: ", ")). Name one with --product."
        case .unknownProduct(let name, let names):
            "The package has no program \"\(name)\"."
                + (names.isEmpty ? " It has no program at all." : " It has \(names.joined(separator: ", ")).")
        case .unreadablePackage(let folder, let reason): "The manifest \"\(folder)/Package.swift\" cannot be read: \(reason)"
        case .takenPort(let port):
            """
            Another program uses the port \(port), perhaps another "belvedere dev". End that program, or choose another port with --port.
            """
        case .closedPort(let port, let reason): "The port \(port) cannot be opened: \(reason). Choose another port with --port."
        case .secondLoop(let port):
            """
            "belvedere dev" already runs for this package\(port.map { ", at http://127.0.0.1:\($0)/" } ?? ""). Use that one, or end it \
            first.
            """
        case .missingProgram(let name, let reason): "The program \"\(name)\" cannot be started: \(reason)"
        case .unwritable(let path, let reason): "\"\(path)\" cannot be written: \(reason)"
        }
    }
}
