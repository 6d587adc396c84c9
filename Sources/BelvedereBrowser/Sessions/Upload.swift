@_spi(Hosting) internal import Belvedere

/// A file on its way from a person's device, part by part.
struct Upload {
    let view: ViewIdentifier
    /// The request it answers; zero for the file of a view.
    let request: Int
    let size: Int
    let name: String
    let mediaType: String
    private var bytes: [UInt8] = []

    init(view: ViewIdentifier, request: Int, size: Int, name: String, mediaType: String) {
        self.view = view
        self.request = request
        self.size = size
        self.name = name
        self.mediaType = mediaType
    }

    var byteCount: Int { bytes.count }
    var isComplete: Bool { bytes.count == size }

    mutating func append(_ part: [UInt8]) throws(ProtocolViolation) {
        guard !part.isEmpty, bytes.count + part.count <= size else { throw .tooLarge }
        // Growing by doubling would take up to twice the bytes that are counted.
        if bytes.isEmpty { bytes.reserveCapacity(size) }
        bytes += part
    }

    var event: Event {
        let file = ReceivedFile(name: name, mediaType: mediaType, bytes: bytes)
        return request == 0 ? .receive(file) : .answer(request, .file(file))
    }
}
