/// Which object belongs to which screens.
///
/// The objects are held weakly: it is the screen that keeps them. An entry outlasts the screen for as long as the object
/// does, so that what an object launches after its screen has left is found out.
struct WorkOwnership {
    private struct Entry {
        weak var object: AnyObject?
        var scopes: [WorkScope]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before those of objects that have gone are looked for.
    private var sweepLimit = 64

    /// Notes that an object belongs to the screen with this scope.
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

    /// The scope of the first screen that an object belongs to and that is still there, or else of one that has left;
    /// `nil` if it belongs to none.
    func scope(owning object: AnyObject) -> WorkScope? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.scopes.first { !$0.isEnded } ?? entry.scopes.last
    }
}
