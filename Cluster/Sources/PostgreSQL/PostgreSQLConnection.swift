internal import CPostgreSQL
internal import Dispatch

/// A connection to a PostgreSQL database. It runs one query after the other and never blocks a thread.
///
/// ```swift
/// let connection = try await PostgreSQLConnection.open(address)
/// let rows = try await connection.query("SELECT name FROM person WHERE id = $1", [17])
/// ```
///
/// Values are sent separately and never become part of the SQL text. If a connection fails in the middle of a response, it refuses all
/// further queries. Otherwise the next query could read the rest of this response. ``PostgreSQLPool`` opens new connections.
public actor PostgreSQLConnection {
    private let handle: ConnectionHandle
    private let patience: Duration
    private var isBusy = false
    /// Whether the connection accepts further queries. It is `false` after a failure in the middle of a response.
    public private(set) var isUsable = true

    private init(_ handle: sending ConnectionHandle, patience: Duration) {
        self.handle = handle
        self.patience = patience
    }

    /// Opens a connection.
    ///
    /// - Parameters:
    ///   - address: the address of the database.
    ///   - name: the name that the database shows for the connection in `pg_stat_activity`.
    ///   - patience: the time limit for opening the connection, and for each later response.
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/unreachable``.
    public static func open(
        _ address: PostgreSQLAddress, name: String = "belvedere", patience: Duration = .seconds(10)
    ) async throws(PostgreSQLError) -> PostgreSQLConnection {
        var settings = address.settings
        settings["application_name"] = settings["application_name"] ?? name
        settings["client_encoding"] = "UTF8"
        // Let the system find out if the other computer has stopped without closing the connection.
        for (keyword, value) in ["keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3", "tcp_user_timeout": "15000"]
        where settings[keyword] == nil { settings[keyword] = value }
        // The database must also end a statement after the time limit, so that it releases its locks.
        let limit = Int(patience / .milliseconds(1))
        let limits = "-c statement_timeout=\(limit) -c idle_in_transaction_session_timeout=\(limit * 2)"
        settings["options"] = [settings["options"], limits].compactMap { $0 }.joined(separator: " ")
        let start = settings
        // Looking up a host name blocks the thread and may take a while. So do it on a thread that may wait.
        let begun: BegunConnection = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: BegunConnection(start)) }
        }
        guard let handle = begun.handle else { throw PostgreSQLError(.unreachable, cause: "There is no memory for a connection.") }
        let deadline = ContinuousClock.now + patience
        var step = PGRES_POLLING_WRITING
        while true {
            switch step {
            case PGRES_POLLING_OK:
                PQsetnonblocking(handle.pointer, 1)
                // Ignore notices of the database. libpq would print them to standard error.
                PQsetNoticeProcessor(handle.pointer, { _, _ in }, nil)
                return PostgreSQLConnection(handle, patience: patience)
            case PGRES_POLLING_READING, PGRES_POLLING_WRITING:
                if PQstatus(handle.pointer) == CONNECTION_BAD { throw PostgreSQLError(.unreachable, cause: handle.complaint) }
                let readiness: SocketWatch.Readiness = step == PGRES_POLLING_READING ? .readable : .writable
                switch await SocketWatch.shared.wait(for: handle.socket, readiness, until: deadline) {
                case .isReady: break
                case .isLate: throw PostgreSQLError(.unreachable, cause: "It did not answer in time.")
                case .isCancelled: throw PostgreSQLError(.cancelled)
                }
            default: throw PostgreSQLError(.unreachable, cause: handle.complaint)
            }
            step = PQconnectPoll(handle.pointer)
        }
    }

    /// Runs a query.
    ///
    /// - Parameters:
    ///   - statement: one SQL statement, with `$1`, `$2` … for the values.
    ///   - values: the values.
    /// - Returns: the resulting rows. The array is empty for a statement without a result.
    /// - Throws: ``PostgreSQLError``. After ``PostgreSQLError/Code/refused`` the connection can be used further; after
    ///   ``PostgreSQLError/Code/lost`` and ``PostgreSQLError/Code/late`` it cannot.
    @discardableResult
    public func query(_ statement: String, _ values: [PostgreSQLValue] = []) async throws(PostgreSQLError) -> [PostgreSQLRow] {
        try begin()
        defer { isBusy = false }
        try send(statement, values)
        return try await answer()
    }

    /// Runs a text of several SQL statements as one transaction. They have no values, and their rows are not returned.
    ///
    /// - Throws: ``PostgreSQLError``, like ``query(_:_:)``.
    public func execute(_ script: String) async throws(PostgreSQLError) {
        try begin()
        defer { isBusy = false }
        guard PQsendQuery(handle.pointer, script) == 1 else { throw broken(.lost) }
        _ = try await answer()
    }

    /// Waits until there is a notification on the channels to which this connection listens. Returns all that have arrived, in their order.
    ///
    /// - Parameter deadline: the time at which it returns an empty array.
    /// - Throws: ``PostgreSQLError`` if the connection is lost or the task is cancelled.
    public func notifications(until deadline: ContinuousClock.Instant) async throws(PostgreSQLError) -> [PostgreSQLNotification] {
        try begin()
        defer { isBusy = false }
        while true {
            guard PQconsumeInput(handle.pointer) == 1 else { throw broken(.lost) }
            var all: [PostgreSQLNotification] = []
            while let told = PQnotifies(handle.pointer) {
                all.append(
                    PostgreSQLNotification(channel: String(cString: told.pointee.relname), payload: String(cString: told.pointee.extra)))
                PQfreemem(told)
            }
            if !all.isEmpty { return all }
            switch await SocketWatch.shared.wait(for: handle.socket, .readable, until: deadline) {
            case .isReady: break
            case .isLate: return []
            case .isCancelled: throw PostgreSQLError(.cancelled)
            }
        }
    }

    // MARK: Queries

    private func begin() throws(PostgreSQLError) {
        guard isUsable else { throw PostgreSQLError(.unreachable, cause: "The connection has failed before.") }
        // Two queries at once would read each other's answers.
        precondition(!isBusy, "A connection runs one statement at a time. Use a connection of the pool for each task.")
        if Task.isCancelled { throw PostgreSQLError(.cancelled) }
        isBusy = true
    }

    private func send(_ statement: String, _ values: [PostgreSQLValue]) throws(PostgreSQLError) {
        var storage: [UInt8] = []
        var places: [(start: Int, count: Int)?] = []
        for value in values {
            guard let bytes = try value.encoded() else {
                places.append(nil)
                continue
            }
            places.append((storage.count, bytes.count))
            storage += bytes
            // Add a byte, so that an empty value at the end has a valid address too.
            storage.append(0)
        }
        let isSent = storage.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            return PQsendQueryParams(
                handle.pointer, statement, Int32(values.count), values.map(\.type),
                places.map { place in place.flatMap { place in start.map { $0 + place.start } } },
                places.map { Int32($0?.count ?? 0) }, values.map { _ in 1 }, 1
            )
        }
        guard isSent == 1 else { throw broken(.lost) }
    }

    /// Reads the whole response, even if the caller's task is cancelled meanwhile. Otherwise the next query would read the rest of it.
    private func answer() async throws(PostgreSQLError) -> [PostgreSQLRow] {
        // The database has a shorter time limit of its own. This limit is for a database that does not respond at all.
        let deadline = ContinuousClock.now + patience + .seconds(2)
        while true {
            let rest = PQflush(handle.pointer)
            if rest < 0 { throw broken(.lost) }
            if rest == 0 { break }
            try await wait(.either, until: deadline)
            guard PQconsumeInput(handle.pointer) == 1 else { throw broken(.lost) }
        }
        var rows: [PostgreSQLRow] = []
        var failure: PostgreSQLError?
        while true {
            while PQisBusy(handle.pointer) == 1 {
                try await wait(.readable, until: deadline)
                guard PQconsumeInput(handle.pointer) == 1 else { throw broken(.lost) }
            }
            guard let result = PQgetResult(handle.pointer) else { break }
            defer { PQclear(result) }
            switch PQresultStatus(result) {
            case PGRES_TUPLES_OK: rows += Self.rows(of: result)
            case PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: break
            default: failure = failure ?? self.failure(of: result)
            }
        }
        if let failure { throw failure }
        return rows
    }

    private func wait(_ readiness: SocketWatch.Readiness, until deadline: ContinuousClock.Instant) async throws(PostgreSQLError) {
        let socket = handle.socket
        // Wait in a new task, because a cancellation of the caller's task must not end the wait.
        let outcome = await Task { await SocketWatch.shared.wait(for: socket, readiness, until: deadline) }.value
        if outcome != .isReady { throw broken(.late) }
    }

    private static func rows(of result: OpaquePointer) -> [PostgreSQLRow] {
        let columns = PQnfields(result)
        return (0..<PQntuples(result)).map { row in
            PostgreSQLRow(
                columns: (0..<columns).map { column in
                    if PQgetisnull(result, row, column) == 1 { return nil }
                    let count = Int(PQgetlength(result, row, column))
                    return Array(UnsafeRawBufferPointer(start: PQgetvalue(result, row, column), count: count))
                })
        }
    }

    private func failure(of result: OpaquePointer) -> PostgreSQLError {
        let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) }
        let cause = ConnectionHandle.oneLine(PQresultErrorMessage(result))
        // If there is no SQLSTATE, the database's error code, then libpq found the error itself: the connection is broken.
        guard let state, PQstatus(handle.pointer) == CONNECTION_OK || state.hasPrefix("57P") else { return broken(.lost) }
        let error = PostgreSQLError(.refused, state: state, cause: cause)
        if error.endsConnection { isUsable = false }
        return error
    }

    private func broken(_ code: PostgreSQLError.Code) -> PostgreSQLError {
        isUsable = false
        return PostgreSQLError(code, cause: handle.complaint)
    }
}
