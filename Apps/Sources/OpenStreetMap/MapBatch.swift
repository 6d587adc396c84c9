/// Some elements of a map file that were read together.
public struct MapBatch: Sendable {
    public var elements: [MapElement]
    /// The position in the file after this batch. To continue from there, pass it unchanged to ``MapFile/read(_:from:each:)``.
    public var next: Int
    /// The number of bytes of the file that were read until now.
    public var bytesRead: Int
}
