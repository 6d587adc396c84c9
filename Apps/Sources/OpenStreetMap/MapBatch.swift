/// Some elements of a file, read together.
public struct MapBatch: Sendable {
    public var elements: [MapElement]
    /// Where reading goes on after this batch; to be given to ``MapFile/read(_:from:each:)`` as it is.
    public var next: Int
    /// How much of the file has been read, in bytes.
    public var bytesRead: Int
}
