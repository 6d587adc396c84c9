@_spi(Hosting) internal import Belvedere

/// The description of a file that a page wants to send.
struct FileAnnouncement: Sendable, Equatable {
    /// The view that receives the file. It is zero if the file is for a request of the session.
    let view: ViewIdentifier
    /// The number of the session's request for a file. It is zero if the file is for a view.
    let request: Int
    let size: Int
    let name: String
    let mediaType: String

    /// The event that gives the file to the app.
    func event(with file: any StoredFile) -> Event {
        let file = ReceivedFile(name: name, mediaType: mediaType, stored: file)
        return request == 0 ? .receive(file) : .answer(request, .file(file))
    }

    /// The event for the question whether the app would accept the file.
    var question: Event { event(with: ExpectedFile(byteCount: size)) }
}

/// A file that has not arrived yet. Only its size is known.
private final class ExpectedFile: StoredFile {
    let byteCount: Int

    init(byteCount: Int) {
        self.byteCount = byteCount
    }

    func read(from offset: Int, upTo count: Int) -> [UInt8] { [] }
}
