/// The views of one window that the host (the program that shows them) knows, and their changes since the host last read changes.
///
/// A new value of a property marks only this property of this view as changed. So the cost of an update depends on the number of changes.
/// There is no queue: a property that changes a thousand times before the host reads is sent once. The changes that wait for a slow host
/// are never larger than the tree itself.
final class ViewTree {
    let context: SessionContext
    /// Called at the first change after the host has read the changes. The host sets it as soon as it has the window: see
    /// `BrowserSession.open` and `HeadlessHost.init`.
    var onFirstChange: (() -> Void)?

    /// The number of the newest view. It is an `Int`, because no number is used for two views, and hours of scrolling could use up a
    /// smaller type.
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

    func mark(_ view: View) { note { changed.append(view) } }

    /// Adds a change that is not a property of a view: an announcement or a request.
    func add(_ change: Change) { note { others.append(change) } }

    /// Moves the keyboard focus to this view with the next batch. If it is called several times, the last call wins.
    func focus(_ view: View) {
        check(view.debugName)
        note { focused = view }
    }

    /// Whether the keyboard focus moves to this view with the next batch.
    func isAboutToFocus(_ view: View) -> Bool { focused === view }

    /// Makes assistive technology say a text. At most 16 texts wait for the host; after that, the oldest one is dropped.
    func announce(_ text: String, isUrgent: Bool) {
        let isAnnouncement: (Change) -> Bool = { if case .announce = $0 { true } else { false } }
        if others.count(where: isAnnouncement) >= 16, let oldest = others.firstIndex(where: isAnnouncement) {
            others.remove(at: oldest)
        }
        add(.announce(text, isUrgent: isUrgent))
    }

    /// Sets the title of the window and its trail: the addresses of all screens, from the lowest to the topmost. The host receives them
    /// once per batch of changes, so after several navigations it receives only the last ones.
    func locate(_ trail: [String], title: String) { note { located = (trail, title) } }

    private func note(_ change: () -> Void) {
        let isFirst = !hasChanges
        change()
        if isFirst { onFirstChange?() }
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

    /// Returns all changes since the last call as one batch.
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
