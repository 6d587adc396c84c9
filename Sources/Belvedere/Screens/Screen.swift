/// A screen: a title, the buttons of its page bar, and the content.
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
    /// The title, shown in the bar. The window shows the title of the topmost screen too.
    public var title: String {
        didSet {
            if title != oldValue {
                view.propertyChanged(ScreenView.title)
                window?.titleChanged(of: self)
            }
        }
    }

    /// The content of the screen.
    public var content: View { didSet { if content !== oldValue { view.contentChanged() } } }

    /// Buttons and other small controls at the trailing end of the bar.
    ///
    /// On a presented screen, a button with the role ``Button/Role/cancel`` replaces the close button of the host. Esc, a swipe and the
    /// browser's back button still ask the screen to close.
    public var barItems: [View] = [] { didSet { view.barItemsChanged() } }

    /// The split view of the screen. In a wide window it shows the pushed screen beside this one. Without it, each screen fills the
    /// window.
    public var splitView: SplitView? {
        didSet {
            if splitView === oldValue { return }
            view.splitViewChanged(from: oldValue)
            window?.arrangePanes()
        }
    }

    /// Whether the person loses input when the screen closes now. A host then warns before the window closes.
    public var hasUnsavedChanges = false {
        didSet { if hasUnsavedChanges != oldValue { view.propertyChanged(ScreenView.hasUnsavedChanges) } }
    }

    /// Whether the thing that the screen shows does not exist, such as a deleted contact. A browser host then answers a request for the
    /// page with the status 404, so that search engines and other programs forget its address.
    ///
    /// ```swift
    /// let screen = Screen(title: "Nobody", content: Stack(Label("This contact was deleted.")))
    /// screen.isMissing = true
    /// ```
    ///
    /// The host reads the property when it renders the page. A screen that learns this from a service can set it later, and then a host
    /// that waits for the first data answers with 404. ``NotFoundScreen`` is a screen with texts of the kit.
    ///
    /// If no object builds a route above a missing screen, the person sees "Not found" and no diagnostic is reported.
    public var isMissing = false

    /// The bindings that end with this screen.
    public private(set) lazy var bindings = BindingBag()

    /// The builder of the next screens, if it is not the screen itself: the wireframe of a VIPER module, or a coordinator.
    ///
    /// The reference is weak, because the presenter owns the wireframe.
    public weak var builder: AnyObject?

    private(set) lazy var view = ScreenView(screen: self)
    /// The window that shows the screen.
    public internal(set) weak var window: Window?
    /// The scope that collects the running tasks of the screen, of its views and of the objects that the screen owns. It cancels them when
    /// the screen closes.
    private(set) lazy var workScope = WorkScope(of: self, keeping: { [weak self] in self.map { [$0] + $0.owned } ?? [] })
    /// Whether the screen has closed for good.
    final var hasLeft: Bool { workScope.isEnded }
    private var hasAppeared = false
    private var isLoaded = false
    /// Whether ``viewDidLoad()`` has returned. From then on a presenter may update the screen.
    private var isReady = false

    /// Whether the screen is or was in a window. A screen that has left its window cannot be shown again.
    final var wasShown: Bool { isLoaded }

    private var owned: [AnyObject] = []
    /// The view models, presenters and other roles that belong to this screen and must be released with it.
    package final var roles: [any Role] { owned.compactMap { $0 as? any Role } }
    /// The file and line of each call of `own`. The leak detector reports them.
    private(set) var roleLocations: [ObjectIdentifier: CallSite] = [:]

    /// Creates a screen. Title and content can also be set later, as in ``viewDidLoad()``.
    ///
    /// - Parameters:
    ///   - title: the title of the screen, shown in its bar and in the page title.
    ///   - content: the content of the screen.
    public init(title: String = "", content: View = Stack()) {
        self.title = title
        self.content = content
    }

    /// Makes the screen the owner of an object: a view model, a presenter, an interactor, a wireframe, or a model that
    /// launches work.
    ///
    /// - The screen keeps a strong reference to the object until the screen closes.
    /// - The work of the object, and of the objects in its properties, is cancelled when the screen closes. Call `own` for an object in a
    ///   property only if other screens use it too.
    /// - If the object is a presenter and the screen conforms to the presenter's view protocol, the presenter receives the screen as its
    ///   view after ``viewDidLoad()``. The presenter releases the view when the screen closes.
    /// - The leak detector checks that roles are released together with the screen.
    ///
    /// ```swift
    /// final class StockScreen: Screen {
    ///     init(viewModel: StockViewModel) {
    ///         super.init(title: "Stock", content: Stack())
    ///         own(viewModel)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - object: an object that belongs to this screen.
    ///   - file: the file of the caller, for diagnostics; leave it out.
    ///   - line: the line of the caller, for diagnostics; leave it out.
    public final func own(_ object: AnyObject, file: String = #fileID, line: Int = #line) {
        owned.append(object)
        roleLocations[ObjectIdentifier(object)] = CallSite(fileID: file, line: line)
        if isLoaded { takeOver(object) }
        if isReady { attach(object) }
    }

    private func takeOver(_ object: AnyObject) {
        window?.context?.work.assign(object, to: workScope)
    }

    private func attach(_ object: AnyObject) {
        (object as? any ViewAttaching)?.attachView(ifFulfilledBy: self)
    }

    /// Called once, before the screen is shown for the first time.
    open func viewDidLoad() {}

    /// The first work of the screen. It starts when the screen first appears. It is cancelled when the screen closes for good, like all
    /// other work of the screen.
    open func run() async {}

    /// Called before the screen closes. Return `false` to keep it open, for example after showing an alert about unsaved text.
    open func shouldLeave() -> Bool { true }

    /// Called once, after the screen has closed for good. By then its work and its bindings have ended, and its presenter has no view.
    open func didLeave() {}

    /// Shows an alert over everything else. Does nothing while the screen is not in a window.
    ///
    /// When the screen closes, its open alert closes too.
    public final func show(_ alert: Alert) {
        alert.asker = self
        window?.show(alert)
    }

    /// Shows a short message that disappears by itself.
    public final func show(_ toast: Toast) {
        toast.asker = self
        window?.show(toast)
    }

    // MARK: Called by the window

    final func load() {
        if isLoaded { return }
        isLoaded = true
        takeOver(self)
        owned.forEach(takeOver)
        inScope {
            viewDidLoad()
            isReady = true
            owned.forEach(attach)
        }
    }

    final func appear() {
        if hasAppeared { return }
        hasAppeared = true
        workScope.start(for: self) { [self] in await run() }
    }

    final func mayLeave() -> Bool { inScope { shouldLeave() } }

    final func tearDown() {
        workScope.end()
        bindings.end()
        view.releaseAllHandlers()
        view.detach()
        window = nil
        for case let presenter as any ViewAttaching in owned { presenter.detachView() }
        didLeave()
        owned = []
        roleLocations = [:]
    }

    /// Runs a closure in the screen's scope for work, so that work which the closure launches belongs to the screen.
    private func inScope<Result>(_ body: () -> Result) -> Result {
        guard let context = window?.context else { return body() }
        return context.work.perform(in: workScope, body)
    }
}
