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
///
/// Work belongs to a screen and is cancelled when that screen leaves. It is the screen that owns the object; for an object
/// that no screen owns, the screen that the running code belongs to: a handler of one of its views, its `viewDidLoad()`,
/// its work. Code that belongs to no screen starts work of the session.
public protocol Launching: AnyObject {}

extension Launching {
    /// Like `Task { }`, for work that touches the session's objects: it runs on the session, at once up to its first
    /// suspension, and is cancelled when its screen leaves. Where it runs on the main actor of a device before iOS 26,
    /// tvOS 26 and visionOS 26, it begins in the actor's next turn, because such a system cannot start a task within the
    /// call.
    ///
    /// Work that must outlive its screen says so:
    ///
    /// ```swift
    /// final class Drafts: Launching {
    ///     func keep(_ text: String) {
    ///         launch(in: .session) { [self] in await store(text) }
    ///     }
    ///     func store(_ text: String) async {}
    /// }
    /// ```
    ///
    /// Work that is launched for a screen that has left already is not started, and ``Diagnostic/launchedTooLate(at:)`` is
    /// reported.
    ///
    /// It is a method and not a function, so that the compiler knows the closure to be in the region of `self` and
    /// refuses to send the same objects elsewhere.
    ///
    /// - Parameters:
    ///   - lifetime: what the work ends with; by default the screen.
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    ///   - operation: the work.
    /// - Returns: what cancels the work or waits for it.
    /// - Precondition: called on a session (or on the main actor, on devices); otherwise the program stops with
    ///   ``Diagnostic/launchedOffSession(at:)``.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public func launch(
        in lifetime: WorkLifetime = .screen,
        file: String = #fileID,
        line: Int = #line,
        _ operation: @escaping Action
    ) -> LaunchedWork {
        launch(in: lifetime, of: nil, at: CallSite(fileID: file, line: line), operation)
    }

    /// Starts work for an object that knows its own scope.
    package func launch(
        in lifetime: WorkLifetime,
        of ownScope: WorkScope?,
        at location: CallSite,
        _ operation: @escaping Action
    ) -> LaunchedWork {
        guard let context = SessionContext.current else { Diagnostic.launchedOffSession(at: location).stop() }
        let scope = lifetime == .session ? context.work.sessionScope : ownScope ?? context.work.scope(for: self)
        return scope.start(for: self, at: location, operation)
    }
}
