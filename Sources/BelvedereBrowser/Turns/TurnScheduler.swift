internal import Dispatch
internal import NIOCore
internal import Synchronization

/// Runs the turns of sessions (the work for the events that arrive together) on threads of its own, so that a session with long turns does
/// not block other sessions.
///
/// Swift's shared thread pool has as many threads as there are processors. On two processors, two sessions with long computations would use
/// all of them, and every click and every request would wait. Here a turn waits only for turns of its own lane: quick, unproven, moderate,
/// costly or unattended. The threads for costly turns have the lowest priority.
final class TurnScheduler: Sendable {
    private struct Turn {
        let account: TurnAccount
        let work: @Sendable () -> Void
    }

    private struct Lane {
        var queue: TurnQueue<Turn>
        /// The numbers of the threads that wait for a turn.
        var idle: [Int] = []
    }

    private struct State {
        var lanes: [Lane]
        /// The next turn of each thread, at the index of the thread's number.
        var turns: [Turn?] = []
        /// The semaphore that wakes each thread, at the index of the thread's number.
        var bells: [DispatchSemaphore] = []
    }

    /// The scheduler that all hosts of the process share. It starts a thread when one is needed, and never ends it.
    static let shared = TurnScheduler(processors: System.coreCount)

    private let state: Mutex<State>

    /// - Parameter processors: the number of processors that turns may use.
    init(processors: Int) {
        let processors = max(1, processors)
        state = Mutex(
            State(
                lanes: TurnAccount.Lane.allCases.map { lane in
                    switch lane {
                    case .quick: Lane(queue: TurnQueue(width: 4 * processors, widthPerAddress: 2 * processors))
                    // Some of these turns are long, so allow more at the same time. The system then runs the short ones in between.
                    case .unproven: Lane(queue: TurnQueue(width: 8 * processors, widthPerAddress: 4 * processors))
                    // Few threads, because the system may pause each of them while it holds a lock that other threads need.
                    case .moderate: Lane(queue: TurnQueue(width: 4 * processors, widthPerAddress: processors))
                    case .costly: Lane(queue: TurnQueue(width: max(1, processors - 1), widthPerAddress: max(1, processors / 2)))
                    // When many connections end at once, all their sessions have a short turn. A person who clicks must not wait for them.
                    case .unattended: Lane(queue: TurnQueue(width: processors, widthPerAddress: processors))
                    }
                }))
    }

    /// Returns a function that the executor of a session calls with each piece of work. It passes the work to this scheduler.
    func carrier(for account: TurnAccount) -> @Sendable (@escaping @Sendable () -> Void) -> Void {
        { work in self.submit(Turn(account: account, work: work)) }
    }

    private func submit(_ turn: Turn) {
        let lane = turn.account.lane
        let (bell, newThread): (DispatchSemaphore?, Int?) = state.withLock { state in
            state.lanes[lane.rawValue].queue.append(turn, of: turn.account.address)
            guard let next = state.lanes[lane.rawValue].queue.start() else { return (nil, nil) }
            if let thread = state.lanes[lane.rawValue].idle.popLast() {
                state.turns[thread] = next
                return (state.bells[thread], nil)
            }
            state.turns.append(next)
            state.bells.append(DispatchSemaphore(value: 0))
            return (nil, state.turns.count - 1)
        }
        bell?.signal()
        if let newThread { start(newThread, in: lane) }
    }

    private func start(_ thread: Int, in lane: TurnAccount.Lane) {
        // This queue has only one block, which never ends. So the queue has a thread of its own.
        DispatchQueue(label: "belvedere.turns.\(lane)").async {
            ThreadPriority.lower(for: lane)
            self.serve(lane, on: thread)
        }
    }

    /// Runs one turn after another forever. The thread sleeps while there is no turn.
    private func serve(_ lane: TurnAccount.Lane, on thread: Int) {
        var finished: String?
        while true {
            let (turn, bell): (Turn?, DispatchSemaphore) = state.withLock { state in
                if let finished {
                    state.lanes[lane.rawValue].queue.end(of: finished)
                    if let next = state.lanes[lane.rawValue].queue.start() { return (next, state.bells[thread]) }
                    state.lanes[lane.rawValue].idle.append(thread)
                    return (nil, state.bells[thread])
                }
                defer { state.turns[thread] = nil }
                return (state.turns[thread], state.bells[thread])
            }
            finished = turn?.account.address
            if let turn { turn.account.charging(turn.work) } else { bell.wait() }
        }
    }
}

/// The accounts of the network addresses. An account stays as long as it differs from a new one, even if its address has no session.
final class TurnAccounts: Sendable {
    private struct State {
        var addresses: [String: TurnAccount] = [:]
        /// When there are accounts for this number of addresses, the accounts that are no longer needed are removed.
        var limit = 64
    }

    private let options: BrowserOptions
    private let meter: TurnMeter
    private let state = Mutex(State())

    init(options: BrowserOptions, meter: TurnMeter = .system) {
        self.options = options
        self.meter = meter
    }

    /// The number of network addresses that have an account.
    var count: Int { state.withLock { $0.addresses.count } }

    /// Makes an account for a session at a network address.
    ///
    /// - Complexity: O(1), amortized.
    func account(at address: String) -> TurnAccount {
        TurnAccount(of: address, in: accountOfAddress(address), options: options, meter: meter)
    }

    private func accountOfAddress(_ address: String) -> TurnAccount {
        state.withLock { state in
            if let known = state.addresses[address] { return known }
            if state.addresses.count >= state.limit {
                state.addresses = state.addresses.filter { !$0.value.isUntouched }
                state.limit = max(64, 2 * state.addresses.count)
            }
            let account = TurnAccount(of: address, options: options, meter: meter)
            state.addresses[address] = account
            return account
        }
    }
}
