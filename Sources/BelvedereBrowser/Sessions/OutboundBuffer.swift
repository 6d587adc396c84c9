/// The frames a client has not acknowledged yet, kept so that a connection which was cut can go on where it ended.
struct OutboundBuffer {
    private struct Frame {
        var number: Int
        var bytes: [UInt8]
    }

    private var frames: [Frame] = []
    /// The position of the first frame that this connection has not been given.
    private var next = 0
    private(set) var byteCount = 0
    private(set) var lastNumber = 0
    private(set) var acknowledged = 0

    var count: Int { frames.count }

    /// Adds a frame, to be taken next.
    mutating func append(_ bytes: [UInt8]) {
        lastNumber += 1
        byteCount += bytes.count
        frames.append(Frame(number: lastNumber, bytes: bytes))
    }

    /// Whether there is a frame that this connection has not been given.
    var hasNext: Bool { next < frames.count }

    /// The next frame for this connection.
    mutating func take() -> [UInt8]? {
        if next == frames.count { return nil }
        defer { next += 1 }
        return frames[next].bytes
    }

    /// The client has applied all frames up to this one.
    mutating func acknowledge(_ number: Int) throws(ProtocolViolation) {
        if number <= acknowledged { return }
        if number > lastNumber { throw .acknowledgement }
        acknowledged = number
        while let first = frames.first, first.number <= number {
            byteCount -= first.bytes.count
            frames.removeFirst()
            next = max(0, next - 1)
        }
    }

    /// Forgets the frames that were not acknowledged, because the next one replaces them all.
    mutating func forget() {
        frames = []
        next = 0
        byteCount = 0
    }

    /// A new connection gets what the client has not applied, from the beginning.
    mutating func rewind() { next = 0 }
}
