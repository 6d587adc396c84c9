public import BelvedereCore

/// A question or a message that has to be answered before anything else.
///
/// ```swift
/// screen.show(Alert("Error", message: "A contact must have first and last names"))
/// screen.show(Alert("Discard the changes?", actions: [
///     .cancel("Keep editing"),
///     Alert.Action("Discard", role: .destructive) { router.dismiss() },
/// ]))
/// ```
///
/// Esc is the action whose role is ``Button/Role/cancel``, or the only action there is.
public final class Alert: ContainerView {
    /// One of the answers to an alert. The alert leaves before the handler runs.
    public struct Action {
        /// What the button says.
        public let title: String
        /// What choosing it means. Esc chooses the action with the role ``Button/Role/cancel``.
        public let role: Button.Role
        let handler: Handler<Void>
        let place: HandlerPlace

        /// An answer whose handler runs at once.
        public init(
            _ title: String, role: Button.Role = .normal, file: StaticString = #fileID, line: Int = #line,
            handler: @escaping () -> Void = {}
        ) {
            self.title = title
            self.role = role
            self.handler = .synchronous(handler)
            place = HandlerPlace(file, line)
        }

        /// An answer whose handler may wait.
        public init(
            _ title: String, role: Button.Role = .normal, file: StaticString = #fileID, line: Int = #line,
            handler: @escaping BelvedereCore.Action
        ) {
            self.title = title
            self.role = role
            self.handler = .asynchronous(handler)
            place = HandlerPlace(file, line)
        }

        /// An answer that leaves things as they are.
        public static func cancel(_ title: String, file: StaticString = #fileID, line: Int = #line) -> Action {
            Action(title, role: .cancel, file: file, line: line)
        }
    }

    /// The question or the message, in a few words.
    public let title: String
    /// What a person has to know to answer; empty if the title says it all.
    public let message: String
    weak var window: Window?
    /// The screen that shows the alert; it takes the alert with it.
    weak var asker: Screen?
    private var actions: [Action]

    /// An alert with at least one answer; without any it gets "Ok" in the language of the session.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    public init(_ title: String, message: String = "", actions: [Action] = []) {
        self.title = title
        self.message = message
        self.actions = actions.isEmpty ? [Action(KitWords.current.ok, role: .cancel)] : actions
        super.init(children: [])
        for (index, action) in self.actions.enumerated() {
            insertChild(Button(action.title, role: action.role, at: action.place) { [unowned self] in choose(index) }, at: index)
        }
    }

    private func choose(_ index: Int) {
        guard actions.indices.contains(index) else { return }
        let handle = actions[index].handler.prepared((), for: self)
        window?.dismiss(self)
        handle()
    }

    private var escape: Int? { actions.count == 1 ? 0 : actions.firstIndex { $0.role == .cancel } }

    override var ownScope: WorkScope? { asker?.workScope }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Alert, String>(0, "title", default: "") { $0.title }
    /// `message`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let message = ViewProperty<Alert, String>(1, "message", default: "") { $0.message }
    /// `canLeave`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let canLeave = ViewProperty<Alert, Bool>(2, "canLeave", default: false) { $0.escape != nil }

    @_spi(Hosting) public override var kind: ViewKind { .alert }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .leave && escape != nil }
    @_spi(Hosting) public override func deliver(_ event: Event) { escape.map(choose) }
    override func handlerPlace(for event: Event) -> HandlerPlace? { escape.map { actions[$0].place } }
    @_spi(Hosting) public override func releaseHandlers() { actions = [] }
}

nonisolated extension ViewKind {
    /// A question or a message that has to be answered before anything else.
    public static let alert = ViewKind(
        "alert", role: .alert, layer: .modal, properties: [Alert.title, Alert.message, Alert.canLeave], names: [Alert.title],
        detail: Alert.message, events: [.leave]
    )
}
