/// The views of one window that a host knows of, and what has changed about them since the host last asked.
///
/// A property set marks that property of that view and nothing else, so the cost of an update is the cost of what
/// changed. Nothing is queued: a value set a thousand times before the host asks is sent once, and what waits for a slow
/// host is never more than the tree itself.
final class ViewTree {
    let context: SessionContext
    /// Called when the first change since the host last asked comes up.
    var onFirstChange: (() -> Void)?

    /// As wide as it is because numbers are never used again: a person who scrolled for hours could use up narrower ones.
    private var lastIdentifier = 0
    private var views: [ViewIdentifier: View] = [:]
    private var changed: [View] = []
    private var others: [Change] = []
    private weak var focused: View?
    private var located: (trail: [String], title: String)?

    init(context: SessionContext) {
        self.context = context
    }

    var hasChanges: Bool { !changed.isEmpty || !others.isEmpty || focused != nil || located != nil }
    /// The number of views that the host knows.
    var count: Int { views.count }

    func view(_ identifier: ViewIdentifier) -> View? { views[identifier] }

    /// Stops the program if the calling code is not on the session of this tree.
    func check(_ view: @autoclosure () -> String) {
        if !context.isCurrent { Diagnostic.viewTouchedOffSession(view()).stop() }
    }

    func mark(_ view: View) {
        let wasIdle = !hasChanges
        changed.append(view)
        if wasIdle { onFirstChange?() }
    }

    /// Adds what is no property of a view: announcements, requests.
    func add(_ change: Change) {
        let wasIdle = !hasChanges
        others.append(change)
        if wasIdle { onFirstChange?() }
    }

    /// The keyboard goes to this view with the next batch; of several the last wins.
    func focus(_ view: View) {
        check(view.debugName)
        let wasIdle = !hasChanges
        focused = view
        if wasIdle { onFirstChange?() }
    }

    /// Makes assistive technology say something. The number of texts that wait is bounded.
    func announce(_ text: String, isUrgent: Bool) {
        let isAnnouncement: (Change) -> Bool = { if case .announce = $0 { true } else { false } }
        if others.count(where: isAnnouncement) >= 16, let oldest = others.firstIndex(where: isAnnouncement) {
            others.remove(at: oldest)
        }
        add(.announce(text, isUrgent: isUrgent))
    }

    /// The trail and title of the window, once per batch: of several steps of one turn the host learns where they lead.
    func locate(_ trail: [String], title: String) {
        let wasIdle = !hasChanges
        located = (trail, title)
        if wasIdle { onFirstChange?() }
    }

    func identify(_ view: View) -> ViewIdentifier {
        lastIdentifier += 1
        let identifier = ViewIdentifier(rawValue: lastIdentifier)
        views[identifier] = view
        return identifier
    }

    func forget(_ identifier: ViewIdentifier) {
        views[identifier] = nil
    }

    /// Everything that has changed since the last call, as one batch.
    func takeChanges() -> [Change] {
        var batch: [Change] = []
        let views = changed
        changed = []
        for view in views where view.tree === self {
            view.takeChanges(into: &batch)
        }
        if let located { batch.append(.locate(trail: located.trail, title: located.title)) }
        located = nil
        if let focused, focused.tree === self, focused.identifier != .none { batch.append(.focus(focused.identifier)) }
        focused = nil
        batch += others
        others = []
        return batch
    }

    func close() {
        views = [:]
        changed = []
        others = []
        focused = nil
        located = nil
        onFirstChange = nil
    }
}
