/// An object that starts asynchronous work for synchronous code, on the isolation of the caller.
///
/// Bindings, commands and view models are ordinary objects without an isolation of their own, so `Task { }` is not allowed to use them. The
/// object that runs this code, such as a session or a test, is a work starter. It makes itself the current starter while the code runs,
/// with ``withWorkStarter(_:trace:_:)``. Without a current starter, work is started on the main actor, and the caller must be on it.
public protocol WorkStarter: AnyObject {
    /// Starts the work, at once if possible, and makes sure that all of it runs on the isolation of the caller, which this starter
    /// represents.
    ///
    /// - Parameter work: The work. It may use objects of the isolation, because it never runs outside.
    /// - Returns: The task, with which the work can be cancelled; `nil` if the owner of the work, such as a screen, has ended already, so
    ///   that the work was not started.
    func start(_ work: @escaping Work) -> Task<Void, Never>?

    /// Starts work that must not be cancelled when the owner of the starting code, such as a screen, ends. The work ends without help, for
    /// example when an object is released. By default it is started like any other work.
    ///
    /// - Parameter work: The work.
    /// - Returns: The task; `nil` if the work was not started.
    func startLasting(_ work: @escaping Work) -> Task<Void, Never>?

    /// Ends the object that this starter represents, such as a session, as soon as the running code has returned, because its shown content
    /// cannot be trusted any more. By default it does nothing.
    ///
    /// - Parameter report: The report of the mistake, such as a value that is computed from itself. The handler of reports has already
    ///   received it.
    func end(because report: BindingReport)
}

extension WorkStarter {
    /// Starts the work like any other.
    public func startLasting(_ work: @escaping Work) -> Task<Void, Never>? { start(work) }

    /// Does nothing.
    public func end(because report: BindingReport) {}
}

/// Asynchronous work that stays on the isolation on which it was started.
public typealias Work = nonisolated(nonsending) () async -> Void
