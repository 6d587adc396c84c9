import BelvedereCore
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Logins {
    /// Adds a person if the program was started for this, as with `swift run habits add-person Ann`. Then the program ends.
    ///
    /// Call it in the main file of a program, before the server starts:
    ///
    /// ```swift
    /// let logins = Logins(StoredAccounts(), for: .hello)
    /// await logins.addPersonIfAsked()
    /// await BrowserHost([.hello], admit: logins.admit).main(adding: logins.addRoutes)
    /// ```
    ///
    /// The program asks for the password, or reads it from the first line of its standard input. So the password appears neither in the
    /// list of processes nor in the history of the shell. If there is an account with this name, it gets the new password, and its logins
    /// end.
    ///
    /// The program ends with 0 after the person was added, with 64 if the arguments are wrong, and with 1 if the person cannot be added.
    ///
    /// - Parameter arguments: the arguments of the program, without its name.
    /// - Complexity: O(*n*) in the number of arguments.
    public func addPersonIfAsked(arguments: [String] = Array(CommandLine.arguments.dropFirst())) async {
        guard arguments.first == AddPersonCommand.name else { return }
        do {
            print(try await AddPersonCommand(store: store).run(Array(arguments.dropFirst())) { Self.typedPassword() })
            exit(0)
        } catch {
            Self.writeError("\(error)\n")
            exit(error is AddPersonError ? 64 : 1)
        }
    }

    private static func writeError(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// Reads a line from the terminal without showing it, or from a pipe.
    private static func typedPassword() -> String? {
        guard isatty(STDIN_FILENO) == 1 else { return readLine() }
        writeError("Password: ")
        var shown = termios()
        tcgetattr(STDIN_FILENO, &shown)
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &hidden)
        defer {
            tcsetattr(STDIN_FILENO, TCSANOW, &shown)
            writeError("\n")
        }
        return readLine()
    }
}

/// The command that adds a person to the accounts of a server.
struct AddPersonCommand {
    static let name = "add-person"

    /// The accounts, or nil if they cannot be changed.
    let store: (any LoginAccountStore)?

    /// Adds the person.
    ///
    /// - Parameters:
    ///   - arguments: the arguments after the name of the command: the name of the person.
    ///   - password: reads the password.
    /// - Returns: the sentence for the person who has started the program.
    /// - Throws: ``AddPersonError`` if the arguments or the password are wrong, or the error of the accounts.
    func run(_ arguments: [String], password: () -> String?) async throws -> String {
        guard let store else { throw AddPersonError(.unchangeable) }
        let name = (arguments.first ?? "").streamSafe
        let key = LoginName.key(name)
        guard arguments.count == 1, !key.isEmpty, name.unicodeScalars.count <= LoginName.longest else { throw AddPersonError(.noName) }
        let password = password() ?? ""
        guard password.count >= Logins.shortestPassword else { throw AddPersonError(.tooShort) }
        guard let hash = PasswordHash(of: password.streamSafe) else { throw AddPersonError(.unusable) }
        let isKnown = try await store.account(key) != nil
        try await store.setAccount(key, name: name, passwordHash: hash.text)
        return isKnown ? "\(name) has a new password." : "\(name) can log in now."
    }
}

/// The reason why a person cannot be added.
struct AddPersonError: Error, CustomStringConvertible {
    enum Code {
        case noName, tooShort, unusable, unchangeable
    }

    let code: Code

    init(_ code: Code) { self.code = code }

    var description: String {
        switch code {
        case .noName: "Write one name of at most \(LoginName.longest) characters, as in \"add-person Ann\". Quote a name with spaces."
        case .tooShort: "The password needs at least \(Logins.shortestPassword) characters. Write it as the first line of the input."
        case .unusable: "The password is longer than \(PasswordHash.longest) bytes or contains a zero byte. Choose another one."
        case .unchangeable: "The accounts of this server do not change. Give it a store that conforms to LoginAccountStore."
        }
    }
}
