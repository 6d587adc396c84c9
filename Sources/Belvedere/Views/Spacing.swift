/// The distance between views, on a scale that all hosts share. Views that belong together are closer to each other.
///
/// ```swift
/// let facts = Stack(.vertical, spacing: .small, [Label("Ada Lovelace", style: .headline), Label("Mathematician", style: .detail)])
/// ```
nonisolated public enum Spacing: String, Sendable, Hashable, CaseIterable {
    /// No distance: the views touch.
    case zero
    /// A small distance, for lines about one thing, such as a name and its description.
    case small
    /// A medium distance, for things that belong together, such as the fields of a form.
    case medium
    /// A large distance, for the parts of a screen.
    case large
}

@_spi(Hosting) nonisolated extension Spacing: ViewPropertyValue {}
