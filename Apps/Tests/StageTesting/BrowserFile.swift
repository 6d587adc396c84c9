#if BROWSER_HOST
import Belvedere
import Foundation

/// A file for a browser or from one. Its bytes are sent as Base64.
nonisolated struct BrowserFile: Sendable, Codable {
    var name: String
    var mediaType: String?
    var bytes: Data

    init(_ file: ReceivedFile) {
        (name, mediaType, bytes) = (file.name, file.mediaType, Data(file.bytes))
    }
}
#endif
