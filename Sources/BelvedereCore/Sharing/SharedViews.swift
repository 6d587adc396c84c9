internal import BelvedereBinding

/// The dynamics and lists by which one session sees what is shared: one for each, so that all its screens see the same at
/// the same time.
final class SharedViews {
    private struct Entry {
        weak var node: DynamicNode?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before those that have gone are looked for.
    private var sweepLimit = 16

    /// The dynamic or list that shows something shared, made when it is asked for first.
    ///
    /// It keeps what it shows, so no other shared object can have the same identity while it is there.
    func view<View: DynamicNode>(of shared: AnyObject, _ make: () -> View) -> View {
        let identifier = ObjectIdentifier(shared)
        if let view = entries[identifier]?.node as? View { return view }
        if entries.count >= sweepLimit {
            entries = entries.filter { $0.value.node != nil }
            sweepLimit = max(16, entries.count * 2)
        }
        let view = make()
        entries[identifier] = Entry(node: view)
        return view
    }
}

extension SessionContext {
    /// What the running session sees of what is shared.
    static func sharing(at location: CallSite) -> (context: SessionContext, views: SharedViews) {
        guard let context = current else { Diagnostic.sharedViewOffSession(at: location).stop() }
        return (context, context.parts.part { SharedViews() })
    }
}
