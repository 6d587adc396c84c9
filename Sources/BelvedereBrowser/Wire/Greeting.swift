/// The first frame that a page sends on a connection. It says which session the page had and which content it shows.
struct Greeting {
    static let version = 1

    /// The identifier of the session that the page had before, if there was one.
    var session: String?
    /// The number of the last frame of this session that the page has applied.
    var received: Int
    /// The checksum of the content that the page shows.
    var digest: String
    var language: String
    var timeZone: String
    /// The address of the page, as the browser shows it.
    var path: String

    init(_ frame: String) throws(ProtocolViolation) {
        var fields = FrameReader(frame)
        guard try fields.word() == "hello" else { throw .notHello }
        guard try fields.integer() == Self.version else { throw .version }
        let session = try fields.word()
        self.session = session == "-" ? nil : session
        received = try fields.integer()
        digest = try fields.word()
        language = try fields.word()
        timeZone = try fields.word()
        path = try fields.word()
        try fields.end()
        guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= 4096 else { throw .malformed }
    }
}
