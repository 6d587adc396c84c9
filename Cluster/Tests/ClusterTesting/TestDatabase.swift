public import PostgreSQL
internal import Foundation
internal import Testing

/// The database of one test, in the server that `Scripts/with-postgresql` has started.
public struct TestDatabase: Sendable {
    /// The address of the database.
    public let address: PostgreSQLAddress
    private let name: String
    private let server: PostgreSQLAddress

    private init(address: PostgreSQLAddress, name: String, server: PostgreSQLAddress) {
        self.address = address
        self.name = name
        self.server = server
    }

    /// Runs a test with a new database, which is deleted after the test.
    public static func with<Result>(_ body: (TestDatabase) async throws -> Result) async throws -> Result {
        let text = try #require(
            ProcessInfo.processInfo.environment["BELVEDERE_POSTGRESQL"],
            "These tests need a server. `make test-cluster-short` starts one for them; so does `Scripts/with-postgresql swift test`."
        )
        let server = try PostgreSQLAddress(text + "/postgres")
        let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "")
        let connection = try await PostgreSQLConnection.open(server)
        try await connection.execute("CREATE DATABASE \(name)")
        let database = TestDatabase(address: try PostgreSQLAddress("\(text)/\(name)"), name: name, server: server)
        do {
            let result = try await body(database)
            try await connection.execute("DROP DATABASE \(name) WITH (FORCE)")
            return result
        } catch {
            try await connection.execute("DROP DATABASE \(name) WITH (FORCE)")
            throw error
        }
    }

    /// Opens a connection for the test itself.
    public func connection() async throws -> PostgreSQLConnection { try await PostgreSQLConnection.open(address, name: "test") }

    /// Lets the server close all connections to the database, except those of the test itself.
    ///
    /// - Parameter name: the name of the connections to close; `nil` closes all.
    public func cut(_ name: String? = nil) async throws {
        let connection = try await PostgreSQLConnection.open(server, name: "test")
        try await connection.query(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = $1 AND application_name <> 'test' AND (application_name = $2 OR $2 = '')
            """, [.text(self.name), .text(name ?? "")])
    }

    /// Simulates an outage: the server allows no new connections to the database, and closes the existing ones.
    public func takeAway() async throws {
        let connection = try await PostgreSQLConnection.open(server, name: "test")
        try await connection.execute("ALTER DATABASE \(name) ALLOW_CONNECTIONS false")
        try await cut()
    }

    /// Ends the outage.
    public func bringBack() async throws {
        let connection = try await PostgreSQLConnection.open(server, name: "test")
        try await connection.execute("ALTER DATABASE \(name) ALLOW_CONNECTIONS true")
    }
}
