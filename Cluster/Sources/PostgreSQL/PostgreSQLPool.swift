internal import Synchronization

/// Opens and lends connections to one database, for many tasks at the same time.
///
/// ```swift
/// let pool = PostgreSQLPool(address, maximum: 8)
/// let count = try await pool.transaction { connection in
///     try await connection.query("UPDATE account SET balance = balance - $1 WHERE id = $2", [10, 1])
///     return try await connection.query("UPDATE account SET balance = balance + $1 WHERE id = $2", [10, 2]).count
/// }
/// ```
///
/// A connection is opened when one is needed and none is free. If all connections are in use, a caller waits in a queue, for at most the
/// time limit of the pool.
public final class PostgreSQLPool: Sendable {
    private struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Turn, Never>
    }

    /// The result of waiting in the queue.
    private enum Turn: Sendable {
        case connection(PostgreSQLConnection)
        /// The caller may open a new connection.
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

    /// The address of the database.
    public let address: PostgreSQLAddress
    private let maximum: Int
    private let patience: Duration
    private let name: String
    private let state = Mutex(State())

    /// - Parameters:
    ///   - address: the address of the database.
    ///   - maximum: the largest number of open connections.
    ///   - patience: the time limit for waiting for a connection, and for each response of the database.
    ///   - name: the name that the database shows for the connections in `pg_stat_activity`.
    public init(_ address: PostgreSQLAddress, maximum: Int = 8, patience: Duration = .seconds(10), name: String = "belvedere") {
        self.address = address
        self.maximum = max(1, maximum)
        self.patience = patience
        self.name = name
    }

    /// The number of open connections.
    public var connectionCount: Int { state.withLock { $0.count } }

    /// Calls `body` with a connection of the pool that no other task uses meanwhile.
    ///
    /// - Parameter body: runs queries, one after the other. It must not use the connection after it has returned.
    /// - Returns: the result of `body`.
    /// - Throws: the error of `body`, or ``PostgreSQLError`` if there is no connection.
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

    /// Calls `body` to read from the database. If the connection is lost, it calls `body` again with another connection.
    ///
    /// - Parameter body: runs queries that change nothing. It may be called twice.
    /// - Returns: the result of `body`.
    /// - Throws: the error of `body`, or ``PostgreSQLError`` if there is no connection.
    public func read<Result: Sendable>(_ body: @Sendable (PostgreSQLConnection) async throws -> Result) async throws -> Result {
        do {
            return try await withConnection(body)
        } catch let error as PostgreSQLError where error.endsConnection && error.code != .unreachable {
            return try await withConnection(body)
        }
    }

    /// Calls `body` in a transaction and commits it. If the connection is lost before the commit, it runs the transaction again on another
    /// connection.
    ///
    /// A transaction that has begun is completed, even if the task is cancelled meanwhile. If the connection is lost during the commit, the
    /// pool asks the database over another connection whether the transaction was committed.
    ///
    /// - Parameter body: the statements. It may be called twice.
    /// - Returns: the result of `body`, after the transaction has been committed.
    /// - Throws: the error of `body`, after all changes were undone. ``PostgreSQLError`` with ``PostgreSQLError/Code/uncertain`` if it is
    ///   not known whether the transaction was committed.
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

    /// Closes the unused connections now, and each of the others when its task has finished. Later requests throw an error.
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

    /// Runs a transaction on one connection.
    ///
    /// - Returns: the result of `body`, or `nil` if nothing was committed and another connection may succeed.
    private func attempt<Result: Sendable>(
        _ body: @Sendable (PostgreSQLConnection) async throws -> Result, isLast: Bool
    ) async throws -> Result? {
        let connection = try await take()
        let result: Result
        let identifier: String?
        do {
            try await connection.query("BEGIN")
            result = try await body(connection)
            // The number of the transaction. It is `nil` if the transaction has changed nothing.
            identifier = try await connection.query("SELECT pg_current_xact_id_if_assigned()::text").first.flatMap { try? $0.text(0) }
        } catch {
            if await connection.isUsable {
                // If this fails too, the connection is broken, and the database undoes the transaction when the connection ends.
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

    /// Asks the database whether a transaction was committed. Needed if its connection was lost during the commit.
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
                // Another task may have returned a connection since the first check.
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
            // One connection was lost, so the unused ones are probably lost too. Close them.
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

    /// Notes that a connection has been closed. The next waiting caller may open a new one.
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
