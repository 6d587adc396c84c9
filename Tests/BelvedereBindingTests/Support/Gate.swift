import TestSupport

/// Lets asynchronous work wait until a test opens the gate. So no test needs to sleep.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var arrivals = 0
        var observers: [(Int, CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    /// Waits until the gate is open.
    func wait() async {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                state.arrivals += 1
                let reached = state.observers.filter { $0.0 <= state.arrivals }.map(\.1)
                state.observers.removeAll { $0.0 <= state.arrivals }
                if state.isOpen { return reached + [continuation] }
                state.waiting.append(continuation)
                return reached
            }
            for continuation in ready { continuation.resume() }
        }
    }

    /// Waits until the given number of calls have arrived at the gate.
    func arrivals(_ number: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.arrivals >= number { return true }
                state.observers.append((number, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    /// Lets all waiting calls pass.
    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
