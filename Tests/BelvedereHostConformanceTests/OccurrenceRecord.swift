@_spi(Hosting) import Belvedere
import BelvedereHeadless
import Synchronization

/// Records which kinds of views and changes a host receives while it plays the conformance suite.
nonisolated final class OccurrenceRecord: Sendable {
    private let seen = Mutex<(kinds: Set<String>, changes: Set<String>)>(([], []))

    var kinds: Set<String> { seen.withLock { $0.kinds } }
    var changes: Set<String> { seen.withLock { $0.changes } }

    /// A function that a test puts between the app and the host. It records the changes and passes them on unchanged.
    var tampering: Tampering {
        var tampering = Tampering()
        tampering.rendering = { [self] node in
            note(node)
            return node
        }
        tampering.changes = { [self] changes in
            for change in changes { note(change) }
            return changes
        }
        return tampering
    }

    private func note(_ change: Change) {
        _ = seen.withLock { $0.changes.insert(change.caseName) }
        switch change {
        case .insert(let node, _, _): note(node)
        case .arrange(_, let children):
            for case .new(let node) in children { note(node) }
        default: break
        }
    }

    private func note(_ node: ViewNode) {
        _ = seen.withLock { $0.kinds.insert(node.kind.name) }
        node.children.forEach(note)
    }
}

extension Change {
    nonisolated var caseName: String {
        switch self {
        case .set: "set"
        case .insert: "insert"
        case .remove: "remove"
        case .move: "move"
        case .arrange: "arrange"
        case .focus: "focus"
        case .announce: "announce"
        case .locate: "locate"
        case .request: "request"
        }
    }
}
