import Synchronization

/// Runs work once for all callers that ask for the same key at the same time.
///
/// The work runs in a task of its own, off the callers' executors, so that it does not block any session. A cancelled caller returns at
/// once. When all callers were cancelled, the work is cancelled too.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Flight {
        let number: Int
        let task: Task<Void, Never>
        var waiters: [Int: CheckedContinuation<Value, any Error>]
    }

    private struct State {
        var flights: [Key: Flight] = [:]
        /// The numbers of the callers that were cancelled before they could wait for a flight (one running work and its callers).
        var gone: Set<Int> = []
        var next = 0

        mutating func number() -> Int {
            next += 1
            return next
        }
    }

    private let state = Mutex(State())

    func value(for key: Key, work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        let waiter = state.withLock { $0.number() }
        defer { state.withLock { _ = $0.gone.remove(waiter) } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enter(waiter, continuation, key: key, work: work)
            }
        } onCancel: {
            leave(waiter, key: key)
        }
    }

    private func enter(
        _ waiter: Int,
        _ continuation: CheckedContinuation<Value, any Error>,
        key: Key,
        work: @escaping @Sendable () async throws -> Value
    ) {
        let isGone = state.withLock { state in
            if state.gone.remove(waiter) != nil { return true }
            if state.flights[key] != nil {
                state.flights[key]?.waiters[waiter] = continuation
            } else {
                let number = state.number()
                let task = Task.detached {
                    let result: Result<Value, any Error>
                    do { result = .success(try await work()) } catch { result = .failure(error) }
                    self.land(number, key: key, result)
                }
                state.flights[key] = Flight(number: number, task: task, waiters: [waiter: continuation])
            }
            return false
        }
        if isGone { continuation.resume(throwing: CancellationError()) }
    }

    private func leave(_ waiter: Int, key: Key) {
        let (continuation, abandoned) = state.withLock { state -> (CheckedContinuation<Value, any Error>?, Task<Void, Never>?) in
            guard let continuation = state.flights[key]?.waiters.removeValue(forKey: waiter) else {
                state.gone.insert(waiter)
                return (nil, nil)
            }
            guard state.flights[key]?.waiters.isEmpty == true else { return (continuation, nil) }
            return (continuation, state.flights.removeValue(forKey: key)?.task)
        }
        abandoned?.cancel()
        continuation?.resume(throwing: CancellationError())
    }

    private func land(_ number: Int, key: Key, _ result: Result<Value, any Error>) {
        let flight = state.withLock { state -> Flight? in
            // Ignore the result if a new flight for the same key has begun. This happens if all callers of the old flight were cancelled.
            guard state.flights[key]?.number == number else { return nil }
            return state.flights.removeValue(forKey: key)
        }
        for waiter in flight?.waiters.keys.sorted() ?? [] { flight?.waiters[waiter]?.resume(with: result) }
    }
}
