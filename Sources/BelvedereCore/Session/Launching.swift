/// An object that can start asynchronous work from synchronous code.
///
/// View models, presenters, interactors, wireframes and screens are `Launching`. Any class becomes one by saying so:
///
/// ```swift
/// final class StockModel: Launching {
///     func refresh() {
///         launch { [weak self] in await self?.load() }
///     }
/// }
/// ```
public protocol Launching: AnyObject {}

extension Launching {
    /// Like `Task { }`, for work that touches the session's objects: it runs on the session, at once up to its first
    /// suspension, and is cancelled when the session ends.
    ///
    /// It is a method and not a function, so that the compiler knows the closure to be in the region of `self` and
    /// refuses to send the same objects elsewhere.
    ///
    /// - Precondition: called on a session (or on the main actor, on devices); otherwise the program stops with
    ///   ``Diagnostic/launchedOffSession``.
    @discardableResult
    public func launch(_ operation: @escaping Action) -> LaunchedWork {
        SessionContext.required(for: .launchedOffSession).start(operation)
    }
}
