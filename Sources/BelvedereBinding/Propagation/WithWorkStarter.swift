/// Makes a starter known to everything that `body` calls on this thread.
///
/// An executor wraps the running of its jobs in it. Changes that are under way on the thread for somebody else are set
/// aside meanwhile: an executor may run a session's jobs inside a listener of another session, and neither sees the
/// other's sets.
///
/// - Parameters:
///   - starter: Who starts asynchronous work for `body`.
///   - trace: Who is told what the bindings do meanwhile; see ``BindingTrace``.
///   - body: What to run.
/// - Throws: what `body` throws.
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

/// Makes a starter known to everything that `body` calls on this thread, and tells `steps` what the bindings do meanwhile.
///
/// It is the other function with the dynamics themselves instead of their names, for the inspector.
package func withWorkStarter<Result, Failure: Error>(
    _ starter: any WorkStarter,
    steps: @escaping (BindingStep) -> Void,
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let outer = CurrentThread.beginTurn(starter, trace: nil, steps: steps)
    defer { CurrentThread.endTurn(restoring: outer) }
    return try body()
}

/// The starter that is known on this thread just now.
public var currentWorkStarter: (any WorkStarter)? { CurrentThread.propagation.takeUnretainedValue().starter }

/// Starts asynchronous work on the isolation of the caller: by the starter that is known, or else on the main actor.
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
/// On a screen the work belongs to that screen, and is cancelled when the screen leaves.
///
/// - Returns: The task, by which the work can be cancelled; `nil` if the screen has left already, so that the work was
///   not started.
@discardableResult
public func startWork(_ work: @escaping Work) -> Task<Void, Never>? {
    (currentWorkStarter ?? MainWorkStarter.shared).start(work)
}

/// Starts work that ends by itself, with an object that may outlive the screen on which it was made.
func startLastingWork(_ work: @escaping Work) {
    _ = (currentWorkStarter ?? MainWorkStarter.shared).startLasting(work)
}
