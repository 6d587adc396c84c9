internal import BelvedereBinding

/// The dynamics and lists of one session for shared objects. There is only one for each shared object, so that all screens of the session
/// show the same value at the same time.
final class SharedViews {
    private struct Entry {
        weak var node: DynamicNode?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which the entries of released dynamics are removed next.
    private var sweepLimit = 16

    /// Returns the dynamic or list of a shared object. The first call makes it.
    ///
    /// The dynamic keeps the shared object alive, so no other shared object can get the same identity while the dynamic exists.
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
    /// Returns the context of the running session and its dynamics for shared objects.
    static func sharing(at location: CallSite) -> (context: SessionContext, views: SharedViews) {
        guard let context = current else { Diagnostic.sharedViewOffSession(at: location).stop() }
        return (context, context.parts.part { SharedViews() })
    }
}
