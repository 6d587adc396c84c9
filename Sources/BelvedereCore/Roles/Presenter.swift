/// The role in MVP and VIPER that decides what a view shows. It calls the view through a contract: a protocol with the methods that the
/// presenter needs.
///
/// The presenter has only a weak reference to its view, so they cannot keep each other alive. While no view is attached, `view` is `nil`,
/// and calls to it have no effect.
///
/// A screen can own its presenter by `own(_:)`. If the screen conforms to the contract, it is attached as the view after its
/// `viewDidLoad()`, and detached when it leaves. When it leaves, the work that the presenter has started with
/// ``Launching/launch(in:file:line:_:)`` is cancelled too. Call ``attachView(_:file:line:)`` yourself if another object is the view, as in
/// a test.
///
/// ```swift
/// protocol DoggyView: AnyObject {
///     func setDoggies(_ doggies: [DoggyViewData])
/// }
///
/// final class DoggyPresenter: Presenter<any DoggyView> {
///     override func viewDidAttach() { launch { [self] in await load() } }
///     func load() async { view?.setDoggies(format(await service.deliverDoggies())) }
/// }
/// ```
///
/// The contract is written with `any`, because any class that conforms to it can be the view.
open class Presenter<Contract>: Launching, Role, ViewAttaching {
    // Stored as `AnyObject`, because `weak` needs a class type, and in a generic class a protocol type does not count as one.
    private weak var attached: AnyObject?

    /// A presenter without a view. Subclasses take their dependencies in an initialiser of their own and call this one.
    public init() {}

    /// The view, while one is attached and alive.
    public var view: Contract? { attached as? Contract }

    /// Attaches a view, after detaching the one before it. Attaching the same view again changes nothing.
    ///
    /// The view must be an object. If it is a value such as a structure, a weak reference to it is not possible, so <doc:BV0005> is
    /// reported and no view is attached.
    ///
    /// - Parameters:
    ///   - view: the view that conforms to the contract.
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    public final func attachView(_ view: Contract, file: String = #fileID, line: Int = #line) {
        guard type(of: view as Any) is AnyObject.Type else {
            let location = CallSite(fileID: file, line: line)
            return SessionContext.report(.viewIsNoObject(String(reflecting: type(of: view as Any)), at: location))
        }
        let object = view as AnyObject
        if attached === object { return }
        detachView()
        attached = object
        viewDidAttach()
    }

    /// Detaches the view. Further calls have no effect.
    ///
    /// A screen that owns the presenter calls it when the screen leaves. At that time, the work of the presenter is cancelled too.
    public final func detachView() {
        let hadView = attached != nil
        attached = nil
        if hadView { viewDidDetach() }
    }

    package final func attachView(ifFulfilledBy candidate: AnyObject) {
        if attached == nil, let view = candidate as? Contract { attachView(view) }
    }

    /// Called after a view was attached. Start the work of the presenter here.
    open func viewDidAttach() {}

    /// Called after the view was detached.
    open func viewDidDetach() {}

    nonisolated open var roleName: String { "presenter" }
}
