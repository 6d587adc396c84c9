#if DEBUG
internal import BelvedereCore
internal import Foundation
internal import Logging

/// Follows the commands of `belvedere dev`, which has started the program, for edits that need no build.
///
/// The program inherits a socket that only the two processes have. No other program and no browser can reach it, and a release build does
/// not contain this type.
final class DevelopmentCommands: Sendable {
    /// One line from the command.
    private struct Command: Decodable {
        /// The paths of files with the edited texts of catalogues, by the files with the compiled texts.
        var texts: [String: String]?
        /// The path of a library with the edited bodies of functions. Opening it replaces the earlier bodies.
        var library: String?
    }

    private let connection: Int32
    private let registry: SessionRegistry

    /// - Parameter connection: the socket. This object closes it.
    init(connection: Int32, registry: SessionRegistry) {
        self.connection = connection
        self.registry = registry
    }

    /// Takes the inherited socket, which a variable names by its number. The programs that the app starts do not inherit it.
    ///
    /// - Returns: `nil` if `belvedere dev` has not started the program, or if there is no such socket.
    convenience init?(registry: SessionRegistry, _ value: (_ variable: String) -> String?) {
        guard let connection = value("BELVEDERE_DEVELOPMENT_COMMANDS").flatMap({ Int32($0) }), connection > STDERR_FILENO,
            fcntl(connection, F_SETFD, FD_CLOEXEC) == 0
        else { return nil }
        self.init(connection: connection, registry: registry)
    }

    deinit { close(connection) }

    /// Announces that the program follows commands, and follows them until the command ends.
    func follow() {
        Thread.detachNewThread { [self] in
            reply("ready")
            var waiting: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4_096)
            while true {
                let count = read(connection, &buffer, buffer.count)
                guard count > 0 else { return }
                waiting += buffer[..<count]
                while let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = Array(waiting[..<end])
                    waiting.removeFirst(end + 1)
                    Task { [self] in reply(await carryOut(line) ? "done" : "refused") }
                }
            }
        }
    }

    /// Shows edited texts or edited code on all pages.
    ///
    /// - Returns: whether the pages show them. If not, nothing has changed.
    func carryOut(_ line: [UInt8]) async -> Bool {
        guard let command = try? JSONDecoder().decode(Command.self, from: Data(line)) else { return false }
        switch (command.texts, command.library) {
        case (let paths?, nil):
            let texts = paths.compactMapValues { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
            guard texts.count == paths.count, EditedTexts.replace(with: texts) else { return false }
        case (nil, let path?):
            // The runtime of Swift never forgets the functions of a library, so it stays open.
            guard dlopen(path, RTLD_NOW | RTLD_LOCAL) != nil else { return false }
        default: return false
        }
        await registry.renewAll()
        return true
    }

    private func reply(_ word: String) {
        let bytes = Array("\(word)\n".utf8)
        _ = bytes.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
    }
}
#endif
