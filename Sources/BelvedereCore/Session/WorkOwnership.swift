/// Knows for each object the screens to which it belongs, as scopes of work.
///
/// The references to the objects are weak, because the screens keep them alive. An entry exists as long as its object, even after the
/// screen has left. So the kit notices if the object launches work after that time.
struct WorkOwnership {
    private struct Entry {
        weak var object: AnyObject?
        var scopes: [WorkScope]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which the entries of released objects are removed next.
    private var sweepLimit = 64

    /// Records that an object belongs to the screen with this scope.
    mutating func assign(_ object: AnyObject, to scope: WorkScope) {
        let identifier = ObjectIdentifier(object)
        if var entry = entries[identifier], entry.object === object {
            entry.scopes.removeAll { $0.isEnded || $0 === scope }
            entry.scopes.append(scope)
            entries[identifier] = entry
            return
        }
        if entries.count >= sweepLimit {
            entries = entries.filter { $0.value.object != nil }
            sweepLimit = max(64, entries.count * 2)
        }
        entries[identifier] = Entry(object: object, scopes: [scope])
    }

    /// Returns the scope of an object's first open screen. If all its screens have left, returns the scope of the last one; `nil` if the
    /// object belongs to no screen.
    func scope(owning object: AnyObject) -> WorkScope? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.scopes.first { !$0.isEnded } ?? entry.scopes.last
    }
}
