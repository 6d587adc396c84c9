import ClusterTesting
import PostgreSQL
import Testing

@testable import BelvedereCluster

@Suite("A journal")
struct ChangeJournalTests {
    private func append(_ text: String, to topic: String = "news", by node: Node, pause: Double = 0) async throws -> Int64 {
        let journal = node.journal
        return try await journal.pool.transaction { connection in
            let sequence = try await journal.append(Array(text.utf8), to: topic, over: connection)
            // Keep the transaction open for a while, so that other nodes request their numbers before it is committed.
            if pause > 0 { try await connection.query("SELECT pg_sleep($1::text::float8)", [.text("\(pause)")]) }
            return sequence
        }
    }

    @Test("tells every node all changes in one order, however long their transactions take")
    func oneOrder() async throws {
        try await TestDatabase.with { database in
            let nodes = [try await Node.start(database), try await Node.start(database), try await Node.start(database)]
            let followers = nodes.map { _ in Heard() }
            for (node, heard) in zip(nodes, followers) { node.journal.follow("news", after: 0) { heard.take($0) } }
            let taken = try await withThrowingTaskGroup(of: (Int64, String).self) { group in
                for number in 0..<120 {
                    group.addTask {
                        let text = "\(number)"
                        return (try await append(text, by: nodes[number % 3], pause: number % 7 == 0 ? 0.01 : 0), text)
                    }
                }
                return try await group.reduce(into: [Int64: String]()) { $0[$1.0] = $1.1 }
            }
            #expect(Set(taken.keys) == Set(1...120))
            for heard in followers {
                await eventually("all changes have come") { heard.entries.count == 120 }
                #expect(heard.entries.map(\.sequence) == Array(1...120))
                #expect(heard.entries.allSatisfy { taken[$0.sequence] == String(decoding: $0.payload, as: UTF8.self) })
                #expect(heard.gaps.isEmpty)
            }
            for node in nodes { await node.stop() }
        }
    }

    @Test("tells nothing of a transaction that was not stored, and leaves no gap for it")
    func nothingOfAFailure() async throws {
        struct Failure: Error {}
        try await TestDatabase.with { database in
            let node = try await Node.start(database)
            let heard = Heard()
            node.journal.follow("news", after: 0) { heard.take($0) }
            _ = try await append("one", by: node)
            let journal = node.journal
            await #expect(throws: Failure.self) {
                try await journal.pool.transaction { connection in
                    _ = try await journal.append([1], to: "news", over: connection)
                    throw Failure()
                }
            }
            #expect(try await append("two", by: node) == 2)
            await eventually("both changes have come") { heard.entries.count == 2 }
            #expect(heard.entries.map { String(decoding: $0.payload, as: UTF8.self) } == ["one", "two"])
            await node.stop()
        }
    }

    @Test("loses nothing while its connections are cut again and again, and tells nothing twice")
    func losesNothing() async throws {
        try await TestDatabase.with { database in
            let (writer, reader) = (try await Node.start(database), try await Node.start(database))
            let heard = Heard()
            reader.journal.follow("news", after: 0) { heard.take($0) }
            for round in 0..<10 {
                for number in 0..<10 { _ = try await append("\(round * 10 + number)", by: writer) }
                try await database.cut("belvedere listener")
            }
            await eventually("all changes have come") { heard.entries.count >= 100 }
            #expect(heard.entries.map { String(decoding: $0.payload, as: UTF8.self) } == (0..<100).map(String.init))
            #expect(heard.gaps.isEmpty)
            await writer.stop()
            await reader.stop()
        }
    }

    @Test("carries changes that are larger than a notification may be")
    func largeChanges() async throws {
        try await TestDatabase.with { database in
            let node = try await Node.start(database)
            let heard = Heard()
            node.journal.follow("news", after: 0) { heard.take($0) }
            let text = String(repeating: "a", count: 100_000)
            _ = try await append(text, by: node)
            await eventually("the change has come") { heard.entries.first?.payload.count == 100_000 }
            await node.stop()
        }
    }

    @Test("says that there is a gap to whoever was away for longer than changes are kept")
    func gap() async throws {
        try await TestDatabase.with { database in
            let forgetful = try await Node.start(database) { $0.retention = .milliseconds(1) }
            for number in 0..<5 { _ = try await append("\(number)", by: forgetful) }
            let connection = try await database.connection()
            try await eventually("old changes go") { try await connection.query("SELECT 1 FROM belvedere.change").isEmpty }
            await forgetful.stop()
            // Follow with another node, because the first one might delete the next change before it is read.
            let node = try await Node.start(database)
            let heard = Heard()
            node.journal.follow("news", after: 2) { heard.take($0) }
            await eventually("the follower is told") { heard.gaps == [5] }
            #expect(try await append("5", by: node) == 6)
            await eventually("it goes on from there") { heard.entries.map(\.sequence) == [6] }
            await node.stop()
        }
    }

    @Test("is refused where the tables are of a later version")
    func laterVersion() async throws {
        try await TestDatabase.with { database in
            await (try await Node.start(database)).stop()
            try await database.connection().query("UPDATE belvedere.property SET version = 99")
            let error = await #expect(throws: PostgreSQLError.self) { try await ChangeJournal.open(database.address) }
            #expect(error?.code == .shape)
        }
    }

    @Test("updates tables of an earlier version")
    func earlierVersion() async throws {
        try await TestDatabase.with { database in
            await (try await Node.start(database)).stop()
            let connection = try await database.connection()
            try await connection.query("ALTER TABLE belvedere.writer DROP COLUMN has_left")
            try await connection.query(
                "CREATE OR REPLACE FUNCTION belvedere.leave(the_origin text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN RETURN; END $$"
            )
            try await connection.query("UPDATE belvedere.property SET version = 1")
            let node = try await Node.start(database)
            try await connection.query("SELECT belvedere.append('news', $1, 1, 'a'::bytea)", [.text(node.journal.origin)])
            await node.stop()
            let rows = try await connection.query("SELECT has_left FROM belvedere.writer")
            #expect(try rows.map { try $0.boolean(0) } == [true])
            #expect(try await connection.query("SELECT version FROM belvedere.property").first?.integer(0) == 2)
        }
    }

    @Test("makes its tables once when nodes are started together")
    func startedTogether() async throws {
        try await TestDatabase.with { database in
            try await withThrowingDiscardingTaskGroup { group in
                for _ in 0..<6 { group.addTask { await (try await Node.start(database)).stop() } }
            }
            #expect(try await database.connection().query("SELECT version FROM belvedere.property").count == 1)
        }
    }
}
