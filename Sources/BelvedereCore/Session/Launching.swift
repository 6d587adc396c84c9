/// An object that can start asynchronous work from synchronous code.
///
/// View models, presenters, interactors, wireframes and screens are `Launching`. Any class becomes one by saying so:
///
/// ```swift
/// final class StockModel: Launching {
///     func refresh() {
///         launch { [weak self] in await self?.load() }
///     }
///     func load() async {}
/// }
/// ```
public protocol Launching: AnyObject {}

extension Launching {
    /// Like `Task { }`, for work that touches the session's objects: it runs on the session, at once up to its first
    /// suspension, and is cancelled when the session ends. Where it runs on the main actor of a device before iOS 26, tvOS 26
    /// and visionOS 26, it begins in the actor's next turn, because such a system cannot start a task within the call.
    ///
    /// It is a method and not a function, so that the compiler knows the closure to be in the region of `self` and
    /// refuses to send the same objects elsewhere.
    ///
    /// - Parameters:
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    ///   - operation: the work.
    /// - Returns: what cancels the work or waits for it.
    /// - Precondition: called on a session (or on the main actor, on devices); otherwise the program stops with
    ///   ``Diagnostic/launchedOffSession(at:)``.
    @discardableResult
    public func launch(file: String = #fileID, line: Int = #line, _ operation: @escaping Action) -> LaunchedWork {
        guard let context = SessionContext.current else {
            Diagnostic.launchedOffSession(at: SourceLocation(file: file, line: line)).stop()
        }
        return context.start(for: self, operation)
    }
}
