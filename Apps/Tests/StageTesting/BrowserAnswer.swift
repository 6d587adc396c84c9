#if BROWSER_HOST
/// What the process that drives Chromium says to a ``BrowserQuestion``.
nonisolated struct BrowserAnswer: Sendable, Decodable {
    var number: Int?
    /// Why it could not be done; absent if it was.
    var failure: String?
    var lines: [String]?
    var file: BrowserFile?
    var traffic: Traffic?
    var address: String?
}
#endif
