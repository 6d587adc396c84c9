import BelvedereCluster
import Synchronization

/// Records the events that a follower of a topic receives.
final class Heard: Sendable {
    private let state = Mutex<(entries: [JournalEntry], gaps: [Int64])>(([], []))

    var entries: [JournalEntry] { state.withLock { $0.entries } }
    var gaps: [Int64] { state.withLock { $0.gaps } }

    func take(_ news: JournalNews) {
        state.withLock { state in
            switch news {
            case .entries(let entries): state.entries += entries
            case .gap(let last): state.gaps.append(last)
            case .heard: break
            }
        }
    }
}
