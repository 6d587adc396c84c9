/// The beginning of a browser's connection, in the form in which the program gets it.
struct HeldRequest: Sendable {
    /// The first bytes for the program.
    let bytes: [UInt8]
    /// The head of the request; nil if the bytes are not those of HTTP.
    let head: MessageHead?
    /// Whether the answer can be an HTML page, which gets the script of the development page.
    let wantsPage: Bool

    /// Waits for the first request of a connection. Nil if the connection ends before.
    init?(from connection: Int32) {
        guard var bytes = SocketCalls.receiveSome(from: connection) else { return nil }
        while MessageHead.canBegin(bytes), MessageHead(bytes) == nil, bytes.count < 65_536 {
            guard let more = SocketCalls.receiveSome(from: connection) else { break }
            bytes += more
        }
        self.init(bytes)
    }

    /// Reads the first bytes of a connection.
    init(_ bytes: [UInt8]) {
        head = MessageHead.canBegin(bytes) ? MessageHead(bytes) : nil
        guard var head, head["Upgrade"] == nil else {
            self.bytes = bytes
            wantsPage = false
            return
        }
        // With one request in each connection, the end of the answer is the end of the connection.
        head["Connection"] = "close"
        wantsPage = ["GET", "POST"].contains(head.method) && head["Accept"]?.contains("text/html") == true
        // The script can only be added to a page that is not compressed.
        if wantsPage { head["Accept-Encoding"] = nil }
        self.bytes = head.bytes + bytes[head.length...]
    }
}
