/// What launched work ends with.
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
    /// The screen that the work belongs to; see ``Launching``.
    case screen
    /// The session: the work goes on after its screen has left.
    case session
}
