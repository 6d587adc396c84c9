import BelvedereCore
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Logins {
    /// Adds, lists or removes people, or sets a password, if the program was started for this. Then the program ends.
    ///
    /// Call it in the main file of a program, before the server starts:
    ///
    /// ```swift
    /// let logins = Logins(StoredAccounts(), for: .hello)
    /// await logins.runCommandIfAsked()
    /// await BrowserHost([.hello], admit: logins.admit).main(adding: logins.addRoutes)
    /// ```
    ///
    /// The program then knows these commands:
    ///
    /// - `add-person Ann` adds a person. If there is an account with this name, it gets the new password.
    /// - `set-password Ann` sets the password of a person who has forgotten it.
    /// - `remove-person Ann` removes a person.
    /// - `list-people` prints the names, one in each line.
    ///
    /// The program asks for the password, or reads it from the first line of its standard input. So the password appears neither in the
    /// list of processes nor in the history of the shell.
    ///
    /// A new password and a removal end the person's logins. With a ``LoginStore``, a server that runs notices this within a second, and
    /// the open pages load again and open the login. Without one, the server notices it when a page is loaded.
    ///
    /// The program ends with 0 after success, with 64 if the arguments are wrong, and with 1 if the accounts cannot be read or changed.
    ///
    /// - Parameter arguments: the arguments of the program, without its name.
    /// - Complexity: O(*n* log *n*) in the number of arguments or of people.
    public func runCommandIfAsked(arguments: [String] = Array(CommandLine.arguments.dropFirst())) async {
        guard let command = PeopleCommand(named: arguments.first ?? "") else { return }
        do {
            print(try await command.run(Array(arguments.dropFirst()), in: self) { Self.typedPassword() })
            exit(0)
        } catch {
            Self.writeError("\(error)\n")
            exit(error is PeopleCommandError ? 64 : 1)
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
