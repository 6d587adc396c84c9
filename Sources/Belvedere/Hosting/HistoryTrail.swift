/// The addresses in a host's history up to the one it is at, and those it will have once it has been told.
///
/// A host is told once per batch, while the app may have gone several steps and come back. Of all those steps only the
/// one counts that leads from the history the host has to the one it should have.
nonisolated struct HistoryTrail {
    private var told: [String] = []
    private var current: [String] = []

    /// The app has gone to an address.
    mutating func go(to path: String, _ entry: Change.HistoryEntry) {
        switch entry {
        case .push:
            current.append(path)
        case .replace:
            if !current.isEmpty { current.removeLast() }
            current.append(path)
        case .back:
            if let index = current.dropLast().lastIndex(of: path) {
                current.removeSubrange((index + 1)...)
            } else {
                go(to: path, .replace)
            }
        }
    }

    /// The host has gone to an address by itself: one that lies behind it, or any other.
    mutating func visit(_ path: String) {
        if let index = told.lastIndex(of: path) {
            told.removeSubrange((index + 1)...)
        } else {
            told.append(path)
        }
        current = told
    }

    /// What the host has to do now. It counts as having done it.
    mutating func take() -> Change.HistoryEntry {
        let path = current.last ?? ""
        let entry: Change.HistoryEntry
        if current.count > told.count, current.starts(with: told), !told.isEmpty {
            entry = .push
            current = told + [path]
        } else if current.count < told.count, told.starts(with: current) {
            entry = .back
        } else {
            // Also for what one step cannot do, as going back and then elsewhere: the entry in sight becomes the new one.
            entry = .replace
            current = told.dropLast() + [path]
        }
        // A person does not go back a thousand steps; what is cut off here is replaced instead of gone back to.
        if current.count > 256 { current.removeFirst(128) }
        told = current
        return entry
    }
}
