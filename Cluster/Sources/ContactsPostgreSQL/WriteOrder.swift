internal import BelvedereCluster
internal import ContactsModel
internal import Synchronization

/// Sends the writes of all nodes (server processes) to the lists of this node, in the order of their versions.
///
/// The node knows its own writes at once, but it may receive earlier writes of other nodes only later, through the journal. So its own
/// writes sometimes have to wait here.
final class WriteOrder: Sendable {
    private struct State {
        /// The version number of the last write that was sent to the lists.
        var version: Int
        /// The committed writes of this node that have not been sent to the lists, by their version numbers.
        var own: [Int: [ContactQuery: ContactChangeSet.Kind]] = [:]
        /// The version numbers of writes of this node that are being committed.
        var expected: Set<Int> = []
        /// The reports of other nodes that cannot be sent to the lists yet, by their version numbers. A report is `nil` if it could not be
        /// read.
        var reports: [Int: ContactReport?] = [:]
        /// Whether a list may have failed to read its rows since the last write was sent to the lists.
        var hasFailed = false
    }

    let feed = ContactChangeFeed()
    private let collations: ContactCollations
    private let state: Mutex<State>

    init(version: Int, collations: ContactCollations) {
        state = Mutex(State(version: version))
        self.collations = collations
    }

    /// Records that a write of this node is being committed with this version number.
    func expect(_ version: Int) { state.withLock { _ = $0.expected.insert(version) } }

    /// Records that an expected write was not committed, or that its result is unknown.
    func giveUp(_ version: Int) {
        state.withLock { state in
            state.expected.remove(version)
            tellAll(&state)
        }
    }

    /// Records that a write of this node has been committed.
    func store(_ version: Int, _ changes: [ContactQuery: ContactChangeSet.Kind]) {
        state.withLock { state in
            state.expected.remove(version)
            if version > state.version { state.own[version] = changes }
            tellAll(&state)
        }
    }

    /// Records that a list could not be read.
    func noteFailure() { state.withLock { $0.hasFailed = true } }

    /// Receives events of the journal.
    func take(_ news: JournalNews) {
        state.withLock { state in
            switch news {
            case .entries(let entries):
                for entry in entries where Int(entry.sequence) > state.version {
                    state.reports[Int(entry.sequence)] = .some(ContactReport(entry.payload))
                }
                tellAll(&state)
            case .gap(let last):
                if Int(last) <= state.version { return }
                state.version = Int(last)
                state.own = state.own.filter { $0.key > state.version }
                state.reports = state.reports.filter { $0.key > state.version }
                feed.publish(state.version, [:])
                tellAll(&state)
            case .heard:
                // Notify the lists, so that those that could not be read try again.
                if state.hasFailed { feed.publish(state.version, [:]) }
                state.hasFailed = false
            }
        }
    }

    /// Sends the next writes to the lists, as long as no version number is missing. The caller must have locked the state, so that the
    /// order stays the same.
    private func tellAll(_ state: inout State) {
        while true {
            let next = state.version + 1
            if let changes = state.own.removeValue(forKey: next) {
                state.reports[next] = nil
                feed.publish(next, changes)
            } else if !state.expected.contains(next), let report = state.reports.removeValue(forKey: next) {
                // If a node with another version of the program made the write, its report cannot be read. The lists read their rows again.
                feed.publish(next, report?.kinds(for: feed.queries, collations) ?? [:])
            } else {
                return
            }
            state.version = next
        }
    }
}
