#if BROWSER_HOST
/// The answer of the process that drives Chromium to a ``BrowserQuestion``.
nonisolated struct BrowserAnswer: Sendable, Decodable {
    var number: Int?
    /// The reason of a failure; absent after success.
    var failure: String?
    var lines: [String]?
    var file: BrowserFile?
    var traffic: Traffic?
    var address: String?
}
#endif
