/// What one thread is in the middle of: passes that run, sets that wait for them, computations, transactions.
///
/// Passes are synchronous, so everything here begins and ends within one call on one thread; between two changes it is
/// empty. That is why it may belong to the thread although dynamics belong to an isolation: no object of one isolation
/// is ever left behind in it for another.
@usableFromInline
final class Propagation {
    /// Why a set cannot simply call the listeners; empty most of the time, so that a set asks one question only.
    @usableFromInline
    struct State: OptionSet {
        @usableFromInline let rawValue: UInt8
        @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Changes have to wait: a pass is running, or a transaction is open.
        @inlinable static var busy: State { State(rawValue: 1) }
        /// What waits is being announced.
        @inlinable static var draining: State { State(rawValue: 2) }
        /// Somebody wants to know what happens.
        @inlinable static var tracing: State { State(rawValue: 4) }
        /// Derived values are being brought up to date. Changes have to wait until that is done.
        @inlinable static var evaluating: State { State(rawValue: 8) }
    }

    // Unchecked for exclusivity: each access is one load or store, on the one thread that this object belongs to. The
    // arrays are changed by calls that run no code of authors.

    @exclusivity(unchecked) @usableFromInline var state: State = []
    /// How many nodes wait to announce their value. Some of them may have gone.
    @exclusivity(unchecked) @usableFromInline var pendingCount = 0
    /// Whether something is to be done at the end of a change, even if nothing waits.
    @exclusivity(unchecked) @usableFromInline var hasLeftovers = false
    /// The number of the binding that was next when a node was last taken from what waits; zero, which no binding has,
    /// once something has come to wait since.
    @exclusivity(unchecked) @usableFromInline var undisturbedSerial: UInt64 = 0
    /// Where the running pass goes on, once the binding that it was calling has left its list.
    @exclusivity(unchecked) @usableFromInline var cursor: Unmanaged<BindingLink>?
    /// The binding whose closure is being called by the running pass; `nil` once it has left its list. Only compared.
    @exclusivity(unchecked) @usableFromInline var running: UnsafeRawPointer?
    /// Closures whose binding went while they were being called.
    @exclusivity(unchecked) var outlasting: [Any] = []

    /// The node that is being announced. Only compared.
    @exclusivity(unchecked) var announced: UnsafeRawPointer?
    /// Counts the propagations that had something to announce, so that lists know when one is over.
    @exclusivity(unchecked) @usableFromInline var serial: UInt32 = 0
    /// Counts the changes that this thread has seen.
    @exclusivity(unchecked) var changeCount: UInt32 = 0

    /// What waits to announce its value.
    @exclusivity(unchecked) var queue = AnnouncementQueue()
    /// Values as they were before the transaction that is open set them.
    @exclusivity(unchecked) var records: ContiguousArray<ValueRecord> = []
    /// Derived values as they were before they were computed while changes were held back.
    @exclusivity(unchecked) var derivedRecords: ContiguousArray<ValueRecord> = []
    /// How many listeners' sets have led, one from the other, to what is announced now.
    @exclusivity(unchecked) var depth: Int32 = 0
    /// The nodes seen at depths beyond the limit: those which keep the cycle going.
    @exclusivity(unchecked) var cycle: [DynamicNode] = []
    /// How deep sets by listeners may follow from each other, before they are taken for a cycle that never settles.
    @exclusivity(unchecked) var roundLimit = Propagation.standardRoundLimit
    /// Lists of dependents that are still to be marked.
    @exclusivity(unchecked) var marking = MarkingList()

    /// The values that are being brought up to date, from the outermost to the innermost.
    @exclusivity(unchecked) var frames = EvaluationStack()
    /// The count of changes that an evaluation compares values with. It is taken when the evaluation begins, and again after each change
    /// on this thread. Other threads cannot change what is evaluated here, so their changes must not make it begin again.
    @exclusivity(unchecked) var epoch: UInt32 = 0
    /// Whether closures read each other deeper than the stack allows; until the outermost of them is through.
    @exclusivity(unchecked) var isTooDeep = false
    /// A value that has one already, which is read by so many closures within each other that it has to be brought up to
    /// date before them.
    @exclusivity(unchecked) var deepest: DynamicNode?
    /// How often that was found.
    @exclusivity(unchecked) var depthReportCount = 0
    /// The state of the computation that is being watched; `noTracker` if there is none.
    ///
    /// It lies on the stack of the call of `update` that runs the computation. That call puts the one from before back before it ends.
    @exclusivity(unchecked) @usableFromInline var tracker: Tracker.Pointer
    /// What stands for a tracker while no computation is being watched. Nothing is ever written there.
    @usableFromInline let noTracker: Tracker.Pointer
    /// Objects to release when no update is running.
    @exclusivity(unchecked) var released: ContiguousArray<Unmanaged<DynamicNode>> = []
    /// Values that went out of use while something was being brought up to date. Retained by hand.
    @exclusivity(unchecked) var leaving: ContiguousArray<Unmanaged<DynamicNode>> = []
    /// Whether the two lists above may have something, or the stack of frames has grown.
    @exclusivity(unchecked) var mustLetGo = false
    /// Computations whose value goes and that are let go one after the other; see `releaseBuried`.
    @exclusivity(unchecked) var buried: ContiguousArray<AnyObject> = []
    @exclusivity(unchecked) var isBurying = false
    /// Edges that are not in use.
    @exclusivity(unchecked) var spareEdges: Edge.Pointer?
    @exclusivity(unchecked) var spareEdgeCount = 0

    /// What the thread was in the middle of when this turn began; see `withWorkStarter`.
    let outer: Propagation?
    /// The address below which the stack of the thread is nearly full.
    let stackLimit: UInt

    /// Who starts asynchronous work for what runs on this thread just now.
    var starter: (any WorkStarter)?
    /// The handler for reports of this thread, if it has one of its own.
    var reportHandler: ((BindingReport) -> Void)?
    /// Who is told what happens, if anybody.
    private(set) var traceHandler: ((BindingTrace) -> Void)?
    /// Who is told what happens together with the dynamics themselves, if anybody.
    private(set) var stepHandler: ((BindingStep) -> Void)?
    /// The node whose listeners are being called; known only while somebody is told what happens.
    var announcing: DynamicNode?

    init(outer: Propagation? = nil) {
        self.outer = outer
        stackLimit = outer?.stackLimit ?? CurrentThread.stackLimit
        noTracker = .allocate(capacity: 1)
        noTracker.initialize(to: Tracker())
        tracker = noTracker
    }

    deinit {
        while let edge = spareEdges {
            spareEdges = edge.pointee.nextSource
            edge.deallocate()
        }
        noTracker.deallocate()
        frames.deallocate()
        marking.deallocate()
        queue.deallocate()
    }

    /// Runs `body` with the state of the current thread.
    @inlinable @inline(__always)
    static func withCurrent<Result>(_ body: (Propagation) -> Result) -> Result {
        CurrentThread.propagation._withUnsafeGuaranteedRef(body)
    }

    /// The count of changes to compare with: that of the evaluation, if there is one.
    var currentEpoch: UInt32 { frames.isEmpty ? ChangeEpoch.current : epoch }

    /// Whether the thread is in the middle of nothing.
    var isIdle: Bool { state.isSubset(of: .tracing) }

    func setTraceHandler(_ handler: ((BindingTrace) -> Void)?) {
        traceHandler = handler
        noteHandlers()
    }

    func setStepHandler(_ handler: ((BindingStep) -> Void)?) {
        stepHandler = handler
        noteHandlers()
    }

    private func noteHandlers() {
        if traceHandler == nil, stepHandler == nil { state.remove(.tracing) } else { state.insert(.tracing) }
    }

    /// Tells what happens.
    ///
    /// - Parameter former: the value before a set, where it is known.
    @inline(never)
    func trace(_ kind: BindingTrace.Kind, _ node: DynamicNode, former: Any? = nil) {
        traceHandler?(BindingTrace(kind: kind, dynamic: node.label, cause: announcing?.label))
        stepHandler?(BindingStep(kind: kind, dynamic: node, former: former, cause: announcing))
    }
}
