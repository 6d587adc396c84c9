/// A command whose action takes time. The command has values for the state of the action (running, last error), and can be cancelled.
///
/// The action runs on the isolation where the command was executed, a session or the main actor, and may use the view model as its methods
/// do. The action belongs to the screen on which the command was executed. When that screen closes, the action is cancelled. If the code is
/// also compiled for the main actor, the closure should only call one asynchronous method of the view model, because that method has the
/// isolation of its class and the closure does not.
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
    /// The action of a command.
    ///
    /// - Throws: The error of the action, which becomes ``lastError``. A `CancellationError` does not.
    public typealias Action = nonisolated(nonsending) (Input) async throws -> Void

    /// Whether the command can be executed: its own condition is true, and the policy lets a new execution start or wait.
    public let canExecute: DynamicValue<Bool>
    /// Whether the action is running.
    public var isExecuting: DynamicValue<Bool> { executing }
    /// The error of the last execution; `nil` when it succeeded, was cancelled, or has just begun.
    public var lastError: DynamicValue<(any Error)?> { error }
    /// The rule for an execution that is requested while another one is running.
    public let policy: ConcurrencyPolicy

    private let executing = Dynamic(false, name: "isExecuting")
    private let error = Dynamic<(any Error)?>(nil, name: "lastError")
    private let action: Action
    /// The inputs that wait for the running action: at most one with ``ConcurrencyPolicy/restart``, and at most the limit with
    /// ``ConcurrencyPolicy/queue(limit:)``.
    private var waiting: [Input] = [] {
        didSet { if case .queue(let limit) = policy { isFull.value = waiting.count >= limit } }
    }
    /// Whether as many executions wait as the limit of the policy allows.
    private let isFull = Dynamic(false, name: "isFull")
    private var current: Task<Void, Never>?
    private var idleContinuations: [CheckedContinuation<Void, Never>] = []

    /// A command.
    ///
    /// - Parameters:
    ///   - canExecute: The condition of an execution. Without one, the command can always be executed.
    ///   - policy: The rule for an execution that is requested while another one is running.
    ///   - action: The action. An error it throws becomes ``lastError``; a `CancellationError` does not.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the caller lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows the setting.
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

    /// Starts the action if it can be executed, or queues it according to the policy.
    ///
    /// - Returns: Whether the action was started or will be started.
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

    /// Cancels the running action, and drops the waiting executions. Has no effect on an action that has already ended.
    ///
    /// - Complexity: O(*n*) in the number of waiting executions.
    public func cancel() {
        waiting.removeAll()
        current?.cancel()
    }

    /// Waits until no execution is running or waiting. For tests, and for code that must run afterwards.
    public func waitUntilIdle() async {
        guard executing.value else { return }
        await withCheckedContinuation { continuation in
            if executing.value { idleContinuations.append(continuation) } else { continuation.resume() }
        }
    }

    private func run(_ input: Input) {
        error.value = nil
        var hasEnded = false
        // This closure must have no capture list. With one, the closure would not run on the isolation of its caller
        // (swiftlang/swift#87097).
        let task = startWork {
            do {
                // On some platforms, a task begins only after the code that started it has returned. By then the screen may have closed and
                // released the view model. So check for cancellation before the action uses the view model.
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
            // There is no task, because the screen has closed. So the waiting executions are dropped too.
            waiting.removeAll()
            return ended()
        }
        // Work that never suspends has already ended when `startWork` returns. Only a task that still runs is stored.
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
    /// Starts the action if it can be executed, or queues it according to the policy.
    ///
    /// - Returns: Whether the action was started or will be started.
    @discardableResult
    public func execute() -> Bool { execute(()) }
}
