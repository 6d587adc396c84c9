internal import CPostgreSQL

/// Where a database is and who asks it: `postgres://user@host:port/database`.
///
/// ```swift
/// let address = try PostgreSQLAddress("postgres://contacts@127.0.0.1:5432/contacts")
/// print(address)          // postgres://127.0.0.1:5432/contacts
/// ```
///
/// Passwords are best kept out of it: libpq reads them from a file (`~/.pgpass`) or from the environment (`PGPASSWORD`).
/// ``description`` never has one, nor the name of the user, so it can go to a log.
public struct PostgreSQLAddress: Sendable, CustomStringConvertible {
    /// The host, port and database, for logs.
    public let description: String
    /// The keywords and values that libpq is given.
    let settings: [String: String]

    /// Reads an address.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/address`` if libpq cannot read it.
    public init(_ text: String) throws(PostgreSQLError) {
        guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") else {
            throw PostgreSQLError(.address, cause: "It does not begin with postgres://.")
        }
        var message: UnsafeMutablePointer<CChar>?
        guard let options = PQconninfoParse(text, &message) else {
            defer { PQfreemem(message) }
            // What libpq says repeats what it could not read, and that may be a password.
            throw PostgreSQLError(.address, cause: "libpq cannot read it.")
        }
        defer { PQconninfoFree(options) }
        var settings: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { settings[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        let host = settings["host"] ?? settings["hostaddr"] ?? "localhost"
        description = "postgres://\(host):\(settings["port"] ?? "5432")/\(settings["dbname"] ?? settings["user"] ?? "")"
        self.settings = settings
    }
}
