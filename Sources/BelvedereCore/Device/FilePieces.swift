/// The content of a file, piece by piece. Only one piece is in memory at a time, so a file can be larger than the memory.
///
/// ```swift
/// let file = ReceivedFile(name: "a.txt", mediaType: "text/plain", bytes: Array("Tea".utf8))
/// for try await piece in file.pieces { print(piece.count) }
/// ```
nonisolated public struct FilePieces: AsyncSequence, Sendable {
    /// The number of bytes of a piece. The last piece may be shorter.
    public static let length = 65_536

    private enum Source: Sendable {
        case content(FileContent)
        case sequence(PieceSequence)
    }

    private let source: Source

    init(content: FileContent) {
        source = .content(content)
    }

    init(sequence: PieceSequence) {
        source = .sequence(sequence)
    }

    /// Begins to read the file.
    public func makeAsyncIterator() -> AsyncIterator {
        switch source {
        case .content(let content): AsyncIterator(reader: ContentReader(content))
        case .sequence(let sequence): AsyncIterator(reader: sequence.makeReader())
        }
    }

    /// Reads the next piece when a loop asks for it.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let reader: any PieceReader

        /// Returns the next piece, or `nil` after the last one.
        ///
        /// - Throws: ``FileError`` if the file cannot be read, or the error of the app's sequence.
        /// - Complexity: O(*n*) in the length of the piece.
        public mutating func next() async throws -> [UInt8]? { try await reader.next() }
    }
}

/// Reads the pieces of a file in their order.
nonisolated protocol PieceReader: AnyObject {
    func next() async throws -> [UInt8]?
}

/// Reads the pieces of a file that is in memory or stored by the host.
nonisolated private final class ContentReader: PieceReader {
    private let content: FileContent
    private var offset = 0

    init(_ content: FileContent) {
        self.content = content
    }

    func next() async throws -> [UInt8]? {
        let piece = try content.read(from: offset, upTo: FilePieces.length)
        if piece.isEmpty { return nil }
        offset += piece.count
        // Other work of the session can run between two pieces.
        await Task.yield()
        return piece
    }
}

/// The pieces of a file that an app makes while the file is saved.
nonisolated final class PieceSequence: Sendable, Hashable {
    let makeReader: @Sendable () -> any PieceReader

    init<Pieces: AsyncSequence & Sendable>(_ pieces: Pieces) where Pieces.Element == [UInt8] {
        makeReader = { SequenceReader(pieces.makeAsyncIterator()) }
    }

    static func == (left: PieceSequence, right: PieceSequence) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Reads the pieces of an app's sequence.
nonisolated private final class SequenceReader<Iterator: AsyncIteratorProtocol>: PieceReader where Iterator.Element == [UInt8] {
    private var iterator: Iterator

    init(_ iterator: Iterator) {
        self.iterator = iterator
    }

    func next() async throws -> [UInt8]? { try await iterator.next(isolation: #isolation) }
}

/// The content of a file: in memory, or stored by the host.
nonisolated enum FileContent: Sendable, Hashable {
    case bytes([UInt8])
    case stored(any StoredFile)

    var byteCount: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .stored(let file): file.byteCount
        }
    }

    /// All bytes. It is empty if the file cannot be read.
    var bytes: [UInt8] {
        switch self {
        case .bytes(let bytes): bytes
        case .stored(let file): (try? file.read(from: 0, upTo: file.byteCount)) ?? []
        }
    }

    func read(from offset: Int, upTo count: Int) throws -> [UInt8] {
        switch self {
        case .bytes(let bytes): Array(bytes[Swift.min(offset, bytes.count)..<Swift.min(offset + count, bytes.count)])
        case .stored(let file): try file.read(from: offset, upTo: Swift.min(count, Swift.max(0, file.byteCount - offset)))
        }
    }

    static func == (left: Self, right: Self) -> Bool {
        if case .stored(let left) = left, case .stored(let right) = right, left === right { return true }
        return left.byteCount == right.byteCount && left.bytes == right.bytes
    }

    func hash(into hasher: inout Hasher) { hasher.combine(byteCount) }
}
