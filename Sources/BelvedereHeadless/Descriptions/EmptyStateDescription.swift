@_spi(Hosting) internal import Belvedere

/// Describes empty states in a transcript: the line contains `[error]` if the message reports an error.
struct EmptyStateDescription: ViewDescription {
    func states(of view: MirroredView, in situation: Situation) -> [String] { view[EmptyState.isError] ? ["error"] : [] }
}
