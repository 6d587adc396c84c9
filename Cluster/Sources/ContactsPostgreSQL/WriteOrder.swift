internal import BelvedereCluster
internal import ContactsModel
internal import Synchronization

/// Hands the writes of all nodes to the lists of this one, in the order of their versions.
///
/// A write of this node is known with all its details, but perhaps before the writes of others that come before it; those come by the
/// journal.
final class WriteOrder: Sendable {
    private struct State {
        /// The last version that the lists were told of.
        var version: Int
        /// Writes of this node that are stored.
        var own: [Int: [ContactQuery: ContactChangeSet.Kind]] = [:]
        /// Writes of this node that are being stored.
        var expected: Set<Int> = []
        /// What the journal says, for as long as it cannot be told.
        var reports: [Int: ContactReport?] = [:]
        /// Whether a list may have failed to read since the lists were told anything.
        var hasFailed = false
    }

    let feed = ContactChangeFeed()
    private let collations: ContactCollations
    private let state: Mutex<State>

    init(version: Int, collations: ContactCollations) {
        state = Mutex(State(version: version))
        self.collations = collations
    }

    /// A write of this node is being stored.
    func expect(_ version: Int) { state.withLock { _ = $0.expected.insert(version) } }

    /// A write that was expected was not stored, or nobody knows whether it was.
    func giveUp(_ version: Int) {
        state.withLock { state in
            state.expected.remove(version)
            tellAll(&state)
        }
    }

    /// A write of this node is stored.
    func store(_ version: Int, _ changes: [ContactQuery: ContactChangeSet.Kind]) {
        state.withLock { state in
            state.expected.remove(version)
            if version > state.version { state.own[version] = changes }
            tellAll(&state)
        }
    }

    /// A list could not be read.
    func noteFailure() { state.withLock { $0.hasFailed = true } }

    /// Takes in what the journal says.
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
                // What could not be read can be read again.
                if state.hasFailed { feed.publish(state.version, [:]) }
                state.hasFailed = false
            }
        }
    }

    /// Tells all that comes next. While nobody else can, so that the order holds.
    private func tellAll(_ state: inout State) {
        while true {
            let next = state.version + 1
            if let changes = state.own.removeValue(forKey: next) {
                state.reports[next] = nil
                feed.publish(next, changes)
            } else if !state.expected.contains(next), let report = state.reports.removeValue(forKey: next) {
                // What another version of the program wrote is read anew.
                feed.publish(next, report?.kinds(for: feed.queries, collations) ?? [:])
            } else {
                return
            }
            state.version = next
        }
    }
}
