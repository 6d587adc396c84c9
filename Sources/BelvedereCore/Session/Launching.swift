/// An object that can start asynchronous work from synchronous code.
///
/// View models, presenters, interactors, wireframes and screens are `Launching`. Any class can conform:
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
/// The started work belongs to a screen and is cancelled when that screen leaves. Normally this is the screen that owns the object. If no
/// screen owns the object, it is the screen whose code is running: a handler of one of its views, its `viewDidLoad()`, or its work. If the
/// running code belongs to no screen, the work belongs to the session.
public protocol Launching: AnyObject {}

extension Launching {
    /// Starts asynchronous work that may use the session's objects, like `Task { }`.
    ///
    /// The work runs on the session and is cancelled when its screen leaves. It begins during this call and runs up to its first suspension
    /// before the call returns. On the main actor of a device before iOS 26, tvOS 26 and visionOS 26, it begins in the actor's next turn,
    /// because these systems cannot start a task within the call.
    ///
    /// If the work must continue after its screen has left, launch it in the session:
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
    /// If the screen has already left, the work is not started, and <doc:BV0009> is reported.
    ///
    /// This is a method and not a function, so that the compiler knows that the closure uses objects of the same isolation region as
    /// `self`. So it does not allow the code to send the same objects to another region.
    ///
    /// - Parameters:
    ///   - lifetime: when the work is cancelled; by default when its screen leaves.
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    ///   - operation: the work.
    /// - Returns: a handle to cancel the work or to wait for it.
    /// - Precondition: called on a session (or on the main actor, on devices); otherwise the program stops with
    ///   <doc:BV0002>.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen does not have the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows the setting.
    @discardableResult
    public func launch(
        in lifetime: WorkLifetime = .screen,
        file: String = #fileID,
        line: Int = #line,
        _ operation: @escaping Action
    ) -> LaunchedWork {
        launch(in: lifetime, of: nil, at: CallSite(fileID: file, line: line), operation)
    }

    /// Starts work for an object that may have its own scope, such as a screen. A scope contains work that is cancelled together.
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
