public import BelvedereCore

/// A question or a message that a person must answer before doing anything else.
///
/// ```swift
/// screen.show(Alert("Error", message: "A contact must have first and last names"))
/// screen.show(Alert("Discard the changes?", actions: [
///     .cancel("Keep editing"),
///     Alert.Action("Discard", role: .destructive) { router.dismiss() },
/// ]))
/// ```
///
/// Esc chooses the action with the role ``Button/Role/cancel``, or the only action if there is just one.
public final class Alert: ContainerView {
    /// One of the buttons of an alert, with its handler. The alert closes before the handler runs.
    public struct Action {
        /// The text of the button.
        public let title: String
        /// The meaning of the action. Esc chooses the action with the role ``Button/Role/cancel``.
        public let role: Button.Role
        let handler: Handler<Void>
        let place: HandlerPlace

        /// Creates a button of an alert with a synchronous handler.
        public init(
            _ title: String, role: Button.Role = .normal, file: StaticString = #fileID, line: Int = #line,
            handler: @escaping () -> Void = {}
        ) {
            self.title = title
            self.role = role
            self.handler = .synchronous(handler)
            place = HandlerPlace(file, line)
        }

        /// Creates a button of an alert with an asynchronous handler.
        public init(
            _ title: String, role: Button.Role = .normal, file: StaticString = #fileID, line: Int = #line,
            handler: @escaping BelvedereCore.Action
        ) {
            self.title = title
            self.role = role
            self.handler = .asynchronous(handler)
            place = HandlerPlace(file, line)
        }

        /// Returns a button that only closes the alert.
        public static func cancel(_ title: String, file: StaticString = #fileID, line: Int = #line) -> Action {
            Action(title, role: .cancel, file: file, line: line)
        }
    }

    /// The question or the message, in a few words.
    public let title: String
    /// The information that a person needs to answer; empty if the title is enough.
    public let message: String
    weak var window: Window?
    /// The screen that shows the alert. When the screen closes, the alert closes too.
    weak var asker: Screen?
    private var actions: [Action]

    /// Creates an alert. Without actions it has one button, "Ok", in the language of the session.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    public init(_ title: String, message: String = "", actions: [Action] = []) {
        self.title = title
        self.message = message
        let texts = KitTexts.current
        self.actions = actions.isEmpty ? [Action(texts.ok, role: .cancel)] : actions
        super.init(children: [])
        for (index, action) in self.actions.enumerated() {
            insertChild(Button(action.title, role: action.role, at: action.place) { [unowned self] in choose(index) }, at: index)
        }
        if actions.isEmpty { subviews.first?.accessibilityLanguage = texts.foreignLanguage }
    }

    private func choose(_ index: Int) {
        guard actions.indices.contains(index) else { return }
        let handle = actions[index].handler.prepared((), for: self)
        window?.dismiss(self)
        handle()
    }

    private var escape: Int? { actions.count == 1 ? 0 : actions.firstIndex { $0.role == .cancel } }

    override var ownScope: WorkScope? { asker?.workScope }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Alert, String>(0, "title", default: "") { $0.title }
    /// Declares the property `message`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let message = ViewProperty<Alert, String>(1, "message", default: "") { $0.message }
    /// Declares the property `canLeave`, which hosts read to show the view: whether Esc closes the alert.
    @_spi(Hosting) nonisolated public static let canLeave = ViewProperty<Alert, Bool>(2, "canLeave", default: false) { $0.escape != nil }

    @_spi(Hosting) public override var kind: ViewKind { .alert }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .leave && escape != nil }
    @_spi(Hosting) public override func deliver(_ event: Event) { escape.map(choose) }
    override func handlerPlace(for event: Event) -> HandlerPlace? { escape.map { actions[$0].place } }
    @_spi(Hosting) public override func releaseHandlers() { actions = [] }
}

nonisolated extension ViewKind {
    /// The view kind of `Alert`: a question or a message that a person must answer before doing anything else.
    public static let alert = ViewKind(
        "alert", role: .alert, layer: .modal, properties: [Alert.title, Alert.message, Alert.canLeave], names: [Alert.title],
        detail: Alert.message, events: [.leave]
    )
}
