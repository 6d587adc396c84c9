internal import Belvedere
internal import BelvedereHeadless
internal import Synchronization

/// Makes the transcript of an example: the text that a screen reader would speak.
///
/// The headless host, which runs screens without a browser, opens the same example and prints its transcript. So the text shows the real
/// result, not the author's intention.
enum SpokenExample {
    private static let told = Mutex<[String: String]>([:])

    /// Returns the lines of the transcript, without the line of the screen around the example.
    static func text(of example: Int, on page: PageName) -> String {
        let path = "/example/\(page.rawValue)/\(example)"
        if let text = told.withLock({ $0[path] }) { return text }
        let collector = FailureCollector()
        let transcript = collector.withApp(.catalogue, at: path, Setting(isExhaustive: false)) { $0.transcript }
        let text = transcript.lines.filter { $0.depth > 0 }
            .map { Transcript.Line(depth: $0.depth - 1, text: $0.text).printed }
            .joined(separator: "\n")
        told.withLock { $0[path] = text }
        return text
    }
}
