internal import Belvedere
internal import BelvedereHeadless
internal import Synchronization

/// What a person who cannot see the screen perceives of an example.
///
/// The headless host opens the very same example and tells what it finds, so the text says what is so, and not what an author hopes.
enum SpokenExample {
    private static let told = Mutex<[String: String]>([:])

    /// The lines of the transcript, without that of the screen around the example.
    static func text(of example: Int, on page: PageName) -> String {
        let path = "/example/\(page.rawValue)/\(example)"
        if let text = told.withLock({ $0[path] }) { return text }
        let collector = FailureCollector()
        let transcript = withApp(.catalogue, at: path, Setting(isExhaustive: false), reporter: collector.reporter) { $0.transcript }
        let text = transcript.lines.filter { $0.depth > 0 }
            .map { Transcript.Line(depth: $0.depth - 1, text: $0.text).printed }
            .joined(separator: "\n")
        told.withLock { $0[path] = text }
        return text
    }
}
