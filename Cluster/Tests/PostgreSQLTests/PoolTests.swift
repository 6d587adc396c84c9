import ClusterTesting
import Testing

@testable import PostgreSQL

@Suite("A pool of connections")
struct PoolTests {
    @Test func lendsEachConnectionToOneTaskAtATime() async throws {
        try await TestDatabase.with { database in
            let pool = PostgreSQLPool(database.address, maximum: 3)
            try await withThrowingTaskGroup(of: Int64.self) { group in
                for number in 0..<60 {
                    group.addTask {
                        try await pool.withConnection { connection in
                            _ = try await connection.query("SELECT pg_sleep(0.005)")
                            return try await connection.query("SELECT $1", [.integer(Int64(number))])[0].integer(0)
                        }
                    }
                }
                var answers: Set<Int64> = []
                for try await answer in group { answers.insert(answer) }
                #expect(answers.count == 60)
            }
            #expect(pool.connectionCount <= 3)
            pool.close()
            await #expect(throws: PostgreSQLError(.closed)) { try await pool.withConnection { _ in } }
        }
    }

    @Test func letsNobodyWaitForEver() async throws {
        try await TestDatabase.with { database in
            let pool = PostgreSQLPool(database.address, maximum: 1, patience: .seconds(1))
            try await pool.withConnection { _ in
                let error = await #expect(throws: PostgreSQLError.self) { try await pool.withConnection { _ in } }
                #expect(error?.code == .late)
            }
            try await pool.withConnection { _ in }
        }
    }

    @Test func readsOnceMoreWhenItsConnectionsWereCut() async throws {
        try await TestDatabase.with { database in
            let pool = PostgreSQLPool(database.address, maximum: 4, name: "pool")
            try await withThrowingDiscardingTaskGroup { group in
                for _ in 0..<4 { group.addTask { try await pool.withConnection { _ = try await $0.query("SELECT pg_sleep(0.1)") } } }
            }
            try await database.cut("pool")
            for _ in 0..<8 { #expect(try await pool.read { try await $0.query("SELECT 1").count } == 1) }
        }
    }

    @Test func storesNothingOfATransactionThatFails() async throws {
        try await TestDatabase.with { database in
            let pool = PostgreSQLPool(database.address)
            _ = try await pool.withConnection { try await $0.query("CREATE TABLE number (value bigint)") }
            let error = await #expect(throws: PostgreSQLError.self) {
                try await pool.transaction { connection in
                    try await connection.query("INSERT INTO number VALUES (1)")
                    try await connection.query("INSERT INTO number VALUES ('x'::bigint)")
                }
            }
            #expect(error?.code == .refused)
            #expect(try await pool.read { try await $0.query("SELECT * FROM number").count } == 0)
        }
    }

    @Test("stores a transaction once whose connection is cut at any moment", arguments: ["in the middle", "while it is being stored"])
    func storesOnce(_ moment: String) async throws {
        try await TestDatabase.with { database in
            let pool = PostgreSQLPool(database.address)
            try await pool.withConnection { connection in
                try await connection.query("CREATE TABLE number (value bigint)")
                try await connection.query("CREATE SEQUENCE attempt")
                // The first attempt ends its own connection. Count the attempts with a sequence, because it also counts those that are not
                // committed.
                try await connection.query(
                    """
                    CREATE FUNCTION die_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                        IF nextval('attempt') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); END IF;
                        RETURN NULL;
                    END $$
                    """)
                try await connection.query(
                    """
                    CREATE CONSTRAINT TRIGGER dying AFTER INSERT ON number
                    \(moment == "in the middle" ? "NOT DEFERRABLE" : "DEFERRABLE INITIALLY DEFERRED")
                    FOR EACH ROW EXECUTE FUNCTION die_once()
                    """)
            }
            try await pool.transaction { _ = try await $0.query("INSERT INTO number VALUES (7)") }
            #expect(try await pool.read { try await $0.query("SELECT value FROM number").map { try $0.integer(0) } } == [7])
            #expect(try await pool.read { try await $0.query("SELECT nextval('attempt')")[0].integer(0) } == 3)
        }
    }

    @Test func finishesATransactionWhoseCallerIsCancelled() async throws {
        try await TestDatabase.with { database in
            let pool = PostgreSQLPool(database.address)
            _ = try await pool.withConnection { try await $0.query("CREATE TABLE number (value bigint)") }
            let task = Task {
                try await pool.transaction { connection in
                    try await connection.query("INSERT INTO number VALUES (1)")
                    try await connection.query("SELECT pg_sleep(0.1)")
                    try await connection.query("INSERT INTO number VALUES (2)")
                }
            }
            try await Task.sleep(for: .milliseconds(50))
            task.cancel()
            _ = try? await task.value
            let count = try await pool.read { try await $0.query("SELECT * FROM number").count }
            #expect(count == 2 || count == 0)
            // A caller whose task is already cancelled sends no query.
            let late = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await pool.transaction { _ = try await $0.query("INSERT INTO number VALUES (3)") }
            }
            await #expect(throws: PostgreSQLError(.cancelled)) { try await late.value }
        }
    }
}
