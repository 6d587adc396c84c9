/// The room between views, on a scale that hosts share: what belongs together stands closer than what does not.
///
/// ```swift
/// let facts = Stack(.vertical, spacing: .small, [Label("Ada Lovelace", style: .headline), Label("Mathematician", style: .detail)])
/// ```
nonisolated public enum Spacing: String, Sendable, Hashable, CaseIterable {
    /// The views touch.
    case zero
    /// Lines of one thing, as a name and what it is.
    case small
    /// Things that belong together, as the fields of a form.
    case medium
    /// Parts of a screen.
    case large
}

@_spi(Hosting) nonisolated extension Spacing: ViewPropertyValue {}
