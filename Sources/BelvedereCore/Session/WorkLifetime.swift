/// The time at which launched work is cancelled.
///
/// ```swift
/// final class Drafts: Launching {
///     func keep(_ text: String) {
///         launch(in: .session) { [self] in await store(text) }
///     }
///     func store(_ text: String) async {}
/// }
/// ```
nonisolated public enum WorkLifetime: Sendable {
    /// The work is cancelled when its screen leaves; see ``Launching``.
    case screen
    /// The work is cancelled when the session closes. It continues after its screen has left.
    case session
}
