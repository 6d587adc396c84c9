/// One screenful: a title, what can be done from the bar, and the content.
///
/// Subclass it, build the content in `init` or in ``viewDidLoad()``, and bind it to a view model or presenter:
///
/// ```swift
/// final class HelloScreen: Screen {
///     init(viewModel: HelloViewModel) {
///         let helloLabel = Label()
///         super.init(title: "Hello", content: Stack(
///             helloLabel,
///             Button("Say hello") { viewModel.userTriggeredSayHelloButton() }
///         ))
///         viewModel.helloText.bindAndFire(to: helloLabel, \.text)
///     }
/// }
/// ```
open class Screen: Launching, BindingOwner {
    /// The title, shown in the bar and, on top of the stack, by the window.
    public var title: String { didSet { if title != oldValue { view.propertyChanged(.title); window?.titleChanged(of: self) } } }

    /// What the screen shows.
    public var content: View { didSet { if content !== oldValue { view.contentChanged() } } }

    /// Buttons at the trailing end of the bar.
    public var barItems: [Button] = [] { didSet { view.barItemsChanged() } }

    /// Whether leaving now would lose what a person has entered. A window that is closed then warns first.
    public var hasUnsavedChanges = false {
        didSet { if hasUnsavedChanges != oldValue { view.propertyChanged(.hasUnsavedChanges) } }
    }

    /// The bindings that end with this screen.
    public private(set) lazy var bindings = BindingBag()

    /// Who builds the screens that follow, where it is not the screen itself: the wireframe of a VIPER module, a coordinator.
    ///
    /// Held weakly, because a wireframe belongs to its presenter.
    public weak var builder: AnyObject?

    private(set) lazy var view = ScreenView(screen: self)
    /// The window that shows the screen.
    public internal(set) weak var window: Window?
    /// What ``run()`` runs in, for as long as it does: a task that has ended would keep its memory.
    private var work: LaunchedWork?
    private var hasAppeared = false
    /// Whether ``run()`` has begun and not ended.
    private(set) var isRunning = false
    private var isLoaded = false

    /// Whether the screen is or has been in a window. It can be there once.
    final var wasShown: Bool { isLoaded }

    /// The view models, presenters and so on that belong to this screen and must go with it.
    public private(set) var roles: [any Role] = []
    /// Where each of them was taken over, for the leak detector.
    private(set) var roleLocations: [ObjectIdentifier: SourceLocation] = [:]

    public init(title: String = "", content: View = Stack()) {
        self.title = title
        self.content = content
    }

    /// Makes the screen the owner of its view model or presenter: it keeps it while it is there, and the leak detector
    /// sees to it that both go together.
    ///
    /// ```swift
    /// own(viewModel)
    /// ```
    ///
    /// - Parameters:
    ///   - role: the view model, presenter, interactor or wireframe.
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    public final func own(_ role: any Role, file: String = #fileID, line: Int = #line) {
        roles.append(role)
        roleLocations[ObjectIdentifier(role)] = SourceLocation(file: file, line: line)
    }

    /// Called once, when the screen is about to be shown for the first time.
    open func viewDidLoad() {}

    /// The screen's own work. Started when it first appears, cancelled when it leaves for good.
    open func run() async {}

    /// Asked before the screen leaves. Answer `false` to stay, for example after presenting an alert about unsaved text.
    open func shouldLeave() -> Bool { true }

    /// Called once after the screen has left for good.
    open func didLeave() {}

    /// Shows an alert over everything else. Nothing happens while the screen is not in a window.
    ///
    /// An alert that is still open when the screen leaves goes with it.
    public final func show(_ alert: Alert) {
        alert.asker = self
        window?.show(alert)
    }

    /// Shows a short message that goes by itself.
    public final func show(_ toast: Toast) { window?.show(toast) }

    // MARK: Driven by the window

    final func load() {
        if isLoaded { return }
        isLoaded = true
        viewDidLoad()
    }

    final func appear() {
        if hasAppeared { return }
        hasAppeared = true
        let work = launch { [self] in
            isRunning = true
            await run()
            isRunning = false
            self.work = nil
        }
        if isRunning { self.work = work }
    }

    final func tearDown() {
        work?.cancel()
        work = nil
        bindings.end()
        view.releaseAllHandlers()
        view.detach()
        window = nil
        didLeave()
        roles = []
        roleLocations = [:]
    }
}
