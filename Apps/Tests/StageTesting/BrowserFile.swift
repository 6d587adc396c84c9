#if BROWSER_HOST
import Foundation

/// A file on its way to a browser or from one; its bytes go as Base64.
nonisolated struct BrowserFile: Sendable, Codable {
    var name: String
    var mediaType: String?
    var bytes: Data
}
#endif
