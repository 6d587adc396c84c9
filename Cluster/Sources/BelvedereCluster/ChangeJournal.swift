public import Logging
public import PostgreSQL
internal import CoreMetrics
internal import Foundation
internal import Synchronization

/// A list of changes in a PostgreSQL database. Several nodes (server processes) write to it, and all of them receive the changes in the
/// same order.
///
/// A change is a row with a number. The database notifies all nodes of new numbers with `NOTIFY`, and they read the rows. If a node has
/// lost its connection, it connects again and reads all rows after its last number. So it misses no change.
///
/// ```swift
/// let journal = try await ChangeJournal.open(PostgreSQLAddress("postgres://apps@127.0.0.1/apps"))
/// try await withThrowingDiscardingTaskGroup { group in
///     group.addTask { try await journal.run() }
///     // … serve …
/// }
/// ```
///
/// Changes are stored for ``JournalOptions/retention`` and then deleted. A topic is a named series of changes, such as those of one shared
/// value. If a topic also has a stored state, a change is deleted only when it is part of this state.
public final class ChangeJournal: Sendable {
    /// The random name of this node. After a restart, a node has another name.
    public let origin = UUID().uuidString.lowercased()
    /// The connections for all queries. Listening has a connection of its own.
    public let pool: PostgreSQLPool
    let options: JournalOptions
    let logger: Logger
    private let connected = Meter(label: "belvedere_cluster_connected")
    private let changes = Counter(label: "belvedere_cluster_changes_total")

    private struct Follower: Sendable {
        /// The number of this registration. It differs from the number of an earlier follower of the same topic.
        let number: Int
        var known: Int64
        let receive: @Sendable (JournalNews) -> Void
    }

    private struct State {
        var followers: [String: Follower] = [:]
        var lastNumber = 0
        /// The topics that have got a follower since the journal last read changes for new followers.
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

    /// Opens the journal of a database, and creates its tables if they are missing.
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

    /// Whether the node receives the changes of the other nodes. While it is `false`, the node may show old data.
    public var isConnected: Bool { state.withLock { $0.isConnected } }

    /// Receives the changes of a topic from now on. If this node already follows the topic, the new closure replaces the old one.
    ///
    /// - Parameters:
    ///   - topic: the name of the topic.
    ///   - sequence: the number of the last change that the caller already knows.
    ///   - receive: called with the changes after this number, in order, on a task of the journal.
    public func follow(_ topic: String, after sequence: Int64, receive: @escaping @Sendable (JournalNews) -> Void) {
        let wait = state.withLock { state in
            state.lastNumber += 1
            state.followers[topic] = Follower(number: state.lastNumber, known: sequence, receive: receive)
            state.newcomers.insert(topic)
            return state.wait
        }
        wait?.cancel()
    }

    /// Adds a change to a topic, in a transaction that the caller has begun. Other nodes receive it after the transaction has been
    /// committed.
    ///
    /// - Returns: the number of the change.
    /// - Throws: ``PostgreSQLError``.
    public func append(_ payload: [UInt8], to topic: String, over connection: PostgreSQLConnection) async throws -> Int64 {
        let rows = try await connection.query("SELECT belvedere.append($1, $2, NULL, $3)", [.text(topic), .text(origin), .bytes(payload)])
        guard let row = rows.first else { throw PostgreSQLError(.shape, cause: "belvedere.append has no answer.") }
        return try row.integer(0)
    }

    /// Prevents other nodes from writing to a topic until the caller's transaction ends.
    ///
    /// - Returns: the number of the topic's last change.
    /// - Throws: ``PostgreSQLError``.
    public static func lock(_ topic: String, over connection: PostgreSQLConnection) async throws -> Int64 {
        try await connection.query("SELECT belvedere.lock_topic($1)", [.text(topic)]).first?.integer(0) ?? 0
    }

    // MARK: Running

    /// Receives changes until the task is cancelled. If the connection is lost, it connects again. At the end it notifies the other nodes
    /// that this node has left.
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
                    logger.warning("The changes of other nodes are not received: \(error)")
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
        // This task is already cancelled, but the query must still run. So run it in a new task.
        _ = try? await Task { try await pool.transaction { try await $0.query("SELECT belvedere.leave($1)", [.text(origin)]) } }.value
    }

    private func listen(whenConnected: () -> Void) async throws {
        let connection = try await PostgreSQLConnection.open(pool.address, name: "belvedere listener", patience: options.patience)
        try await connection.query("LISTEN \(JournalSchema.channel)")
        try await Self.beat(origin, over: connection)
        // From here on no change is missed: the database notifies of all later changes, and the earlier ones are read now.
        for topic in state.withLock({ Array($0.followers.keys) }) { try await catchUp(topic, over: connection) }
        let isFirst = state.withLock { state in
            defer { state.isConnected = true }
            return !state.isConnected
        }
        connected.set(1)
        if isFirst { logger.notice("The changes of other nodes are received.") }
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

    /// Waits for notifications, or until there is a new follower.
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

    /// Returns the topics in which there are changes that the follower has not received.
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

    /// Sends a follower all changes that it has not received yet.
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
            // No node has written to the topic yet.
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
            // Another node has recorded that this node has left. Record that it runs, before its followers write again.
            if entries.contains(where: { $0.hasLeft && $0.origin == origin }) { try await Self.beat(origin, over: connection) }
            if entries[0].sequence != follower.known + 1 {
                tell(follower, topic, .gap(to: entries[0].sequence - 1), knownNow: entries[0].sequence - 1)
            }
            tell(follower, topic, .entries(entries), knownNow: entries[entries.count - 1].sequence)
            if entries[entries.count - 1].sequence >= last { return }
        }
    }

    private func tell(_ follower: Follower, _ topic: String, _ news: JournalNews, knownNow known: Int64) {
        let isCurrent = state.withLock { state in
            // If another follower has replaced this one, stop. The stored number of the last known change then belongs to the new follower
            // and must not be overwritten.
            guard state.followers[topic]?.number == follower.number else { return false }
            state.followers[topic]?.known = known
            return true
        }
        if !isCurrent { return }
        if case .entries(let entries) = news { changes.increment(by: Int64(entries.count)) }
        follower.receive(news)
    }

    // MARK: Maintenance

    private static func beat(_ origin: String, over connection: PostgreSQLConnection) async throws {
        try await connection.query(
            """
            INSERT INTO belvedere.node VALUES ($1, clock_timestamp()) ON CONFLICT (origin) DO UPDATE SET seen = excluded.seen
            """, [.text(origin)])
    }

    /// Records that this node is alive, finds nodes that are not, and deletes old changes.
    func keepHouse(over connection: PostgreSQLConnection) async throws {
        try await Self.beat(origin, over: connection)
        // A node can write again after another node has recorded that it has left. If it ends then, it has changes, but no row of its own.
        try await connection.query(
            """
            SELECT belvedere.leave(origin) FROM (
                SELECT origin FROM belvedere.node WHERE seen < clock_timestamp() - $1 * interval '1 millisecond'
                UNION SELECT origin FROM belvedere.writer
                WHERE NOT has_left AND NOT EXISTS (SELECT 1 FROM belvedere.node WHERE node.origin = writer.origin)
                ORDER BY origin
            ) AS gone
            """, [.integer(Int64(options.absence / .milliseconds(1)))])
        try await connection.query(
            """
            DELETE FROM belvedere.change USING belvedere.topic
            WHERE topic.name = change.topic AND change.made < clock_timestamp() - $1 * interval '1 millisecond'
                AND (NOT topic.holds_state OR change.sequence <= topic.state_sequence)
            """, [.integer(Int64(options.retention / .milliseconds(1)))])
        try await connection.query(
            """
            DELETE FROM belvedere.writer WHERE has_left AND NOT EXISTS (SELECT 1 FROM belvedere.node WHERE node.origin = writer.origin)
                AND NOT EXISTS (SELECT 1 FROM belvedere.change WHERE change.topic = writer.topic AND change.sequence >= writer.sequence)
            """)
        // Look for changes in all topics, because a notification is lost if the connection breaks without an error.
        for topic in state.withLock({ Array($0.followers.keys) }) { try await catchUp(topic, over: connection) }
    }
}
