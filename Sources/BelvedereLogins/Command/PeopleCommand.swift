import BelvedereCore

/// A command that changes or lists the people who may log in to a server.
enum PeopleCommand: String, CaseIterable {
    case add = "add-person"
    case setPassword = "set-password"
    case remove = "remove-person"
    case list = "list-people"

    init?(named name: String) { self.init(rawValue: name) }

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - arguments: the arguments after the name of the command: the name of the person, or nothing for the list.
    ///   - password: reads the password.
    /// - Returns: the text for the person who has started the program.
    /// - Throws: ``PeopleCommandError`` if the arguments or the password are wrong, or the error of the accounts.
    func run(_ arguments: [String], in logins: Logins, password: () -> String?) async throws -> String {
        guard let store = logins.store else { throw PeopleCommandError(.unchangeable) }
        if self == .list {
            guard arguments.isEmpty else { throw PeopleCommandError(.listHasName) }
            let names = try await store.accountNames().sorted { LoginName.key($0) < LoginName.key($1) }
            return names.isEmpty ? "Nobody can log in yet. Add a person with \"add-person Ann\"." : names.joined(separator: "\n")
        }
        let name = (arguments.first ?? "").streamSafe
        let key = LoginName.key(name)
        guard arguments.count == 1, !key.isEmpty, name.unicodeScalars.count <= LoginName.longest else {
            throw PeopleCommandError(.noName(rawValue))
        }
        let known = try await store.account(key)?.name
        if self != .add, known == nil { throw PeopleCommandError(.unknown(name)) }
        if self == .remove {
            try await store.removeAccount(key)
            // After the account, so that nobody logs in between the two.
            try await logins.endStored(of: name)
            let isEmpty = try await store.accountNames().isEmpty
            return "\(known ?? name) cannot log in any more." + (isEmpty ? " Nobody else can: this was the last account." : "")
        }
        let hash = try Self.hash(password() ?? "")
        try await store.setAccount(key, name: self == .add ? name : known ?? name, passwordHash: hash.text)
        // A person who knows the old password must not stay logged in.
        try await logins.endStored(of: name)
        return known == nil ? "\(name) can log in now." : "\(self == .add ? name : known ?? name) has a new password."
    }

    private static func hash(_ password: String) throws -> PasswordHash {
        guard password.count >= Logins.shortestPassword else { throw PeopleCommandError(.tooShort) }
        guard let hash = PasswordHash(of: password.streamSafe) else { throw PeopleCommandError(.unusable) }
        return hash
    }
}

extension Logins {
    /// Ends all logins of a person, and waits until the store has removed them.
    fileprivate func endStored(of name: String) async throws {
        endAll(of: name)
        try await registry.write()
    }
}

/// The reason why a command cannot do its work.
struct PeopleCommandError: Error, CustomStringConvertible {
    enum Code: Equatable {
        case noName(String), listHasName, unknown(String), tooShort, unusable, unchangeable
    }

    let code: Code

    init(_ code: Code) { self.code = code }

    var description: String {
        switch code {
        case .noName(let command):
            "Write one name of at most \(LoginName.longest) characters, as in \"\(command) Ann\". Quote a name with spaces."
        case .listHasName: "\"list-people\" prints all names. Leave out what follows it."
        case .unknown(let name): "There is no account with the name \(name). \"list-people\" prints all names."
        case .tooShort: "The password needs at least \(Logins.shortestPassword) characters. Write it as the first line of the input."
        case .unusable: "The password is longer than \(PasswordHash.longest) bytes or contains a zero byte. Choose another one."
        case .unchangeable: "The accounts of this server do not change. Give it a store that conforms to LoginAccountStore."
        }
    }
}
