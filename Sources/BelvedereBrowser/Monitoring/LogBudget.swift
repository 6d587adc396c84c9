internal import Logging
internal import Synchronization

/// Keeps a client that misbehaves again and again from filling the log: some lines of a kind, and then their number.
final class LogBudget: Sendable {
    /// The lines of a kind that are written within ``period``.
    static let lines = 10
    static let period = Duration.seconds(60)

    private struct Kind {
        var start: ContinuousClock.Instant
        var count = 0
    }

    private let kinds = Mutex<[String: Kind]>([:])

    /// Writes a line, unless there were many of its kind.
    ///
    /// - Parameters:
    ///   - kind: the short stable form of what happened; never a text from outside, because kinds are remembered.
    ///   - now: the time of the line.
    ///   - line: writes the line, given a remark on the lines of the kind that were left out.
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
