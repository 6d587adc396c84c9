import Dispatch
import Synchronization

/// A queue for hashing passwords, one at a time. A hash needs a processor and some megabytes, which the apps need too.
///
/// The queue is short. When it is full, the entry with the lowest priority is removed, even if it is the newest. So attempts from attacking
/// addresses wait behind all others, and push only each other out of the queue.
final class PasswordQueue: Sendable {
    private struct Waiting {
        let rank: LoginRank
        let order: Int
        /// Does the work, and resumes the caller with its result.
        let run: @Sendable () -> Void
        /// Resumes the caller without a result.
        let refuse: @Sendable () -> Void

        func isBefore(_ other: Waiting) -> Bool { (rank, order) < (other.rank, other.order) }
    }

    private struct State {
        var waiting: [Waiting] = []
        var isBusy = false
        var lastOrder = 0
    }

    private let places: Int
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "passwords")

    init(places: Int = 64) {
        self.places = places
    }

    /// The number of entries that were added to the queue since its creation.
    var arrivals: Int { state.withLock { $0.lastOrder } }

    /// Waits until the queue reaches this entry, and then runs `work`.
    ///
    /// - Returns: the result of `work`, or `nil` if the entry was removed from the full queue.
    /// - Complexity: O(*n*) in the length of the queue.
    func run<Result: Sendable>(_ rank: LoginRank, _ work: @escaping @Sendable () -> Result) async -> Result? {
        await withCheckedContinuation { (continuation: CheckedContinuation<Result?, Never>) in
            let refused = state.withLock { state -> Waiting? in
                state.lastOrder += 1
                state.waiting.append(
                    Waiting(rank: rank, order: state.lastOrder) {
                        continuation.resume(returning: work())
                    } refuse: {
                        continuation.resume(returning: nil)
                    })
                guard state.waiting.count > places,
                    let last = state.waiting.indices.max(by: {
                        state.waiting[$0].isBefore(state.waiting[$1])
                    })
                else { return nil }
                return state.waiting.remove(at: last)
            }
            refused?.refuse()
            runNext()
        }
    }

    private func runNext() {
        let next = state.withLock { state -> Waiting? in
            guard !state.isBusy, let first = state.waiting.indices.min(by: { state.waiting[$0].isBefore(state.waiting[$1]) }) else {
                return nil
            }
            state.isBusy = true
            return state.waiting.remove(at: first)
        }
        guard let next else { return }
        queue.async { [self] in
            next.run()
            state.withLock { $0.isBusy = false }
            runNext()
        }
    }
}
