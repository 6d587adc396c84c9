/// A session on the main actor, as on devices. It starts the work of commands itself, so that it can cancel the work when its screen
/// closes.
@MainActor
package protocol MainWorkSession {
    /// Starts the work on the main actor.
    ///
    /// - Parameters:
    ///   - work: The work.
    ///   - isLasting: Whether the work must not be cancelled when the screen closes, because it ends without help.
    ///   - executor: The executor that the task must prefer, so that all of the work stays on the main actor.
    /// - Returns: The task; `nil` if the screen has closed.
    func start(
        _ work: @escaping @MainActor () async -> Void,
        isLasting: Bool,
        preferring executor: any TaskExecutor
    ) -> Task<Void, Never>?
}
