/// A file that the person chose for the app.
///
/// A large file stays on the disk of the server. Read it in ``pieces`` then. It is deleted when the app no longer keeps this value.
///
/// ```swift
/// func size(of file: ReceivedFile) async throws -> Int {
///     var count = 0
///     for try await piece in file.pieces { count += piece.count }
///     return count
/// }
/// ```
nonisolated public struct ReceivedFile: Sendable, Hashable, Codable {
    /// The file name on the person's device. It comes from outside the app and may be an attack: never use it as a path.
    public var name: String
    /// The media type that the device reports. It may be wrong.
    public var mediaType: String
    private var content: FileContent

    /// The content of the file. If the file is on the disk, each use of this property reads it completely. It is empty if the disk fails;
    /// ``pieces`` reports this error.
    ///
    /// - Complexity: O(*n*) in the size of a file on the disk.
    public var bytes: [UInt8] {
        get { content.bytes }
        set { content = .bytes(newValue) }
    }
    /// The size of the file in bytes. Reading it does not read the file.
    public var byteCount: Int { content.byteCount }
    /// The content of the file, piece by piece.
    public var pieces: FilePieces { FilePieces(content: content) }

    /// A file as a host received it. Apps get one from ``Device/readFile(accepts:timeLimit:)``.
    ///
    /// - Parameters:
    ///   - name: the file name on the person's device.
    ///   - mediaType: the media type that the device reports.
    ///   - bytes: the content.
    /// - Complexity: O(1). The bytes are not copied.
    public init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        content = .bytes(bytes)
    }

    /// A file that a host stores outside the memory.
    @_spi(Hosting) public init(name: String, mediaType: String, stored: any StoredFile) {
        self.name = name
        self.mediaType = mediaType
        content = .stored(stored)
    }

    private enum CodingKeys: String, CodingKey { case name, mediaType, bytes }

    /// Reads a file with its content, for recorded tests.
    ///
    /// - Throws: an error of the decoder.
    /// - Complexity: O(*n*) in the size of the file.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try values.decode(String.self, forKey: .name), mediaType: try values.decode(String.self, forKey: .mediaType),
            bytes: try values.decode([UInt8].self, forKey: .bytes))
    }

    /// Writes the file with its content, for recorded tests.
    ///
    /// - Throws: an error of the encoder.
    /// - Complexity: O(*n*) in the size of the file.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(name, forKey: .name)
        try values.encode(mediaType, forKey: .mediaType)
        try values.encode(bytes, forKey: .bytes)
    }
}
