/// Starts asynchronous work for code that is not asynchronous, on the isolation of the caller.
///
/// Bindings, commands and view models are ordinary objects without an isolation of their own, so `Task { }` is not
/// allowed to use them. Whoever runs them (a session, a test) is a work starter, and makes itself known while it runs
/// them, with ``withWorkStarter(_:trace:_:)``. Where no starter is known, work is started on the main actor, and the
/// caller must be on it.
public protocol WorkStarter: AnyObject {
    /// Starts the work, at once if possible, and sees to it that all of it runs on the isolation of the caller, which is
    /// the one that this starter stands for.
    ///
    /// - Parameter work: What to do. It may use objects of the isolation, because it never runs outside.
    /// - Returns: The task, by which the work can be cancelled; `nil` if what the work belongs to has ended already, so that
    ///   it was not started.
    func start(_ work: @escaping Work) -> Task<Void, Never>?

    /// Starts work that ends by itself, and that must not be ended because the code that starts it belongs to something
    /// shorter-lived, such as a screen. By default it is started as any other.
    ///
    /// - Parameter work: What to do.
    /// - Returns: The task; `nil` if it was not started.
    func startLasting(_ work: @escaping Work) -> Task<Void, Never>?

    /// Ends what this starter stands for, as soon as the code that runs now has returned, because what it shows is not to
    /// be trusted any more. By default it does nothing.
    ///
    /// - Parameter report: What has happened. It has been given to the handler of reports already.
    func end(because report: BindingReport)
}

extension WorkStarter {
    /// Starts the work as any other.
    public func startLasting(_ work: @escaping Work) -> Task<Void, Never>? { start(work) }

    /// Does nothing.
    public func end(because report: BindingReport) {}
}

/// Asynchronous work that stays on the isolation on which it was started.
public typealias Work = nonisolated(nonsending) () async -> Void
