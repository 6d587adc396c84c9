/// What went over the wire, in bytes.
public nonisolated struct Traffic: Sendable, Hashable, Codable {
    /// The page, as it was first sent.
    public var page: Int
    /// Frames to the page, without their headers.
    public var down: Int
    /// Frames from the page, without their headers.
    public var up: Int
}
