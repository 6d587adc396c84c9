/// The sessions whose connection was cut and whose page may return. They are stored in their order of arrival and by network address.
///
/// If there are too many, a session of the address with the most sessions is removed. So an address with many waiting sessions cannot
/// displace those of other addresses.
struct HeldSessions {
    private struct Entry {
        let address: String
        let bytes: Int
        /// The time at which the session stops waiting for its page and ends, counted from a fixed moment.
        let end: Duration
    }

    private var entries: [String: Entry] = [:]
    private var line = WaitingLine()
    private var lines: [String: WaitingLine] = [:]
    private var counts = Ranking()
    private var byteCounts = Ranking()
    private(set) var bytes = 0
    private var pastSteps = 0

    var count: Int { entries.count }
    /// The number of steps of all searches so far: examined entries of queues and comparisons of amounts. Only tests read it, to measure
    /// the cost.
    var steps: Int {
        line.steps + pastSteps + lines.values.reduce(0) { $0 + $1.steps } + counts.comparisons + byteCounts.comparisons
    }

    /// Adds a session, as the last one.
    ///
    /// - Parameters:
    ///   - bytes: the number of bytes of unsent frames and uploads that are stored for the session.
    ///   - end: the end of its waiting time. It must not be before the end of an earlier session.
    /// - Complexity: O(log *n*) in the number of addresses, amortized.
    mutating func append(_ identifier: String, from address: String, bytes: Int, until end: Duration) {
        remove(identifier)
        entries[identifier] = Entry(address: address, bytes: bytes, end: end)
        line.append(identifier)
        lines[address, default: WaitingLine()].append(identifier)
        self.bytes += bytes
        counts.set(counts.amount(of: address) + 1, for: address)
        byteCounts.set(byteCounts.amount(of: address) + bytes, for: address)
    }

    /// Removes a session.
    ///
    /// - Complexity: O(log *n*) in the number of addresses.
    mutating func remove(_ identifier: String) {
        guard let entry = entries.removeValue(forKey: identifier) else { return }
        bytes -= entry.bytes
        line.remove(identifier)
        lines[entry.address]?.remove(identifier)
        if let own = lines[entry.address], own.count == 0 {
            pastSteps += own.steps
            lines[entry.address] = nil
        }
        counts.set(counts.amount(of: entry.address) - 1, for: entry.address)
        byteCounts.set(byteCounts.amount(of: entry.address) - entry.bytes, for: entry.address)
    }

    /// Returns the session of an address that has waited longest.
    mutating func first(of address: String) -> String? { lines[address]?.first() }

    /// Returns the session to remove if there are too many: the longest waiting session of the address that has the most sessions.
    mutating func firstOfMost() -> String? { counts.largest.flatMap { first(of: $0) } }

    /// Returns the session to remove if too many bytes are stored: the longest waiting session of the address that uses the most bytes.
    mutating func firstOfMostBytes() -> String? { byteCounts.largest.flatMap { first(of: $0) } }

    /// Returns the session whose waiting time ends first, and the end of that time.
    mutating func next() -> (identifier: String, end: Duration)? {
        guard let identifier = line.first(), let entry = entries[identifier] else { return nil }
        return (identifier, entry.end)
    }
}
