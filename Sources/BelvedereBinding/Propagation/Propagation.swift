/// The state of the bindings on one thread: running passes, waiting changes, computations, transactions. A pass is a walk through the
/// bindings of one node that calls them.
///
/// Passes are synchronous, so everything here begins and ends within one call on one thread. Between two changes the state is empty. So the
/// state may belong to the thread although dynamics belong to an isolation: it never contains an object of one isolation while another
/// isolation uses it.
@usableFromInline
final class Propagation {
    /// The reasons why assigning a value cannot simply call the listeners. Mostly there are none, so that an assignment checks only one
    /// condition.
    @usableFromInline
    struct State: OptionSet {
        @usableFromInline let rawValue: UInt8
        @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Changes have to wait: a pass is running, or a transaction is open.
        @inlinable static var busy: State { State(rawValue: 1) }
        /// The engine is announcing the nodes of the queue.
        @inlinable static var draining: State { State(rawValue: 2) }
        /// A trace handler is set.
        @inlinable static var tracing: State { State(rawValue: 4) }
        /// Derived values are being brought up to date. Changes wait until that has ended.
        @inlinable static var evaluating: State { State(rawValue: 8) }
    }

    // Exclusivity checks are switched off for these fields: each access is one load or store, on the one thread that this object belongs
    // to. The calls that change the collections run no code of authors.

    @exclusivity(unchecked) @usableFromInline var state: State = []

    // MARK: Announcements

    /// The number of entries in the announcement queue.
    @exclusivity(unchecked) @usableFromInline var pendingCount = 0
    /// Whether there is work to do at the end of a change, such as releasing the objects in `outlasting`, even if no node waits in the
    /// queue.
    @exclusivity(unchecked) @usableFromInline var hasLeftovers = false
    /// The position of the running pass (the calls of a node's bindings, one after the other): the binding that it calls. If that binding
    /// has left its list, the link at which the pass continues.
    @exclusivity(unchecked) @usableFromInline var position: Borrowed<BindingLink>?
    /// Whether `position` has moved on to the head of the list, which is the dynamic itself. Valid only after the position has moved.
    @exclusivity(unchecked) var positionIsHead = false
    /// Closures of bindings that were released while the closures were being called. They are released at the end of the change.
    @exclusivity(unchecked) var outlasting: [Any] = []
    /// The number of propagations (changes with the calls of all listeners that they cause) that had something to announce. Lists compare
    /// it to find out whether a propagation has ended.
    @exclusivity(unchecked) @usableFromInline var serial: UInt32 = 0
    @exclusivity(unchecked) var queue = AnnouncementQueue()
    /// The serial number of the binding in the entry that was last removed from the queue; zero once another entry has been added. Before
    /// that, no older binding can be waiting.
    @exclusivity(unchecked) var undisturbedSerial: UInt64 = 0
    /// The number of assignments by listeners, each caused by the one before, that have led to the announced node.
    @exclusivity(unchecked) var depth: Int32 = 0
    /// The nodes that were set after the limit of rounds. They are the nodes of an endless cycle.
    @exclusivity(unchecked) var cycle: [DynamicNode] = []
    /// The limit of rounds: if listeners set values more often than this, each time because of the one before, the change counts as
    /// endless.
    @exclusivity(unchecked) var roundLimit = Propagation.standardRoundLimit
    /// Derived values that must still be marked as possibly changed.
    @exclusivity(unchecked) var marking = Buffer<Borrowed<DynamicNode>>()
    /// Nodes whose value from before the open transaction is recorded.
    @exclusivity(unchecked) var records: ContiguousArray<NodeDetails> = []
    /// Derived values whose value from before a computation is recorded, because listeners could not be called at that time.
    @exclusivity(unchecked) var derivedRecords: ContiguousArray<NodeDetails> = []

    // MARK: Evaluations

    /// The values that are being brought up to date, from the outermost to the innermost.
    @exclusivity(unchecked) var evaluations = Buffer<Evaluation>()
    /// The reads of the running computation.
    @exclusivity(unchecked) @usableFromInline var tracker = Tracker()
    /// The count of changes (``ChangeEpoch``) that an evaluation compares values with. It is read when the evaluation begins, and again
    /// after each change on this thread. Other threads cannot change the values that are evaluated here, so their changes must not restart
    /// the evaluation.
    @exclusivity(unchecked) var epoch: UInt32 = 0
    /// The number of changes that this thread has seen.
    @exclusivity(unchecked) var changeCount: UInt32 = 0
    /// Whether closures read each other more deeply than the stack allows. Reset when the outermost closure has ended.
    @exclusivity(unchecked) var isTooDeep = false
    /// The derived value that was about to be computed when closures that read each other had used up the stack. For the moment, its old
    /// value is used. It must be brought up to date before those closures run again.
    @exclusivity(unchecked) var deepest: DynamicNode?
    @exclusivity(unchecked) var depthReportCount = 0
    /// Nodes to release when no evaluation is running.
    @exclusivity(unchecked) var released: ContiguousArray<Borrowed<DynamicNode>> = []
    /// Derived values that were in use until the running evaluation. Each is retained until it is disconnected.
    @exclusivity(unchecked) var leaving: ContiguousArray<Borrowed<DynamicNode>> = []
    /// Whether `released` or `leaving` may have elements, or the memory of `evaluations` may have grown.
    @exclusivity(unchecked) var mustLetGo = false
    /// Computations whose values are being freed, to be released one after the other; see `releaseBuried`.
    @exclusivity(unchecked) var buried: ContiguousArray<AnyObject> = []
    @exclusivity(unchecked) var isBurying = false

    // MARK: Turns

    /// The state that is set aside during this turn; see `withWorkStarter`. A turn is a call of code that has no part in the running
    /// change.
    let outer: Propagation?
    /// The address below which the stack of the thread is nearly full.
    let stackLimit: UInt
    /// The object that starts asynchronous work for the running code.
    var starter: (any WorkStarter)?
    /// The handler for reports of this thread, if the thread has its own.
    var reportHandler: ((BindingReport) -> Void)?
    /// The handler that receives the trace, with the names of the dynamics.
    var traceHandler: ((BindingTrace) -> Void)? { didSet { noteHandlers() } }
    /// The handler that receives the trace, with the dynamics themselves.
    var stepHandler: ((BindingStep) -> Void)? { didSet { noteHandlers() } }
    /// The node whose listeners are being called. Set only while a trace handler is set.
    var announcing: DynamicNode?

    init(outer: Propagation? = nil) {
        self.outer = outer
        stackLimit = outer?.stackLimit ?? Platform.stackLimit
    }

    deinit {
        evaluations.deallocate()
        marking.deallocate()
        queue.deallocate()
    }

    /// Runs `body` with the state of the current thread.
    @inlinable @inline(__always)
    static func withCurrent<Result>(_ body: (Propagation) -> Result) -> Result { CurrentThread.propagation.with(body) }

    /// Whether the thread has no change, pass or computation in progress.
    var isIdle: Bool { state.isSubset(of: .tracing) }

    private func noteHandlers() {
        if traceHandler == nil, stepHandler == nil { state.remove(.tracing) } else { state.insert(.tracing) }
    }

    /// Sends a step to the trace handlers.
    ///
    /// - Parameter former: The value before an assignment, if it is known.
    @inline(never)
    func trace(_ kind: BindingTrace.Kind, _ node: DynamicNode, former: Any? = nil) {
        traceHandler?(BindingTrace(kind: kind, dynamic: node.label, cause: announcing?.label))
        stepHandler?(BindingStep(kind: kind, dynamic: node, former: former, cause: announcing))
    }

    // MARK: The outermost change

    @inlinable @inline(__always) func begin() { state = State(rawValue: state.rawValue | State.busy.rawValue) }

    /// Ends the outermost change: announces the waiting nodes until none waits.
    @inlinable @inline(__always) func finish() {
        if pendingCount > 0 || hasLeftovers { drain() }
        state = State(rawValue: state.rawValue & ~State.busy.rawValue)
    }

    /// Runs `body`. Calls the listeners of changed values only at the end of `body`, even if `body` throws.
    @usableFromInline
    func transaction<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard !state.contains(.busy) else { return try body() }
        begin()
        defer { finish() }
        return try body()
    }
}

/// One step of a change, with the dynamics themselves. The inspector makes a line of its table from it.
///
/// ``BindingTrace`` has the same content with names only, so it can be stored.
package struct BindingStep {
    /// The kind of the step.
    package let kind: BindingTrace.Kind
    /// The dynamic that was set, computed or announced. Before a value is computed, its ``DynamicNode/lastValue`` is the old value.
    package let dynamic: DynamicNode
    /// The value before an assignment, if it is known.
    package let former: Any?
    /// The dynamic whose listener caused this step; `nil` if no listener was being called at the time.
    package let cause: DynamicNode?
}

/// Access to the state of the current thread.
@usableFromInline
enum CurrentThread {
    /// The state of this thread, made on first use. Borrowed, because only the end of the thread releases it.
    @usableFromInline static var propagation: Borrowed<Propagation> { existing ?? makePropagation() }

    /// The state of this thread, if it has one.
    @inline(__always)
    static var existing: Borrowed<Propagation>? { ThreadPointer.stored.map { Borrowed(pointer: $0) } }

    @inline(never)
    private static func makePropagation() -> Borrowed<Propagation> {
        if let pointer = ThreadPointer.storedForCertain { return Borrowed(pointer: pointer) }
        let propagation = Borrowed(retaining: Propagation())
        ThreadPointer.store(propagation.pointer)
        return propagation
    }
}
