/// Makes a starter the current one for all code that `body` calls on this thread.
///
/// A session's executor runs its jobs inside this function. If a change of other code is in progress on the thread, its state is set aside
/// meanwhile. That is needed because an executor may run a session's jobs inside a listener of another session, and the two sessions must
/// not mix their changes.
///
/// - Parameters:
///   - starter: Starts asynchronous work for `body`.
///   - trace: Receives the steps of changes while `body` runs; see ``BindingTrace``.
///   - body: The code to run.
/// - Throws: The error that `body` throws.
@inlinable
public func withWorkStarter<Result, Failure: Error>(
    _ starter: any WorkStarter,
    trace: ((BindingTrace) -> Void)? = nil,
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let outer = CurrentThread.beginTurn(starter, trace: trace)
    defer { CurrentThread.endTurn(restoring: outer) }
    return try body()
}

/// Makes a starter the current one for all code that `body` calls on this thread. Meanwhile, sends the steps of changes to `steps`.
///
/// This function passes the dynamics themselves instead of their names, for the inspector.
package func withWorkStarter<Result, Failure: Error>(
    _ starter: any WorkStarter,
    steps: @escaping (BindingStep) -> Void,
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let outer = CurrentThread.beginTurn(starter, trace: nil, steps: steps)
    defer { CurrentThread.endTurn(restoring: outer) }
    return try body()
}

/// The current starter of this thread.
public var currentWorkStarter: (any WorkStarter)? { CurrentThread.propagation.object.starter }

/// Starts asynchronous work on the isolation of the caller: with the current starter, or on the main actor if there is none.
///
/// ```swift
/// final class Clock {
///     let seconds = Dynamic(0)
///     func run() {
///         startWork {
///             while !Task.isCancelled {
///                 try? await Task.sleep(for: .seconds(1))
///                 self.seconds.value += 1
///             }
///         }
///     }
/// }
/// ```
///
/// On a screen the work belongs to that screen, and is cancelled when the screen closes.
///
/// - Returns: The task, with which the work can be cancelled; `nil` if the screen has closed already, so that the work was not started.
@discardableResult
public func startWork(_ work: @escaping Work) -> Task<Void, Never>? {
    (currentWorkStarter ?? MainWorkStarter.shared).start(work)
}

/// Starts work for an object that may live longer than the screen on which it was made. The work is not cancelled with the screen; it must
/// end without help, for example when the object is released.
func startLastingWork(_ work: @escaping Work) {
    _ = (currentWorkStarter ?? MainWorkStarter.shared).startLasting(work)
}

/// Begins and ends turns. A turn is a call of code that has no part in the running change on this thread; a turn can interrupt another one.
extension CurrentThread {
    /// Begins a turn (a call of code that has no part in the running change), with a state of its own if a change is in progress on this
    /// thread.
    ///
    /// - Returns: The state to restore at the end of the turn.
    @usableFromInline
    static func beginTurn(_ starter: any WorkStarter, trace: ((BindingTrace) -> Void)?) -> Turn {
        beginTurn(starter, trace: trace, steps: nil)
    }

    static func beginTurn(
        _ starter: any WorkStarter, trace: ((BindingTrace) -> Void)?, steps: ((BindingStep) -> Void)?
    ) -> Turn {
        let current = propagation
        let turn = current.with { propagation in
            propagation.isIdle
                ? Turn(replaced: nil, starter: propagation.starter, trace: propagation.traceHandler, steps: propagation.stepHandler)
                : Turn(replaced: current, starter: nil, trace: nil, steps: nil)
        }
        if turn.replaced != nil {
            ThreadPointer.store(Borrowed(retaining: Propagation(outer: current.object)).pointer)
        }
        propagation.with { propagation in
            propagation.starter = starter
            propagation.traceHandler = trace
            propagation.stepHandler = steps
        }
        return turn
    }

    @usableFromInline
    static func endTurn(restoring turn: Turn) {
        guard let replaced = turn.replaced else {
            return propagation.with { propagation in
                propagation.starter = turn.starter
                propagation.traceHandler = turn.trace
                propagation.stepHandler = turn.steps
            }
        }
        let ended = propagation
        ThreadPointer.store(replaced.pointer)
        ended.release()
        // The code that ran in between may have changed values that the interrupted computation had already checked.
        replaced.with { $0.epoch = ChangeEpoch.current }
    }

    /// The state of the thread from before a turn, to be restored at the end of the turn.
    @usableFromInline
    struct Turn {
        let replaced: Borrowed<Propagation>?
        let starter: (any WorkStarter)?
        let trace: ((BindingTrace) -> Void)?
        let steps: ((BindingStep) -> Void)?
    }
}
