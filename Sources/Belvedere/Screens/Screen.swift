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
    public var title: String {
        didSet {
            if title != oldValue {
                view.propertyChanged(ScreenView.title)
                window?.titleChanged(of: self)
            }
        }
    }

    /// What the screen shows.
    public var content: View { didSet { if content !== oldValue { view.contentChanged() } } }

    /// Buttons at the trailing end of the bar.
    ///
    /// On a presented screen a button of the role ``Button/Role/cancel`` is the way out that a person sees; hosts then show
    /// no close mark of their own beside it. Esc, a swipe and a browser's back still ask to leave.
    public var barItems: [Button] = [] { didSet { view.barItemsChanged() } }

    /// Shows what is pushed over this screen beside it in a wide window. Without one each screen fills the window.
    public var splitView: SplitView? {
        didSet {
            if splitView === oldValue { return }
            view.splitViewChanged(from: oldValue)
            window?.arrangePanes()
        }
    }

    /// Whether leaving now would lose what a person has entered. A window that is closed then warns first.
    public var hasUnsavedChanges = false {
        didSet { if hasUnsavedChanges != oldValue { view.propertyChanged(ScreenView.hasUnsavedChanges) } }
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
    /// The work of the screen, of its views and of what it owns. It is cancelled when the screen leaves.
    private(set) lazy var workScope = WorkScope(of: self, keeping: { [weak self] in self.map { [$0] + $0.owned } ?? [] })
    /// Whether the screen has left for good.
    final var hasLeft: Bool { workScope.isEnded }
    private var hasAppeared = false
    private var isLoaded = false
    /// Whether ``viewDidLoad()`` has returned, so that a presenter may tell the screen what to show.
    private var isReady = false

    /// Whether the screen is or has been in a window. It can be there once.
    final var wasShown: Bool { isLoaded }

    private var owned: [AnyObject] = []
    /// The view models, presenters and so on that belong to this screen and must go with it.
    package final var roles: [any Role] { owned.compactMap { $0 as? any Role } }
    /// Where each of them was taken over, for the leak detector.
    private(set) var roleLocations: [ObjectIdentifier: CallSite] = [:]

    /// A screen with its title and its content. Both can be set later, as in ``viewDidLoad()``.
    ///
    /// - Parameters:
    ///   - title: what the screen is called, in its bar and in the title of the page.
    ///   - content: what it shows.
    public init(title: String = "", content: View = Stack()) {
        self.title = title
        self.content = content
    }

    /// Makes the screen the owner of an object: a view model, a presenter, an interactor, a wireframe, or a model that
    /// launches work.
    ///
    /// - The screen keeps the object while it is there.
    /// - All work that the object launches is cancelled when the screen leaves. An object that the owned one
    ///   holds needs no `own` of its own, unless other screens use it too.
    /// - A presenter whose contract the screen fulfils gets the screen as its view after ``viewDidLoad()``, and lets go of it
    ///   when the screen leaves.
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
    ///   - object: what belongs to this screen.
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
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

    /// Called once, when the screen is about to be shown for the first time.
    open func viewDidLoad() {}

    /// The work that the screen begins with. Started when it first appears; like all its work it is cancelled when the
    /// screen leaves for good.
    open func run() async {}

    /// Asked before the screen leaves. Answer `false` to stay, for example after presenting an alert about unsaved text.
    open func shouldLeave() -> Bool { true }

    /// Called once after the screen has left for good. Its work, its bindings and its presenter's view have ended by then.
    open func didLeave() {}

    /// Shows an alert over everything else. Nothing happens while the screen is not in a window.
    ///
    /// An alert that is still open when the screen leaves goes with it.
    public final func show(_ alert: Alert) {
        alert.asker = self
        window?.show(alert)
    }

    /// Shows a short message that disappears by itself.
    public final func show(_ toast: Toast) {
        toast.asker = self
        window?.show(toast)
    }

    // MARK: Driven by the window

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

    /// Runs code of the screen, so that what it launches is the screen's work.
    private func inScope<Result>(_ body: () -> Result) -> Result {
        guard let context = window?.context else { return body() }
        return context.work.perform(in: workScope, body)
    }
}
