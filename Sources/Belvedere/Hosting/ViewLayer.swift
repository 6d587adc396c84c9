/// Where a view stands among the children of a window.
@_spi(Hosting)
nonisolated public enum ViewLayer: Sendable, Hashable {
    /// Among the screens, or inside one of them.
    case content
    /// Over the screens. Nothing else can be used until it has gone, but what floats.
    case modal
    /// Over everything, without taking it away.
    case floating
}
