/// The role in MVP and VIPER that decides what a view shows and tells it, through a contract.
///
/// The view is held weakly, so the classic cycle of view and presenter cannot be written. While no view is attached,
/// `view` is `nil`: what comes late is dropped.
///
/// A screen that owns its presenter by `own(_:)` and fulfils the contract is attached after its `viewDidLoad()` and detached
/// when it leaves; what the presenter has launched by ``Launching/launch(in:file:line:_:)`` is cancelled then. Call
/// ``attachView(_:file:line:)`` yourself where another object is the view, as in a test.
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
/// The contract is written `any`, because the presenter does not care which class fulfils it.
open class Presenter<Contract>: Launching, Role, ViewAttaching {
    // Stored as an object, because `weak` needs a class type and a protocol existential is none to a generic class.
    private weak var attached: AnyObject?

    /// A presenter without a view. Subclasses take what they need in an initialiser of their own and call this one.
    public init() {}

    /// The view, while one is attached and alive.
    public var view: Contract? { attached as? Contract }

    /// Attaches a view, after detaching the one before it. Attaching the same view again changes nothing.
    ///
    /// If the contract is fulfilled by a value instead of an object, nothing could hold it, so ``Diagnostic/viewIsNoObject(_:at:)``
    /// is reported and no view is attached.
    ///
    /// - Parameters:
    ///   - view: the view that fulfils the contract.
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

    /// Lets the view go. Detaching twice is the same as detaching once.
    ///
    /// A screen that owns the presenter does it when it leaves. Work of the presenter ends with its screen too.
    public final func detachView() {
        let hadView = attached != nil
        attached = nil
        if hadView { viewDidDetach() }
    }

    package final func attachView(ifFulfilledBy candidate: AnyObject) {
        if attached == nil, let view = candidate as? Contract { attachView(view) }
    }

    /// Called after a view was attached: the place to start.
    open func viewDidAttach() {}

    /// Called after the view has gone.
    open func viewDidDetach() {}

    nonisolated open var roleName: String { "presenter" }
}
