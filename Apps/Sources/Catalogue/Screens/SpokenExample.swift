internal import Belvedere
internal import BelvedereHeadless
internal import Synchronization

/// Makes the words that a screen reader would speak for an example.
///
/// The headless host, which runs screens without a browser, opens the same example, and the lines of its transcript become spoken words. So
/// the text shows the real result, not the author's intention.
enum SpokenExample {
    private static let told = Mutex<[String: String]>([:])

    /// Returns the spoken words, with a line for each view. The screen around the example has none.
    static func text(of example: Int, on page: PageName) -> String {
        let path = "/example/\(page.rawValue)/\(example)"
        if let text = told.withLock({ $0[path] }) { return text }
        let collector = FailureCollector()
        let transcript = collector.withApp(.catalogue, at: path, Setting(isExhaustive: false)) { $0.transcript }
        let text = transcript.lines.filter { $0.depth > 0 }.map { SpokenLine($0.text).text }.joined(separator: "\n")
        told.withLock { $0[path] = text }
        return text
    }
}
