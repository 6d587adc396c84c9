/// A command whose action takes time: it says whether it is running, can be cancelled, and keeps the error it ended with.
///
/// The action runs where the command was executed, on a session or on the main actor, and may use the view model as any
/// of its functions may. It belongs to the screen on which the command was executed: when that screen leaves, the action
/// is cancelled. In code that is compiled for the main actor as well, let the closure do no more than call an
/// asynchronous method of the view model: the method is isolated as its class is, the closure is not.
///
/// ```swift
/// final class NewsViewModel {
///     let headlines = DynamicList<String>()
///     private let fetch: @Sendable () async throws -> [String]
///     private(set) lazy var refresh = AsyncCommand { [unowned self] in
///         headlines.assign(try await fetch())
///     }
///     init(fetch: @escaping @Sendable () async throws -> [String]) { self.fetch = fetch }
/// }
/// ```
public final class AsyncCommand<Input> {
    /// What a command does.
    ///
    /// - Throws: what went wrong; it becomes ``lastError``. A `CancellationError` does not.
    public typealias Action = nonisolated(nonsending) (Input) async throws -> Void

    /// Whether the command can be executed: its condition, and that the policy lets it run or wait.
    public let canExecute: DynamicValue<Bool>
    /// Whether the action is running.
    public var isExecuting: DynamicValue<Bool> { executing }
    /// The error that the last execution ended with; `nil` when it ended well, was cancelled, or has just begun.
    public var lastError: DynamicValue<(any Error)?> { error }
    /// What happens when the command is executed while it runs.
    public let policy: ConcurrencyPolicy

    private let executing = Dynamic(false, name: "isExecuting")
    private let error = Dynamic<(any Error)?>(nil, name: "lastError")
    private let action: Action
    /// What waits for the action that runs: at most one with ``ConcurrencyPolicy/restart``, and no more than its limit with
    /// ``ConcurrencyPolicy/queue(limit:)``.
    private var waiting: [Input] = [] {
        didSet { if case .queue(let limit) = policy { isFull.value = waiting.count >= limit } }
    }
    /// Whether as many executions wait as may.
    private let isFull = Dynamic(false, name: "isFull")
    private var current: Task<Void, Never>?
    private var idleContinuations: [CheckedContinuation<Void, Never>] = []

    /// A command.
    ///
    /// - Parameters:
    ///   - canExecute: When it can be executed; always, if there is no condition.
    ///   - policy: What happens when it is executed while it runs.
    ///   - action: What it does. An error it throws becomes ``lastError``; a `CancellationError` does not.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the caller lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    public init(
        canExecute: DynamicValue<Bool>? = nil,
        policy: ConcurrencyPolicy = .ignore,
        _ action: @escaping Action
    ) {
        self.policy = policy
        self.action = action
        let refuses: Dynamic<Bool>? =
            switch policy {
            case .ignore: executing
            case .queue: isFull
            case .restart: nil
            }
        switch (canExecute, refuses) {
        case (let condition?, let refuses?): self.canExecute = combine(condition, refuses) { $0 && !$1 }
        case (nil, let refuses?): self.canExecute = refuses.map { !$0 }
        case (let condition?, nil): self.canExecute = condition
        case (nil, nil): self.canExecute = Dynamic(true)
        }
    }

    /// Starts the action, if it can be executed, or, by the policy, arranges for it.
    ///
    /// - Returns: Whether the action was started or will be.
    @discardableResult
    public func execute(_ input: Input) -> Bool {
        guard canExecute.value else { return false }
        guard executing.value else {
            executing.value = true
            run(input)
            return true
        }
        switch policy {
        case .ignore: return false
        case .queue(let limit):
            if waiting.count >= limit { return false }
            waiting.append(input)
        case .restart:
            waiting = [input]
            current?.cancel()
        }
        return true
    }

    /// Asks the running action to end, and drops those that wait. An action that has already ended is not affected.
    ///
    /// - Complexity: O(*n*) in the number of executions that wait.
    public func cancel() {
        waiting.removeAll()
        current?.cancel()
    }

    /// Waits until nothing is running and nothing waits. For tests, and for code that must come after.
    public func waitUntilIdle() async {
        guard executing.value else { return }
        await withCheckedContinuation { continuation in
            if executing.value { idleContinuations.append(continuation) } else { continuation.resume() }
        }
    }

    private func run(_ input: Input) {
        error.value = nil
        var hasEnded = false
        // No capture list: with one, the closure would leave the isolation it is called on (swiftlang/swift#87097).
        let task = startWork {
            do {
                // Where a task begins after the code that started it, the screen may have left before, and taken the view model along.
                try Task.checkCancellation()
                try await self.action(input)
            } catch is CancellationError {
            } catch {
                self.error.value = error
            }
            hasEnded = true
            self.current = nil
            self.ended()
        }
        guard let task else {
            // The screen has left, so waiting executions are dropped.
            waiting.removeAll()
            return ended()
        }
        // Work that never waits has ended by now.
        if !hasEnded { current = task }
    }

    private func ended() {
        if !waiting.isEmpty { return run(waiting.removeFirst()) }
        executing.value = false
        let continuations = idleContinuations
        idleContinuations = []
        for continuation in continuations { continuation.resume() }
    }
}

extension AsyncCommand where Input == Void {
    /// Starts the action, if it can be executed, or, by the policy, arranges for it.
    ///
    /// - Returns: Whether the action was started or will be.
    @discardableResult
    public func execute() -> Bool { execute(()) }
}
