import Logging
import Synchronization

/// A log handler that stores its lines for the test.
struct LogLines: LogHandler {
    private final class Kept: Sendable {
        let lines = Mutex<[String]>([])
    }

    private let kept = Kept()
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.trace
    var texts: [String] { kept.lines.withLock { $0 } }

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { kept.lines.withLock { $0.append("\(event.message)") } }
}
