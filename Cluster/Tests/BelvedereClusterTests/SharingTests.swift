import BelvedereCore
import ClusterTesting
import Foundation
import PostgreSQL
import Repeatable
import Testing

@testable import BelvedereCluster

@Suite("Sharing between nodes")
struct SharingTests {
    private struct Wish: Sendable, Equatable, Codable, Identifiable {
        let id: String
        var text: String
    }

    private func sum(_ node: Node) -> SharedDynamic<Int> {
        SharedDynamic(0, name: "votes", sharedBy: node.transport) { before, after, current in current + after - before }
    }

    @Test("adds up on all of them, however their connections fare")
    func addsUp() async throws {
        try await TestDatabase.with { database in
            let nodes = [try await Node.start(database), try await Node.start(database), try await Node.start(database)]
            let votes = nodes.map(sum)
            try await withThrowingDiscardingTaskGroup { group in
                for vote in votes {
                    group.addTask {
                        for _ in 0..<200 {
                            vote.update { $0 += 1 }
                            await Task.yield()
                        }
                    }
                }
                group.addTask {
                    for _ in 0..<5 {
                        try await database.cut()
                        try await Task.sleep(for: .milliseconds(30))
                    }
                }
            }
            for vote in votes { await eventually("600 votes are counted") { vote.value == 600 } }
            // A node that starts later must have the same values.
            let late = try await Node.start(database)
            let seen = sum(late)
            await eventually("a new node knows the votes") { seen.value == 600 }
            for node in nodes + [late] { await node.stop() }
        }
    }

    @Test("is changed at once, also while the database is away, and comes to the others when it is back")
    func neverWaits() async throws {
        try await TestDatabase.with { database in
            let (one, other) = (try await Node.start(database), try await Node.start(database))
            let (mine, theirs) = (sum(one), sum(other))
            mine.update { $0 += 1 }
            await eventually("the other node has it") { theirs.value == 1 }
            try await database.takeAway()
            await eventually("the node knows that it is alone") { !one.journal.isConnected }
            for _ in 0..<10 { mine.update { $0 += 1 } }
            #expect(mine.value == 11)
            theirs.update { $0 += 100 }
            #expect(theirs.value == 101)
            try await database.bringBack()
            for votes in [mine, theirs] { await eventually("both are the same again") { votes.value == 111 } }
            await one.stop()
            await other.stop()
        }
    }

    @Test("is the last change where nothing says how two are merged")
    func lastWins() async throws {
        try await TestDatabase.with { database in
            let (one, other) = (try await Node.start(database), try await Node.start(database))
            let mine = SharedDynamic("", name: "motto", sharedBy: one.transport)
            let theirs = SharedDynamic("", name: "motto", sharedBy: other.transport)
            for round in 0..<20 {
                async let first: Void = { mine.value = "mine \(round)" }()
                async let second: Void = { theirs.value = "theirs \(round)" }()
                _ = await (first, second)
            }
            // Wait for all changes, because the last change of one node may be committed before an earlier change of the other node.
            let connection = try await database.connection()
            try await eventually("all changes are stored") { try await connection.query("SELECT 1 FROM belvedere.change").count == 40 }
            await eventually("both are the same") { mine.value == theirs.value }
            mine.value = "the end"
            await eventually("both are the last") { mine.value == theirs.value && mine.value == "the end" }
            await one.stop()
            await other.stop()
        }
    }

    @Test("is one list on all of them, whoever edits what")
    func lists() async throws {
        try await TestDatabase.with { database in
            let nodes = [try await Node.start(database), try await Node.start(database), try await Node.start(database)]
            let lists = nodes.map { SharedList<Wish>(name: "wishes", sharedBy: $0.transport) }
            let seed = ProcessInfo.processInfo.environment["BELVEDERE_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0 ... .max)
            try await withThrowingDiscardingTaskGroup { group in
                for (index, list) in lists.enumerated() {
                    group.addTask {
                        var random = SplitMix64(seed: seed &+ UInt64(index))
                        for number in 0..<150 {
                            list.edit { edit in
                                let place = edit.isEmpty ? 0 : Int.random(in: 0..<edit.count, using: &random)
                                switch Int.random(in: 0..<10, using: &random) {
                                case 0..<4: edit.insert(Wish(id: "\(index).\(number)", text: "new"), at: place)
                                case 4..<6: if !edit.isEmpty { edit[place].text = "by \(index), \(number)" }
                                case 6..<8: if !edit.isEmpty { edit.move(from: place, to: Int.random(in: 0..<edit.count, using: &random)) }
                                default: if !edit.isEmpty { edit.remove(at: place) }
                                }
                            }
                            if number % 10 == 0 { try? await Task.sleep(for: .milliseconds(3)) }
                        }
                    }
                }
                group.addTask {
                    for _ in 0..<3 {
                        try await database.cut("belvedere listener")
                        try await Task.sleep(for: .milliseconds(40))
                    }
                }
            }
            // Add one last element on each node. When all of these have arrived, all earlier changes have arrived too.
            for (index, list) in lists.enumerated() { list.append(Wish(id: "last \(index)", text: "")) }
            await eventually("BELVEDERE_SEED=\(seed): all lists are the same") {
                lists.allSatisfy { list in (0..<3).allSatisfy { index in list.elements.contains { $0.id == "last \(index)" } } }
                    && lists.allSatisfy { $0.elements == lists[0].elements }
            }
            let late = try await Node.start(database)
            let seen = SharedList<Wish>(name: "wishes", sharedBy: late.transport)
            await eventually("BELVEDERE_SEED=\(seed): a new node has the list") { seen.elements == lists[0].elements }
            for node in nodes + [late] { await node.stop() }
        }
    }

    @Test("is read anew by a node that was away for longer than changes are kept")
    func readAnew() async throws {
        try await TestDatabase.with { database in
            let one = try await Node.start(database) { $0.retention = .milliseconds(1) }
            let votes = sum(one)
            for _ in 0..<600 { votes.update { $0 += 1 } }
            let connection = try await database.connection()
            try await eventually("a state is kept, and the changes that are part of it go") {
                try await connection.query("SELECT 1 FROM belvedere.change").count < 600 - 256
            }
            let other = try await Node.start(database) { $0.retention = .milliseconds(1) }
            let seen = sum(other)
            await eventually("a new node knows the votes") { seen.value == 600 }
            await one.stop()
            await other.stop()
        }
    }

    @Test("has the people of all nodes, and not those of a node that has gone")
    func presence() async throws {
        try await TestDatabase.with { database in
            let (one, other) = (
                try await Node.start(database) { $0.absence = .seconds(1) }, try await Node.start(database) { $0.absence = .seconds(1) }
            )
            let mine = Presence(name: "lobby", sharedBy: one.transport)
            let theirs = Presence(name: "lobby", sharedBy: other.transport)
            let people = [Session(), Session(), Session()]
            for (person, presence) in zip(people, [mine, mine, theirs]) { await person.perform { _ in _ = presence.join() } }
            await eventually("three people are here") { mine.count == 3 && theirs.count == 3 }
            // Make the node look dead: it last reported an hour ago, like a computer without power.
            try await database.connection().query(
                "UPDATE belvedere.node SET seen = seen - interval '1 hour' WHERE origin = $1", [.text(other.journal.origin)]
            )
            await other.stop()
            await eventually("the people of the node that has gone are not counted") { mine.count == 2 }
            await people[0].close()
            await eventually("who leaves is not counted") { mine.count == 1 }
            for person in people { await person.close() }
            await one.stop()
        }
    }

    @Test("does not count the people of a node that ends after the others recorded too early that it had left")
    func presenceAfterEarlyLeave() async throws {
        try await TestDatabase.with { database in
            let one = try await Node.start(database)
            // This node records that it runs only when another node has recorded that it has left.
            let other = try await Node.start(database) { $0.heartbeat = .seconds(3600) }
            let mine = Presence(name: "lobby", sharedBy: one.transport)
            let theirs = Presence(name: "lobby", sharedBy: other.transport)
            let people = [Session(), Session()]
            for (person, presence) in zip(people, [mine, theirs]) { await person.perform { _ in _ = presence.join() } }
            await eventually("two people are here") { mine.count == 2 && theirs.count == 2 }
            let connection = try await database.connection()
            try await connection.query("SELECT belvedere.leave($1)", [.text(other.journal.origin)])
            try await eventually("the node has recorded that it runs") {
                try await !connection.query("SELECT 1 FROM belvedere.node WHERE origin = $1", [.text(other.journal.origin)]).isEmpty
            }
            try await eventually("the node has sent its number again") {
                try await !connection.query(
                    """
                    SELECT 1 FROM belvedere.change AS entry, belvedere.change AS later WHERE entry.origin = $1 AND entry.has_left
                        AND later.origin = $1 AND later.sequence > entry.sequence
                    """, [.text(other.journal.origin)]
                ).isEmpty
            }
            await eventually("the people of the node are counted again") { mine.count == 2 }
            // The last change of a node can come after the entry that it has left. Then the node has changes, but no row of its own.
            try await connection.query("DELETE FROM belvedere.node WHERE origin = $1", [.text(other.journal.origin)])
            await other.stop()
            await eventually("the people of the node that has ended are not counted") { mine.count == 1 }
            for person in people { await person.close() }
            await one.stop()
        }
    }

    @Test("does not count the people of a node without a record that it runs")
    func presenceWithoutRecord() async throws {
        try await TestDatabase.with { database in
            let node = try await Node.start(database)
            let lobby = Presence(name: "lobby", sharedBy: node.transport)
            let person = Session()
            await person.perform { _ in _ = lobby.join() }
            await eventually("one person is here") { lobby.count == 1 }
            let connection = try await database.connection()
            try await eventually("the number of people is in the database") {
                try await !connection.query("SELECT 1 FROM belvedere.change WHERE topic = 'lobby'").isEmpty
            }
            // Add the last change of a node that has crashed. It comes after the entry that the node has left.
            try await connection.query(
                "SELECT belvedere.append('lobby', 'gone', 1, payload) FROM belvedere.change WHERE topic = 'lobby' ORDER BY sequence LIMIT 1"
            )
            try await eventually("the other nodes record that this node has left") {
                try await connection.query("SELECT 1 FROM belvedere.change WHERE origin = 'gone' AND has_left").count == 1
            }
            await eventually("only the person of the running node is counted") { lobby.count == 1 }
            await person.close()
            await node.stop()
        }
    }
}
