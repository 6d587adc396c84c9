internal import CPostgreSQL

/// The address of a database and its user: `postgres://user@host:port/database`.
///
/// ```swift
/// let address = try PostgreSQLAddress("postgres://contacts@127.0.0.1:5432/contacts")
/// print(address)          // postgres://127.0.0.1:5432/contacts
/// ```
///
/// Do not put passwords into it: libpq reads them from a file (`~/.pgpass`) or from the environment (`PGPASSWORD`). ``description`` never
/// has a password or the name of the user, so it can be logged.
public struct PostgreSQLAddress: Sendable, CustomStringConvertible {
    /// The host, the port and the database as a text for logs.
    public let description: String
    /// The parameters of the connection for libpq, such as `host` and `port`.
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
            // Do not use the message of libpq. It repeats the text that it could not read, which may be a password.
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
