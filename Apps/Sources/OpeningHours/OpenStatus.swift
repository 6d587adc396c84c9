/// Whether a place is open at a moment, or whether this is unknown.
public enum OpenStatus: String, Sendable, Hashable, CaseIterable {
    case open, closed
    /// There are no opening hours, they cannot be parsed, or they do not say it ("by appointment").
    case unknown
}
