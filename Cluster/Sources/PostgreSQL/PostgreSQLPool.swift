internal import Synchronization

/// Connections to one database, for many tasks at once.
///
/// ```swift
/// let pool = PostgreSQLPool(address, maximum: 8)
/// let count = try await pool.transaction { connection in
///     try await connection.query("UPDATE account SET balance = balance - $1 WHERE id = $2", [10, 1])
///     return try await connection.query("UPDATE account SET balance = balance + $1 WHERE id = $2", [10, 2]).count
/// }
/// ```
///
/// A connection is opened when one is needed and none is free. Who comes when all are taken waits in a queue, and not
/// longer than the pool's patience.
public final class PostgreSQLPool: Sendable {
    private struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Turn, Never>
    }

    /// What whoever waited gets.
    private enum Turn: Sendable {
        case connection(PostgreSQLConnection)
        /// There is room for one more connection.
        case room
        case late, closed
    }

    private struct State {
        var free: [PostgreSQLConnection] = []
        var count = 0
        var waiters: [Waiter] = []
        var lastNumber = 0
        var isClosed = false
    }

    /// Where the database is.
    public let address: PostgreSQLAddress
    private let maximum: Int
    private let patience: Duration
    private let name: String
    private let state = Mutex(State())

    /// - Parameters:
    ///   - address: where the database is.
    ///   - maximum: the number of connections at once.
    ///   - patience: how long whoever asks waits for a connection, and then for each answer.
    ///   - name: what the database calls the connections in its own lists.
    public init(_ address: PostgreSQLAddress, maximum: Int = 8, patience: Duration = .seconds(10), name: String = "belvedere") {
        self.address = address
        self.maximum = max(1, maximum)
        self.patience = patience
        self.name = name
    }

    /// The number of connections that are open.
    public var connectionCount: Int { state.withLock { $0.count } }

    /// Lends a connection.
    ///
    /// - Parameter body: asks the database, one thing after the other. Do not keep the connection.
    /// - Returns: what `body` returns.
    /// - Throws: what `body` throws, or ``PostgreSQLError`` if there is no connection to be had.
    public func withConnection<Result: Sendable>(
        _ body: @Sendable (PostgreSQLConnection) async throws -> Result
    ) async throws -> Result {
        let connection = try await take()
        do {
            let result = try await body(connection)
            await give(connection)
            return result
        } catch {
            await give(connection)
            throw error
        }
    }

    /// Reads, and reads once more over another connection if the first was lost.
    ///
    /// - Parameter body: reads. It can be called twice.
    /// - Returns: what `body` returns.
    /// - Throws: what `body` throws, or ``PostgreSQLError`` if there is no connection to be had.
    public func read<Result: Sendable>(_ body: @Sendable (PostgreSQLConnection) async throws -> Result) async throws -> Result {
        do {
            return try await withConnection(body)
        } catch let error as PostgreSQLError where error.endsConnection && error.code != .unreachable {
            return try await withConnection(body)
        }
    }

    /// Runs a transaction, and runs it once more on another connection if the first was lost before anything was stored.
    ///
    /// A transaction that has begun is brought to its end, also where the task is cancelled meanwhile. If the connection is lost
    /// while it is being stored, the database is asked over another one whether it was.
    ///
    /// - Parameter body: the statements. It can be called twice.
    /// - Returns: what `body` returns; the transaction is stored then.
    /// - Throws: what `body` throws; nothing is stored then. ``PostgreSQLError`` with ``PostgreSQLError/Code/uncertain`` if nobody could
    ///   find out whether the transaction was stored.
    public func transaction<Result: Sendable>(
        _ body: @escaping @Sendable (PostgreSQLConnection) async throws -> Result
    ) async throws -> Result {
        if Task.isCancelled { throw PostgreSQLError(.cancelled) }
        return try await Task { [self] in
            if let result = try await attempt(body, isLast: false) { return result }
            guard let result = try await attempt(body, isLast: true) else { throw PostgreSQLError(.lost) }
            return result
        }.value
    }

    /// Closes the connections that are free now, and the others when they are given back. Later requests fail.
    public func close() {
        let waiters = state.withLock { state in
            state.isClosed = true
            state.count -= state.free.count
            state.free = []
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.continuation.resume(returning: .closed) }
    }

    // MARK: Transactions

    /// Runs a transaction once.
    ///
    /// - Returns: what `body` returns, or nil if nothing was stored and another connection may do better.
    private func attempt<Result: Sendable>(
        _ body: @Sendable (PostgreSQLConnection) async throws -> Result, isLast: Bool
    ) async throws -> Result? {
        let connection = try await take()
        let result: Result
        let identifier: String?
        do {
            try await connection.query("BEGIN")
            result = try await body(connection)
            // Nil if nothing was written.
            identifier = try await connection.query("SELECT pg_current_xact_id_if_assigned()::text").first.flatMap { try? $0.text(0) }
        } catch {
            if await connection.isUsable {
                // Where even that fails, the connection is of no use and the database ends the transaction with it.
                _ = try? await connection.query("ROLLBACK")
            }
            await give(connection)
            if !isLast, let error = error as? PostgreSQLError, error.endsConnection { return nil }
            throw error
        }
        do {
            try await connection.query("COMMIT")
            await give(connection)
            return result
        } catch {
            await give(connection)
            guard error.endsConnection else { throw error }
            guard let identifier else { return result }
            if try await wasStored(identifier) { return result }
            if isLast { throw error }
            return nil
        }
    }

    /// Whether a transaction was stored whose connection was lost meanwhile.
    private func wasStored(_ identifier: String) async throws(PostgreSQLError) -> Bool {
        let deadline = ContinuousClock.now + patience
        var pause = Duration.milliseconds(20)
        while ContinuousClock.now < deadline {
            if let connection = try? await take() {
                let rows = try? await connection.query("SELECT pg_xact_status($1::text::xid8)", [.text(identifier)])
                await give(connection)
                switch rows?.first.flatMap({ try? $0.text(0) }) {
                case "committed": return true
                case "aborted": return false
                default: break
                }
            }
            try? await Task.sleep(for: pause)
            pause = min(pause * 2, .seconds(1))
        }
        throw PostgreSQLError(.uncertain, cause: "The database could not be reached again.")
    }

    // MARK: Lending

    private func take() async throws(PostgreSQLError) -> PostgreSQLConnection {
        switch await turn() {
        case .connection(let connection): return connection
        case .closed: throw PostgreSQLError(.closed)
        case .late: throw PostgreSQLError(.late, cause: "All connections are taken.")
        case .room:
            do {
                return try await PostgreSQLConnection.open(address, name: name, patience: patience)
            } catch {
                vacate()
                throw error
            }
        }
    }

    private func turn() async -> Turn {
        let (turn, number) = state.withLock { state -> (Turn?, Int) in
            if state.isClosed { return (.closed, 0) }
            if let connection = state.free.popLast() { return (.connection(connection), 0) }
            if state.count < maximum {
                state.count += 1
                return (.room, 0)
            }
            state.lastNumber += 1
            return (nil, state.lastNumber)
        }
        if let turn { return turn }
        let timer = Task { [patience] in
            if (try? await Task.sleep(for: patience)) == nil { return }
            state.withLock { state in
                state.waiters.firstIndex { $0.number == number }.map { state.waiters.remove(at: $0) }
            }?.continuation.resume(returning: .late)
        }
        defer { timer.cancel() }
        return await withCheckedContinuation { continuation in
            let turn = state.withLock { state -> Turn? in
                // Somebody may have given a connection back in between.
                if state.isClosed { return .closed }
                if let connection = state.free.popLast() { return .connection(connection) }
                if state.count < maximum {
                    state.count += 1
                    return .room
                }
                state.waiters.append(Waiter(number: number, continuation: continuation))
                return nil
            }
            if let turn { continuation.resume(returning: turn) }
        }
    }

    private func give(_ connection: PostgreSQLConnection) async {
        guard await connection.isUsable else {
            // The others have met the same end, or soon will: those that are free now are not worth trying.
            let lost = state.withLock { state in
                defer { state.free = [] }
                state.count -= state.free.count
                return state.free
            }
            withExtendedLifetime(lost) {}
            return vacate()
        }
        let waiter = state.withLock { state -> Waiter? in
            if state.isClosed {
                state.count -= 1
                return nil
            }
            if !state.waiters.isEmpty { return state.waiters.removeFirst() }
            state.free.append(connection)
            return nil
        }
        waiter?.continuation.resume(returning: .connection(connection))
    }

    /// There is room for a connection again.
    private func vacate() {
        let waiters = state.withLock { state -> [Waiter] in
            state.count -= 1
            let count = min(state.waiters.count, maximum - state.count)
            state.count += count
            defer { state.waiters.removeFirst(count) }
            return Array(state.waiters.prefix(count))
        }
        for waiter in waiters { waiter.continuation.resume(returning: .room) }
    }
}
