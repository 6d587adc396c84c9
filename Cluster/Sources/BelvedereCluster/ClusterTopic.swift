internal import BelvedereCore
internal import Foundation
internal import Logging
internal import PostgreSQL
internal import Synchronization

/// Shares one object, such as a counter, with the other nodes (server processes). Each change of the object is a change in a topic of the
/// journal.
final class ClusterTopic<Change: Codable & Sendable, Whole: Codable & Sendable>: SharedTopic {
    typealias State = Whole

    private struct Outgoing {
        let number: Int64
        let payload: [UInt8]
    }

    private struct Progress {
        var outgoing: [Outgoing] = []
        var lastNumber: Int64 = 0
        var isSending = false
        /// The changes of this node that have been committed, but that the journal has not delivered back yet, by their numbers in the
        /// journal.
        var stored: [(sequence: Int64, number: Int64)] = []
        /// The number of the last change of this node that the journal has delivered back.
        var settled: Int64 = 0
        /// The number of the last change that the state of the object contains. It is `nil` while this state is being read from the
        /// database. Changes that arrive meanwhile are ignored: they are part of the state, or arrive again later.
        var start: Int64?
    }

    /// The maximum number of changes in one transaction.
    private static var portion: Int { 64 }

    private let topic: String
    private let journal: ChangeJournal
    private let receive: @Sendable (SharedNews<Change, Whole>) -> Void
    private let state = Mutex(Progress())

    init(_ topic: String, _ journal: ChangeJournal, receive: @escaping @Sendable (SharedNews<Change, Whole>) -> Void) {
        self.topic = topic
        self.journal = journal
        self.receive = receive
    }

    var origin: String { journal.origin }

    /// Reads the state of the object from the database, and then follows the topic from this state on.
    func begin() {
        state.withLock { $0.start = nil }
        Task { await load() }
    }

    func send(_ change: Change) {
        // A value that JSON cannot represent, such as NaN, cannot be shared.
        guard let payload = try? JSONEncoder().encode(TopicEnvelope(change)) else {
            journal.logger.error("A change of \(topic) cannot be written as JSON, so other nodes do not see it.")
            return
        }
        let begins = state.withLock { state in
            state.lastNumber += 1
            state.outgoing.append(Outgoing(number: state.lastNumber, payload: Array(payload)))
            defer { state.isSending = true }
            return !state.isSending
        }
        if begins { Task { await sendAll() } }
    }

    func keep(_ whole: Whole, at sequence: Int64) {
        guard let data = try? JSONEncoder().encode(TopicEnvelope(whole)) else { return }
        let (journal, topic) = (journal, topic)
        Task {
            do {
                _ = try await journal.pool.withConnection { connection in
                    try await connection.query(
                        """
                        UPDATE belvedere.topic SET state = $2, state_sequence = $3 WHERE name = $1 AND state_sequence < $3
                        """, [.text(topic), .bytes(Array(data)), .integer(sequence)])
                }
            } catch {
                // Failing to store the state does no harm. The journal keeps the changes until a later state is stored.
                journal.logger.notice("The state of \(topic) was not kept: \(error)")
            }
        }
    }

    // MARK: Sending

    private func sendAll() async {
        var pause = Duration.milliseconds(50)
        while true {
            let portion = state.withLock { state in
                if state.outgoing.isEmpty { state.isSending = false }
                return Array(state.outgoing.prefix(Self.portion))
            }
            if portion.isEmpty { return }
            do {
                let (topic, origin) = (topic, origin)
                let sequences = try await journal.pool.transaction { connection in
                    var sequences: [Int64] = []
                    for change in portion {
                        let rows = try await connection.query(
                            "SELECT belvedere.append($1, $2, $3, $4)",
                            [.text(topic), .text(origin), .integer(change.number), .bytes(change.payload)]
                        )
                        sequences.append(try rows.first?.integer(0) ?? 0)
                    }
                    return sequences
                }
                let isPartOfStart = state.withLock { state in
                    state.outgoing.removeFirst(portion.count)
                    // The journal may have delivered a change back already. Do not record such changes as pending.
                    state.stored += zip(sequences, portion.map(\.number)).filter { $0.1 > state.settled }.map {
                        (sequence: $0.0, number: $0.1)
                    }
                    return state.stored.contains { stored in state.start.map { stored.sequence <= $0 } ?? false }
                }
                // The state was read before it was known that these changes are committed, but it contains them. Read the state again.
                if isPartOfStart { begin() }
                pause = .milliseconds(50)
            } catch let error as PostgreSQLError where error.code == .closed {
                return
            } catch {
                // The next attempt uses the same numbers. So if the changes were committed after all, the database does not add them again.
                journal.logger.debug("Changes of \(topic) wait to be sent: \(error)")
                try? await Task.sleep(for: pause * Double.random(in: 0.5...1))
                pause = min(pause * 2, journal.options.longestPause)
            }
        }
    }

    // MARK: Receiving

    private func load() async {
        var pause = Duration.milliseconds(50)
        while true {
            do {
                let topic = topic
                let row = try await journal.pool.withConnection { connection in
                    try await connection.query(
                        """
                        INSERT INTO belvedere.topic (name, holds_state) VALUES ($1, true)
                        ON CONFLICT (name) DO UPDATE SET holds_state = true RETURNING state, state_sequence
                        """, [.text(topic)]
                    ).first
                }
                guard let row else { throw PostgreSQLError(.shape, cause: "The topic was not made.") }
                let sequence = try row.integer(1)
                let whole = row.isNull(0) ? nil : try JSONDecoder().decode(TopicEnvelope<Whole>.self, from: Data(row.bytes(0))).content
                let own = state.withLock { state in
                    state.settled = max(state.settled, state.stored.last { $0.sequence <= sequence }?.number ?? 0)
                    state.stored.removeAll { $0.sequence <= sequence }
                    state.start = sequence
                    return state.settled
                }
                receive(.state(whole, at: sequence, own: Int(own)))
                journal.follow(topic, after: sequence) { [weak self] in self?.take($0) }
                return
            } catch let error as PostgreSQLError where error.code == .closed {
                return
            } catch {
                journal.logger.notice("Where \(topic) stands cannot be read: \(error)")
                try? await Task.sleep(for: pause)
                pause = min(pause * 2, journal.options.longestPause)
            }
        }
    }

    private func take(_ news: JournalNews) {
        switch news {
        case .gap: begin()
        case .heard: break
        case .entries(let entries): if state.withLock({ $0.start != nil }) { for entry in entries { take(entry) } }
        }
    }

    private func take(_ entry: JournalEntry) {
        if entry.hasLeft { return receive(.left(origin: entry.origin, at: entry.sequence)) }
        if entry.origin == origin {
            state.withLock { state in
                state.settled = max(state.settled, entry.number)
                state.stored.removeAll { $0.sequence <= entry.sequence }
            }
        }
        guard let change = try? JSONDecoder().decode(TopicEnvelope<Change>.self, from: Data(entry.payload)).content else {
            // A node of another version wrote it. All nodes of this version ignore it, so they stay equal.
            journal.logger.error("Change \(entry.sequence) of \(topic) cannot be read and is left out.")
            return
        }
        receive(.change(change, at: entry.sequence, origin: entry.origin, number: Int(entry.number)))
    }
}
