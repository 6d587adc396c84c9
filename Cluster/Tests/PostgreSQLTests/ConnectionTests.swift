import ClusterTesting
import Testing

@testable import PostgreSQL

@Suite("A connection")
struct ConnectionTests {
    @Test func bringsValuesBackAsTheyWere() async throws {
        try await TestDatabase.with { database in
            let connection = try await database.connection()
            let texts = ["", "Ann", "'; DROP TABLE person; --", "\\x41 $1 \" \n", "王小明 👩‍👩‍👧"]
            for text in texts {
                #expect(try await connection.query("SELECT $1, length($1)", [.text(text)])[0].text(0) == text)
            }
            for number: Int64 in [0, -1, 1, .min, .max] {
                #expect(try await connection.query("SELECT $1", [.integer(number)])[0].integer(0) == number)
            }
            let bytes = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            #expect(try await connection.query("SELECT $1", [.bytes(bytes)])[0].bytes(0) == bytes)
            #expect(try await connection.query("SELECT $1", [.bytes([])])[0].bytes(0) == [])
            let row = try await connection.query("SELECT $1, NULL::text, $2, (-7)::int4, 300::int2", [true, .boolean(false)])[0]
            #expect(try row.boolean(0))
            #expect(row.isNull(1))
            #expect(try !row.boolean(2))
            #expect(try row.integer(3) == -7)
            #expect(try row.integer(4) == 300)
            for numbers: [Int64] in [[], [4], [1, -2, .max]] {
                let rows = try await connection.query("SELECT unnest($1) AS number", [.integers(numbers)])
                #expect(try rows.map { try $0.integer(0) } == numbers)
            }
        }
    }

    @Test func refusesWhatTheDatabaseCannotKeepAndGoesOn() async throws {
        try await TestDatabase.with { database in
            let connection = try await database.connection()
            await #expect(throws: PostgreSQLError(.text)) { try await connection.query("SELECT $1", [.text("a\u{0}b")]) }
            let error = await #expect(throws: PostgreSQLError.self) { try await connection.query("SELECT * FROM nowhere") }
            #expect(error?.code == .refused)
            #expect(error?.state == "42P01")
            #expect(error?.endsConnection == false)
            #expect(try await connection.query("SELECT 7")[0].integer(0) == 7)
            let row = try await connection.query("SELECT 'a', NULL")[0]
            #expect(throws: PostgreSQLError.self) { try row.integer(0) }
            #expect(throws: PostgreSQLError.self) { try row.text(1) }
            #expect(throws: PostgreSQLError.self) { try row.text(2) }
        }
    }

    @Test func thatIsCutSaysSoAndIsOfNoUseAnyMore() async throws {
        try await TestDatabase.with { database in
            let connection = try await PostgreSQLConnection.open(database.address, name: "victim")
            try await database.cut("victim")
            let error = await #expect(throws: PostgreSQLError.self) { try await connection.query("SELECT 1") }
            #expect(error?.endsConnection == true)
            #expect(await !connection.isUsable)
            await #expect(throws: PostgreSQLError.self) { try await connection.query("SELECT 1") }
        }
    }

    @Test func waitsForAnAnswerNotLongerThanItsPatience() async throws {
        try await TestDatabase.with { database in
            let connection = try await PostgreSQLConnection.open(database.address, patience: .seconds(2))
            let error = await #expect(throws: PostgreSQLError.self) { try await connection.query("SELECT pg_sleep(30)") }
            #expect(error?.state == "57014")
            // The statement was ended by its time limit, but the connection can still be used.
            #expect(try await connection.query("SELECT 1")[0].integer(0) == 1)
        }
    }

    @Test func isNotToBeHadWhereThereIsNoServer() async throws {
        let address = try PostgreSQLAddress("postgres://nobody@127.0.0.1:1/nothing")
        let error = await #expect(throws: PostgreSQLError.self) { try await PostgreSQLConnection.open(address) }
        #expect(error?.code == .unreachable)
    }

    @Test func readsItsAnswerToTheEndAlsoForATaskThatIsCancelled() async throws {
        try await TestDatabase.with { database in
            let connection = try await database.connection()
            let task = Task { try await connection.query("SELECT pg_sleep(0.2), 1") }
            try await Task.sleep(for: .milliseconds(50))
            task.cancel()
            _ = try? await task.value
            #expect(try await connection.query("SELECT 2")[0].integer(0) == 2)
        }
    }

    @Test func tellsWhatIsNotifiedInItsOrder() async throws {
        try await TestDatabase.with { database in
            let (listener, speaker) = (try await database.connection(), try await database.connection())
            try await listener.query("LISTEN news")
            for number in 0..<20 { try await speaker.query("SELECT pg_notify('news', $1)", [.text("\(number)")]) }
            var heard: [String] = []
            while heard.count < 20 {
                let told = try await listener.notifications(until: .now + .seconds(10))
                if told.isEmpty { break }
                heard += told.map(\.payload)
            }
            #expect(heard == (0..<20).map(String.init))
            #expect(try await listener.notifications(until: .now + .milliseconds(10)).isEmpty)
            let wait = Task { try await listener.notifications(until: .now + .seconds(60)) }
            wait.cancel()
            await #expect(throws: PostgreSQLError.self) { try await wait.value }
            #expect(try await listener.query("SELECT 3")[0].integer(0) == 3)
        }
    }

    @Test(arguments: ["", "mysql://a/b", "postgres://[::1/b", "/tmp"])
    func refusesAnAddressThatCannotBeRead(_ text: String) {
        let error = #expect(throws: PostgreSQLError.self) { try PostgreSQLAddress(text) }
        #expect(error?.code == .address)
    }

    @Test func saysNoPasswordInItsAddress() throws {
        let address = try PostgreSQLAddress("postgres://ann:secret@db.example:5433/apps")
        #expect("\(address)" == "postgres://db.example:5433/apps")
    }
}
