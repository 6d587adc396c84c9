public import Logging
public import PostgreSQL
internal import CoreMetrics
internal import Foundation
internal import Synchronization

/// One order of changes for all nodes, kept in PostgreSQL.
///
/// A change is a row with a number. Nodes are told numbers by `LISTEN` and `NOTIFY`, and read the rows. A node whose connection was
/// lost connects again and reads from the number that it knows, so it misses nothing.
///
/// ```swift
/// let journal = try await ChangeJournal.open(PostgreSQLAddress("postgres://apps@127.0.0.1/apps"))
/// try await withThrowingDiscardingTaskGroup { group in
///     group.addTask { try await journal.run() }
///     // … serve …
/// }
/// ```
///
/// Changes are kept for ``JournalOptions/retention``. Of topics that somebody keeps a state of, only those changes go that are part
/// of the state.
public final class ChangeJournal: Sendable {
    /// Names this node. A node that is started again has another name.
    public let origin = UUID().uuidString.lowercased()
    /// The connections for all that is not listening.
    public let pool: PostgreSQLPool
    let options: JournalOptions
    let logger: Logger
    private let connected = Meter(label: "belvedere_cluster_connected")
    private let changes = Counter(label: "belvedere_cluster_changes_total")

    private struct Follower: Sendable {
        /// Tells it from one that followed the topic before.
        let number: Int
        var known: Int64
        let receive: @Sendable (JournalNews) -> Void
    }

    private struct State {
        var followers: [String: Follower] = [:]
        var lastNumber = 0
        /// Those that have come since somebody looked.
        var newcomers: Set<String> = []
        var wait: Task<[PostgreSQLNotification], any Error>?
        var isConnected = false
        var hasStopped = false
    }

    private let state = Mutex(State())

    private init(pool: PostgreSQLPool, options: JournalOptions, logger: Logger) {
        self.pool = pool
        self.options = options
        self.logger = logger
    }

    /// Opens the journal of a database, and makes its tables if they are not there.
    ///
    /// - Throws: ``PostgreSQLError`` if the database cannot be reached or the tables are of a later version.
    public static func open(
        _ address: PostgreSQLAddress, options: JournalOptions = JournalOptions(), logger: Logger = Logger(label: "belvedere.cluster")
    ) async throws -> ChangeJournal {
        let pool = PostgreSQLPool(address, maximum: options.connections, patience: options.patience)
        let journal = ChangeJournal(pool: pool, options: options, logger: logger)
        try await pool.transaction { [origin = journal.origin] connection in
            try await JournalSchema.prepare(connection)
            try await Self.beat(origin, over: connection)
        }
        return journal
    }

    /// Whether the node hears what the others tell. One that does not may show what is out of date.
    public var isConnected: Bool { state.withLock { $0.isConnected } }

    /// Follows a topic. Whoever has followed it before follows it no longer.
    ///
    /// - Parameters:
    ///   - topic: its name.
    ///   - sequence: the number of the last change that is known already.
    ///   - receive: is told what comes after it, one thing after the other, on a task of the journal.
    public func follow(_ topic: String, after sequence: Int64, receive: @escaping @Sendable (JournalNews) -> Void) {
        let wait = state.withLock { state in
            state.lastNumber += 1
            state.followers[topic] = Follower(number: state.lastNumber, known: sequence, receive: receive)
            state.newcomers.insert(topic)
            return state.wait
        }
        wait?.cancel()
    }

    /// Reads new changes of a topic at once. Call it when you know of a change before the journal does.
    public func hurry(_ topic: String) {
        let wait = state.withLock { state in
            state.newcomers.insert(topic)
            return state.wait
        }
        wait?.cancel()
    }

    /// Adds a change within a transaction of your own. Others hear of it when the transaction is stored.
    ///
    /// - Returns: the number of the change.
    /// - Throws: ``PostgreSQLError``.
    public func append(_ payload: [UInt8], to topic: String, over connection: PostgreSQLConnection) async throws -> Int64 {
        let rows = try await connection.query("SELECT belvedere.append($1, $2, NULL, $3)", [.text(topic), .text(origin), .bytes(payload)])
        guard let row = rows.first else { throw PostgreSQLError(.shape, cause: "belvedere.append has no answer.") }
        return try row.integer(0)
    }

    /// Lets no other node write to a topic until the transaction ends.
    ///
    /// - Returns: the number of the topic's last change.
    /// - Throws: ``PostgreSQLError``.
    public static func lock(_ topic: String, over connection: PostgreSQLConnection) async throws -> Int64 {
        try await connection.query("SELECT belvedere.lock_topic($1)", [.text(topic)]).first?.integer(0) ?? 0
    }

    // MARK: Running

    /// Listens until the task is cancelled, and connects again whenever the connection is lost. Then it tells the other nodes
    /// that this one has gone.
    public func run() async {
        var pause = Duration.zero
        while !Task.isCancelled {
            do {
                try await listen { pause = .zero }
            } catch {
                connected.set(0)
                let wasConnected = state.withLock { state in
                    defer { state.isConnected = false }
                    return state.isConnected
                }
                if Task.isCancelled { break }
                if wasConnected || pause == .zero {
                    logger.warning("The changes of other nodes are not heard: \(error)")
                }
                if pause > .zero { try? await Task.sleep(for: pause * Double.random(in: 0.5...1)) }
                pause = min(max(pause * 2, .milliseconds(50)), options.longestPause)
            }
        }
        state.withLock { state in
            state.isConnected = false
            state.hasStopped = true
        }
        await leave()
        pool.close()
    }

    private func leave() async {
        let (pool, origin) = (pool, origin)
        // The task is cancelled already, and this is to be done nevertheless.
        _ = try? await Task { try await pool.transaction { try await $0.query("SELECT belvedere.leave($1)", [.text(origin)]) } }.value
    }

    private func listen(whenConnected: () -> Void) async throws {
        let connection = try await PostgreSQLConnection.open(pool.address, name: "belvedere listener", patience: options.patience)
        try await connection.query("LISTEN \(JournalSchema.channel)")
        try await Self.beat(origin, over: connection)
        // From here on nothing is missed: what is stored from now on is told, and what was stored before is read.
        for topic in state.withLock({ Array($0.followers.keys) }) { try await catchUp(topic, over: connection) }
        let isFirst = state.withLock { state in
            defer { state.isConnected = true }
            return !state.isConnected
        }
        connected.set(1)
        if isFirst { logger.notice("The changes of other nodes are heard.") }
        for follower in state.withLock({ Array($0.followers.values) }) { follower.receive(.heard) }
        whenConnected()
        var lastBeat = ContinuousClock.now
        while !Task.isCancelled {
            for topic in state.withLock({ state in
                defer { state.newcomers = [] }
                return state.newcomers
            }) { try await catchUp(topic, over: connection) }
            let told = try await wait(for: connection, until: lastBeat + options.heartbeat)
            for topic in news(in: told) { try await catchUp(topic, over: connection) }
            if ContinuousClock.now >= lastBeat + options.heartbeat {
                try await keepHouse(over: connection)
                lastBeat = .now
            }
        }
    }

    /// Waits for what is told, or until somebody new follows.
    private func wait(for connection: PostgreSQLConnection, until deadline: ContinuousClock.Instant) async throws
        -> [PostgreSQLNotification]
    {
        let wait = Task { try await connection.notifications(until: deadline) }
        let isDue = state.withLock { state in
            state.wait = wait
            return !state.newcomers.isEmpty
        }
        if isDue { wait.cancel() }
        do {
            return try await withTaskCancellationHandler {
                try await wait.value
            } onCancel: {
                wait.cancel()
            }
        } catch let error as PostgreSQLError where error.code == .cancelled {
            return []
        }
    }

    /// The topics that have changes which their followers do not know.
    private func news(in told: [PostgreSQLNotification]) -> [String] {
        var newest: [String: Int64] = [:]
        for notification in told {
            let parts = notification.payload.split(separator: " ", maxSplits: 1)
            if parts.count == 2, let sequence = Int64(parts[0]) { newest[String(parts[1])] = sequence }
        }
        return state.withLock { state in
            newest.filter { topic, sequence in state.followers[topic].map { $0.known < sequence } ?? false }.map(\.key)
        }
    }

    /// Tells a follower all that it does not know yet.
    private func catchUp(_ topic: String, over connection: PostgreSQLConnection) async throws {
        while let follower = state.withLock({ $0.followers[topic] }) {
            let rows = try await connection.query(
                """
                SELECT topic.sequence, new.sequence, new.origin, new.has_left, new.payload, coalesce(new.number, 0)
                FROM belvedere.topic LEFT JOIN LATERAL (
                    SELECT * FROM belvedere.change
                    WHERE change.topic = topic.name AND change.sequence > $2 ORDER BY change.sequence LIMIT 256
                ) AS new ON true
                WHERE topic.name = $1 ORDER BY new.sequence
                """, [.text(topic), .integer(follower.known)])
            // Nobody has written to it yet.
            guard let first = rows.first else { return }
            let last = try first.integer(0)
            if last <= follower.known { return }
            if first.isNull(1) {
                tell(follower, topic, .gap(to: last), knownNow: last)
                return
            }
            let entries = try rows.map { row in
                JournalEntry(
                    sequence: try row.integer(1), origin: try row.text(2), number: try row.integer(5), hasLeft: try row.boolean(3),
                    payload: try row.bytes(4)
                )
            }
            if entries[0].sequence != follower.known + 1 {
                tell(follower, topic, .gap(to: entries[0].sequence - 1), knownNow: entries[0].sequence - 1)
            }
            tell(follower, topic, .entries(entries), knownNow: entries[entries.count - 1].sequence)
            if entries[entries.count - 1].sequence >= last { return }
        }
    }

    private func tell(_ follower: Follower, _ topic: String, _ news: JournalNews, knownNow known: Int64) {
        let isCurrent = state.withLock { state in
            // Whoever has begun to follow meanwhile knows something else.
            guard state.followers[topic]?.number == follower.number else { return false }
            state.followers[topic]?.known = known
            return true
        }
        if !isCurrent { return }
        if case .entries(let entries) = news { changes.increment(by: Int64(entries.count)) }
        follower.receive(news)
    }

    // MARK: Keeping house

    private static func beat(_ origin: String, over connection: PostgreSQLConnection) async throws {
        try await connection.query(
            """
            INSERT INTO belvedere.node VALUES ($1, clock_timestamp()) ON CONFLICT (origin) DO UPDATE SET seen = excluded.seen
            """, [.text(origin)])
    }

    /// Says that this node is there, notices who is not, and clears away what is too old.
    func keepHouse(over connection: PostgreSQLConnection) async throws {
        try await Self.beat(origin, over: connection)
        try await connection.query(
            """
            SELECT belvedere.leave(origin) FROM belvedere.node WHERE seen < clock_timestamp() - $1 * interval '1 millisecond'
            """, [.integer(Int64(options.absence / .milliseconds(1)))])
        try await connection.query(
            """
            DELETE FROM belvedere.change USING belvedere.topic
            WHERE topic.name = change.topic AND change.made < clock_timestamp() - $1 * interval '1 millisecond'
                AND (NOT topic.holds_state OR change.sequence <= topic.state_sequence)
            """, [.integer(Int64(options.retention / .milliseconds(1)))])
        try await connection.query(
            """
            DELETE FROM belvedere.writer WHERE NOT EXISTS (SELECT 1 FROM belvedere.node WHERE node.origin = writer.origin)
                AND NOT EXISTS (SELECT 1 FROM belvedere.change WHERE change.topic = writer.topic AND change.sequence >= writer.sequence)
            """)
        // A notification can be lost with a connection that nobody has found out about, so all topics are looked at.
        for topic in state.withLock({ Array($0.followers.keys) }) { try await catchUp(topic, over: connection) }
    }
}
