/// A file that the app offers the person to save.
///
/// A large file need not be in memory: name a file on the disk, or give its content in pieces.
///
/// ```swift
/// let rows = AsyncStream<[UInt8]> { continuation in
///     for number in 1...1_000_000 { continuation.yield(Array("\(number)\n".utf8)) }
///     continuation.finish()
/// }
/// let file = SavedFile(name: "numbers.txt", mediaType: "text/plain", pieces: rows)
/// ```
nonisolated public struct SavedFile: Sendable, Hashable {
    /// The suggested file name.
    public var name: String
    /// The media type, e.g. `text/vcard; charset=utf-8`.
    public var mediaType: String
    private var source: Source

    private enum Source: Sendable, Hashable {
        case content(FileContent)
        case sequence(PieceSequence, byteCount: Int?)
    }

    /// The content of the file. It is empty for a file that was made from a sequence of pieces.
    ///
    /// - Complexity: O(*n*) in the size of a file on the disk.
    public var bytes: [UInt8] {
        get { if case .content(let content) = source { content.bytes } else { [] } }
        set { source = .content(.bytes(newValue)) }
    }

    /// The size of the file in bytes, if it is known.
    public var byteCount: Int? {
        switch source {
        case .content(let content): content.byteCount
        case .sequence(_, let byteCount): byteCount
        }
    }

    /// The content of the file, piece by piece. The pieces of a sequence can be read once.
    ///
    /// ```swift
    /// let file = SavedFile(name: "a.txt", mediaType: "text/plain", bytes: Array("Tea".utf8))
    /// for try await piece in file.pieces { print(piece.count) }
    /// ```
    public var pieces: FilePieces {
        switch source {
        case .content(let content): FilePieces(content: content)
        case .sequence(let sequence, _): FilePieces(sequence: sequence)
        }
    }

    /// The number of bytes that the content uses in memory.
    package var bytesInMemory: Int { if case .content(.bytes(let bytes)) = source { bytes.count } else { 0 } }

    /// A file to offer to the person.
    ///
    /// - Parameters:
    ///   - name: the suggested file name.
    ///   - mediaType: the media type, e.g. `text/vcard; charset=utf-8`.
    ///   - bytes: the content.
    /// - Complexity: O(1). The bytes are not copied.
    public init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        source = .content(.bytes(bytes))
    }

    /// A file of the server's disk to offer to the person. The file is opened now, so the app may remove its name afterwards.
    ///
    /// ```swift
    /// let film = try SavedFile(name: "Film.mp4", mediaType: "video/mp4", path: "/srv/films/7.mp4")
    /// ```
    ///
    /// - Throws: ``FileError`` if the file cannot be opened.
    /// - Complexity: O(1). The file is read when the person saves it.
    public init(name: String, mediaType: String, path: String) throws(FileError) {
        self.name = name
        self.mediaType = mediaType
        source = .content(.stored(try DiskFile(path: path)))
    }

    /// A file whose content is made while the person saves it. The host asks for a piece when it has sent the one before.
    ///
    /// - Parameters:
    ///   - name: the suggested file name.
    ///   - mediaType: the media type, e.g. `text/csv`.
    ///   - byteCount: the size, if it is known. The browser can then show the progress.
    ///   - pieces: the content. It is read once.
    /// - Complexity: O(1). The pieces are made when the person saves the file.
    public init<Pieces: AsyncSequence & Sendable>(
        name: String, mediaType: String, byteCount: Int? = nil, pieces: Pieces
    ) where Pieces.Element == [UInt8] {
        self.name = name
        self.mediaType = mediaType
        source = .sequence(PieceSequence(pieces), byteCount: byteCount)
    }
}
