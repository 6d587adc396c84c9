public import BelvedereCore

/// A short message that disappears by itself, with at most one action.
///
/// ```swift
/// screen.show(Toast("Contact deleted", action: "Undo", isUndo: true) { viewModel.undoDelete() })
/// ```
///
/// A message has at most two lines. Its `ToastText` shortens and isolates names, so that a message stays readable with every name.
///
/// A toast is shown for its whole duration, also after its screen has closed. So its action must not depend on its screen. Let an object of
/// another screen do the work, or use `launch(in: .session)`.
public final class Toast: ContainerView {
    /// The message.
    public let text: String
    /// The time for which the toast is shown. It is longer if the toast has an action.
    public let duration: Duration
    /// Whether the action undoes a change. Hosts that have an undo key, such as Control-Z, run the action with this key too.
    public let isUndo: Bool
    private var handler: Handler<Void>
    private var timer: LaunchedWork?
    private weak var window: Window?
    /// The screen that shows the toast.
    weak var asker: Screen?

    /// Creates a message with a synchronous handler.
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - action: the text of the button; `nil` for no button.
    ///   - duration: the time for which the toast is shown.
    ///   - isUndo: whether the action undoes a change.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller, for the inspector; leave it out.
    ///   - handler: the action of the button.
    public convenience init(
        _ text: ToastText, action: String? = nil, duration: Duration? = nil, isUndo: Bool = false,
        file: StaticString = #fileID, line: Int = #line, handler: @escaping () -> Void = {}
    ) {
        self.init(text, action: action, duration: duration, isUndo: isUndo, .synchronous(handler), at: HandlerPlace(file, line))
    }

    /// Creates a message with an asynchronous handler.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    public convenience init(
        _ text: ToastText, action: String?, duration: Duration? = nil, isUndo: Bool = false,
        file: StaticString = #fileID, line: Int = #line, handler: @escaping Action
    ) {
        self.init(text, action: action, duration: duration, isUndo: isUndo, .asynchronous(handler), at: HandlerPlace(file, line))
    }

    private init(
        _ text: ToastText, action: String?, duration: Duration?, isUndo: Bool, _ handler: Handler<Void>, at place: HandlerPlace
    ) {
        self.text = text.text
        self.isUndo = isUndo && action != nil
        self.duration = duration ?? (action == nil ? .seconds(5) : .seconds(10))
        self.handler = handler
        super.init(children: [])
        if let action {
            insertChild(Button(action, at: place) { [unowned self] in act() }, at: 0)
        }
    }

    func begin(in window: Window) {
        self.window = window
        guard let context = window.context else { return }
        let (clock, duration) = (context.environment.clock, duration)
        // Use the scope of the session, because a toast outlives its screen.
        timer = context.work.sessionScope.start { [weak self] in
            // The wait is cancelled if the toast is already hidden or if the session closes.
            guard (try? await clock.sleep(for: duration)) != nil, let self else { return }
            self.window?.dismiss(self)
        }
    }

    private func act() {
        let handle = handler.prepared((), for: self)
        window?.dismiss(self)
        handle()
    }

    override func didDetach() {
        super.didDetach()
        timer?.cancel()
        timer = nil
    }

    /// The scope for work of the screen that shows the toast; `nil` after the screen has closed.
    override var ownScope: WorkScope? { asker.flatMap { $0.hasLeft ? nil : $0.workScope } }

    // MARK: For hosts

    /// Declares the property `text`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<Toast, String>(0, "text", default: "") { $0.text }

    /// Declares the property `isUndo`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let isUndo = ViewProperty<Toast, Bool>(1, "isUndo", default: false) { $0.isUndo }

    @_spi(Hosting) public override var kind: ViewKind { .toast }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .leave }
    @_spi(Hosting) public override func deliver(_ event: Event) { window?.dismiss(self) }
    @_spi(Hosting) public override func releaseHandlers() { handler = .none }
}

nonisolated extension ViewKind {
    /// The view kind of `Toast`: a short message that disappears by itself.
    public static let toast = ViewKind(
        "toast", role: .status, layer: .floating, properties: [Toast.text, Toast.isUndo], names: [Toast.text], events: [.leave]
    )
}
