/// A session that lives on the main actor, as on devices: it starts the work of commands itself, so that the work ends
/// with its screen.
@MainActor
package protocol MainWorkSession {
    /// Starts the work on the main actor.
    ///
    /// - Parameters:
    ///   - work: What to do.
    ///   - isLasting: Whether the work ends by itself and not with the screen.
    ///   - executor: What the task must prefer, so that all of the work stays on the main actor.
    /// - Returns: The task; `nil` if the screen has left.
    func start(
        _ work: @escaping @MainActor () async -> Void,
        isLasting: Bool,
        preferring executor: any TaskExecutor
    ) -> Task<Void, Never>?
}
