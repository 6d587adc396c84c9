internal import Logging
internal import Synchronization

/// Limits the log lines of a client that makes errors again and again. In each minute, it writes the first ten lines of a kind. A later
/// line of the same kind says how many were left out.
final class LogBudget: Sendable {
    /// The number of lines of one kind that are written within one ``period``.
    static let lines = 10
    static let period = Duration.seconds(60)

    private struct Kind {
        var start: ContinuousClock.Instant
        var count = 0
    }

    private let kinds = Mutex<[String: Kind]>([:])

    /// Writes a line, unless there were already too many of its kind.
    ///
    /// - Parameters:
    ///   - kind: a short, constant name of the event. Never use a text that a client sent, because all kinds stay in memory.
    ///   - now: the time of the line.
    ///   - line: writes the line. Its parameter is a remark on the number of lines that were left out.
    func write(_ kind: String, at now: ContinuousClock.Instant = .now, _ line: (_ remark: String) -> Void) {
        let (isWritten, left): (Bool, Int) = kinds.withLock { kinds in
            var current = kinds[kind] ?? Kind(start: now)
            var left = 0
            if now - current.start >= Self.period {
                left = max(0, current.count - Self.lines)
                current = Kind(start: now)
            }
            current.count += 1
            kinds[kind] = current
            return (current.count <= Self.lines, left)
        }
        if isWritten { line(left == 0 ? "" : " (\(left) more lines like this were left out.)") }
    }
}
