/// The role in MVP and VIPER that decides what a view shows and tells it, through a contract.
///
/// The view is held weakly, so the classic cycle of view and presenter cannot be written. While no view is attached,
/// `view` is `nil`: what comes late is dropped. Work started with ``launch(file:line:_:)`` is cancelled by ``detachView()``.
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
open class Presenter<Contract>: Launching, Role {
    // Stored as an object, because `weak` needs a class type and a protocol existential is none to a generic class.
    private weak var attached: AnyObject?
    private var works: [Int: LaunchedWork] = [:]
    private var lastWork = 0

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
            let location = SourceLocation(file: file, line: line)
            return SessionContext.report(.viewIsNoObject(String(reflecting: type(of: view as Any)), at: location))
        }
        let object = view as AnyObject
        if attached === object { return }
        detachView()
        attached = object
        viewDidAttach()
    }

    /// Lets the view go and cancels the work that was started for it. Detaching twice is the same as detaching once.
    public final func detachView() {
        let hadView = attached != nil
        attached = nil
        let running = works
        works = [:]
        for work in running.values { work.cancel() }
        if hadView { viewDidDetach() }
    }

    /// Called after a view was attached: the place to start.
    open func viewDidAttach() {}

    /// Called after the view has gone.
    open func viewDidDetach() {}

    nonisolated open var roleName: String { "presenter" }

    /// Starts work on the session for the view that is attached now. When the view is detached the work is cancelled.
    ///
    /// - Parameters:
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    ///   - operation: the work.
    /// - Returns: what cancels the work or waits for it.
    @discardableResult
    public final func launch(file: String = #fileID, line: Int = #line, _ operation: @escaping Action) -> LaunchedWork {
        guard let context = SessionContext.current else {
            Diagnostic.launchedOffSession(at: SourceLocation(file: file, line: line)).stop()
        }
        lastWork += 1
        let number = lastWork
        works[number] = LaunchedWork(nil)
        let work = context.start(for: self) { [weak self] in
            await operation()
            self?.works[number] = nil
        }
        if works[number] != nil { works[number] = work.isStarted ? work : nil }
        return work
    }
}
