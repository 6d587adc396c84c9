public import BelvedereCore

/// A short message that disappears by itself, with at most one action.
///
/// ```swift
/// screen.show(Toast("Contact deleted", action: "Undo", isUndo: true) { viewModel.undoDelete() })
/// ```
///
/// It stays for its time also when its screen leaves. What its action starts must not depend on that screen then: let an
/// object of another screen do it, or use `launch(in: .session)`.
public final class Toast: ContainerView {
    /// What it says.
    public let text: String
    /// How long it stays; longer where there is something to do about it.
    public let duration: Duration
    /// Whether its action takes back what was done. Hosts that have a key for that, as Control-Z, do it by this key too.
    public let isUndo: Bool
    private var handler: Handler<Void>
    private var timer: LaunchedWork?
    private weak var window: Window?
    /// The screen that shows the toast.
    weak var asker: Screen?

    /// A message. What there is to do about it is done at once.
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - action: what stands on the button; without it there is none.
    ///   - duration: how long it stays.
    ///   - isUndo: whether the action takes back what was done.
    ///   - file: your file, for the inspector; leave it out.
    ///   - line: your line, for the inspector; leave it out.
    ///   - handler: does it.
    public convenience init(
        _ text: String, action: String? = nil, duration: Duration? = nil, isUndo: Bool = false,
        file: StaticString = #fileID, line: Int = #line, handler: @escaping () -> Void = {}
    ) {
        self.init(text, action: action, duration: duration, isUndo: isUndo, .synchronous(handler), at: HandlerPlace(file, line))
    }

    /// A message. What there is to do about it may wait.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    public convenience init(
        _ text: String, action: String?, duration: Duration? = nil, isUndo: Bool = false,
        file: StaticString = #fileID, line: Int = #line, handler: @escaping Action
    ) {
        self.init(text, action: action, duration: duration, isUndo: isUndo, .asynchronous(handler), at: HandlerPlace(file, line))
    }

    private init(
        _ text: String, action: String?, duration: Duration?, isUndo: Bool, _ handler: Handler<Void>, at place: HandlerPlace
    ) {
        self.text = text
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
        // The session's work, because a toast outlives its screen.
        timer = context.work.sessionScope.start { [weak self] in
            // A cancelled wait means that the toast has gone already, or that the session is going.
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

    /// A toast may stay after its screen has left; then it is nobody's.
    override var ownScope: WorkScope? { asker.flatMap { $0.hasLeft ? nil : $0.workScope } }

    // MARK: What hosts know of it

    /// `text`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<Toast, String>(0, "text", default: "") { $0.text }

    /// `isUndo`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let isUndo = ViewProperty<Toast, Bool>(1, "isUndo", default: false) { $0.isUndo }

    @_spi(Hosting) public override var kind: ViewKind { .toast }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .leave }
    @_spi(Hosting) public override func deliver(_ event: Event) { window?.dismiss(self) }
    @_spi(Hosting) public override func releaseHandlers() { handler = .none }
}

nonisolated extension ViewKind {
    /// A short message that disappears by itself.
    public static let toast = ViewKind(
        "toast", role: .status, layer: .floating, properties: [Toast.text, Toast.isUndo], names: [Toast.text], events: [.leave]
    )
}
