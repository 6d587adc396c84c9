@_spi(Hosting) internal import Belvedere

/// What stands in the place of content says whether it tells of a fault.
struct EmptyStateDescription: ViewDescription {
    func states(of view: MirroredView, in situation: Situation) -> [String] { view[EmptyState.isError] ? ["error"] : [] }
}
