/// Whether a place is open at a moment, as far as anyone can say.
public enum OpenStatus: String, Sendable, Hashable, CaseIterable {
    case open, closed
    /// Nobody said, what was said cannot be read, or it leaves the matter open ("by appointment").
    case unknown
}
