internal import NIOHTTP1

/// A request and how far its answer is.
struct Exchange {
    let method: HTTPMethod
    let path: String
    /// Whether the head of the answer has been written.
    private(set) var hasBegun = false
    /// Whether only the end of the connection shows where the answer ends: an answer to `HEAD` of unknown length, whose
    /// end would otherwise be written as an empty chunk.
    private(set) var endsWithConnection = false

    init(method: HTTPMethod, path: String) {
        self.method = method
        self.path = path
    }

    mutating func begin(with head: HTTPResponseHead) {
        hasBegun = true
        endsWithConnection = method == .HEAD && !head.headers.contains(name: "Content-Length")
    }
}
