/// What one thread is in the middle of: passes that run, sets that wait for them, transactions that are open.
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
        /// A computation is being watched.
        @inlinable static var tracking: State { State(rawValue: 2) }
        /// Somebody wants to know what happens.
        @inlinable static var tracing: State { State(rawValue: 4) }
    }

    // Unchecked for exclusivity: each access is one load or store, on the one thread that this object belongs to.

    @exclusivity(unchecked) @usableFromInline var state: State = []
    /// Where the running pass goes on, once the binding that it was calling has left its list.
    @exclusivity(unchecked) @usableFromInline var cursor: Unmanaged<BindingLink>?
    /// The binding whose closure is being called by the running pass; `nil` once it has left its list. Only compared.
    @exclusivity(unchecked) @usableFromInline var running: UnsafeRawPointer?
    /// Closures whose binding went while they were being called.
    @exclusivity(unchecked) var outlasting: [Any] = []

    /// Counts the propagations that had something to announce, so that lists know when one is over.
    @exclusivity(unchecked) @usableFromInline var serial: UInt32 = 0

    /// The innermost computation that is being watched.
    @exclusivity(unchecked) var tracking: Tracking?

    /// A watch that is not in use, kept so that watching allocates nothing.
    @exclusivity(unchecked) private var spare: Tracking?
    /// What the spare watch is said to watch, so that it keeps nobody alive.
    private lazy var idleNode = DynamicNode(name: nil, hasValue: true, kind: .state) { _, _ in }

    /// The reads of watched computations that are under way, from the outermost to the innermost.
    private var readings: [(reader: DynamicNode, read: DynamicNode)] = []

    /// What waits to announce its value, in order; `nil` where a node went while it waited.
    ///
    /// Unmanaged: a node that goes while it waits calls `forget`, so what is found here is alive.
    @exclusivity(unchecked) private var queue: ContiguousArray<Unmanaged<DynamicNode>?> = []
    @exclusivity(unchecked) private var position = 0
    /// Derived values that have been marked, and whose own dependents have not been, yet.
    @exclusivity(unchecked) private var marking: ContiguousArray<Unmanaged<DynamicNode>> = []

    /// How often a listener's set has led to another round since the outermost change.
    @exclusivity(unchecked) private var rounds = 0
    /// The nodes seen in the rounds beyond the limit: those which keep the cycle going.
    private var cycle: [DynamicNode] = []

    /// What the thread was in the middle of when this turn began; see `withWorkStarter`.
    private let outer: Propagation?

    /// Who starts asynchronous work for what runs on this thread just now.
    var starter: (any WorkStarter)?

    /// Who is told what happens, if anybody.
    private(set) var traceHandler: ((BindingTrace) -> Void)?
    /// The node whose listeners are being called; known only while somebody is told what happens.
    private var announcing: DynamicNode?

    func setTraceHandler(_ handler: ((BindingTrace) -> Void)?) {
        if (handler == nil) != (traceHandler == nil) { BindingTrace.handlerWasSet(handler != nil) }
        traceHandler = handler
        if handler == nil { state.remove(.tracing) } else { state.insert(.tracing) }
    }

    func trace(_ kind: BindingTrace.Kind, _ node: DynamicNode) {
        traceHandler?(BindingTrace(kind: kind, dynamic: node.label, cause: announcing?.label))
    }

    /// What is done with reports of this thread, if not what is done with all.
    var reportHandler: ((BindingReport) -> Void)?

    @usableFromInline init(outer: Propagation? = nil) { self.outer = outer }

    deinit { setTraceHandler(nil) }

    /// Runs `body` with the state of the current thread.
    @inlinable @inline(__always)
    static func withCurrent<Result>(_ body: (Propagation) -> Result) -> Result {
        CurrentThread.propagation._withUnsafeGuaranteedRef(body)
    }

    /// Whether the thread is in the middle of nothing.
    var isIdle: Bool { state.isSubset(of: .tracing) && tracking == nil && readings.isEmpty }

    // MARK: Passes

    /// Notes which binding a pass is about to call.
    @inlinable @inline(__always)
    func beginCall(of token: BindingToken) {
        running = UnsafeRawPointer(Unmanaged.passUnretained(token).toOpaque())
        token.isRunning = true
    }

    /// Finds where a pass goes on after a call.
    @inlinable @inline(__always)
    func endCall(of token: Unmanaged<BindingLink>) -> Unmanaged<BindingLink>? {
        guard running == UnsafeRawPointer(token.toOpaque()) else { return takeCursor() }
        return token._withUnsafeGuaranteedRef {
            $0.isRunning = false
            return $0.next
        }
    }

    @usableFromInline func takeCursor() -> Unmanaged<BindingLink>? {
        defer { cursor = nil }
        cursor?._withUnsafeGuaranteedRef { $0.isCursor = false }
        return cursor
    }

    /// Moves a pass on that stands at a binding which is about to leave its list.
    func willUnlink(_ token: BindingToken, next: Unmanaged<BindingLink>) {
        let pointer = Unmanaged<BindingLink>.passUnretained(token).toOpaque()
        guard running == UnsafeRawPointer(pointer) || cursor?.toOpaque() == pointer else {
            outer?.willUnlink(token, next: next)
            return
        }
        if token.isRunning {
            token.isRunning = false
            token.wasRunning = true
            running = nil
        }
        token.isCursor = false
        cursor = next
        next._withUnsafeGuaranteedRef { $0.isCursor = true }
    }

    // MARK: Waiting

    /// Whether anything waits to be announced.
    @inlinable var hasPending: Bool { pendingCount > 0 }
    @usableFromInline @exclusivity(unchecked) var pendingCount = 0

    @usableFromInline func enqueue(_ node: DynamicNode) {
        guard !node.isQueued else { return }
        node.isQueued = true
        queue.append(Unmanaged.passUnretained(node))
        pendingCount += 1
    }

    /// Takes a node that is going out of the queue.
    func forget(_ node: DynamicNode) {
        let pointer = Unmanaged.passUnretained(node).toOpaque()
        for index in position..<queue.count where queue[index]?.toOpaque() == pointer {
            queue[index] = nil
        }
        outer?.forget(node)
    }

    /// Notes that the value of `node` has changed: everything derived from it may have to be computed, and what is bound
    /// waits to be called.
    ///
    /// By a list and not by recursion, so that the length of a chain of derived values does not matter.
    @usableFromInline func mark(dependentsOf node: DynamicNode) {
        markDirect(dependentsOf: node)
        var index = 0
        while index < marking.count {
            marking[index]._withUnsafeGuaranteedRef { markDirect(dependentsOf: $0) }
            index += 1
        }
        marking.removeAll(keepingCapacity: true)
    }

    private func markDirect(dependentsOf node: DynamicNode) {
        var edge = node.firstDependent
        while let current = edge {
            current._withUnsafeGuaranteedRef { current in
                current.target._withUnsafeGuaranteedRef { target in
                    guard !target.isMarked else { return }
                    target.isMarked = true
                    if target.hasBindings { enqueue(target) }
                    if target.firstDependent != nil { marking.append(current.target) }
                }
                edge = current.nextDependent
            }
        }
    }

    // MARK: Changes

    /// Takes a change of `node` that does not take the quick way of `Dynamic.value`.
    @usableFromInline func changed(_ node: DynamicNode) {
        if state.contains(.tracing) { trace(.set, node) }
        if state.contains(.busy) {
            if node.hasBindings { enqueue(node) }
            mark(dependentsOf: node)
            return
        }
        let watched = suspendTracking()
        begin()
        if node.hasBindings { enqueue(node) }
        mark(dependentsOf: node)
        finish()
        resumeTracking(watched)
    }

    @inlinable @inline(__always) func begin() { state.insert(.busy) }

    /// Ends the outermost change: announces what waits, until nothing is left.
    @inlinable @inline(__always) func finish() {
        if pendingCount > 0 || hasLeftovers { drain() }
        state.remove(.busy)
    }

    @usableFromInline @exclusivity(unchecked) var hasLeftovers = false

    /// Announces what waits, until nothing is left.
    @usableFromInline func drain() {
        var endOfRound = queue.count
        while position < queue.count {
            if position == endOfRound {
                rounds += 1
                endOfRound = queue.count
            }
            let next = queue[position]
            position += 1
            pendingCount -= 1
            if position >= 1024, position * 2 >= queue.count {
                queue.removeFirst(position)
                endOfRound -= position
                position = 0
            }
            // Retained for the announcement, in which its last reference may go.
            guard let node = next?.takeUnretainedValue() else { continue }
            node.isQueued = false
            if rounds > roundLimit, !mayGoOn(with: node) {
                node.refresh()
                (node as? PendingEvent)?.leaveQueue()
            } else if state.contains(.tracing) {
                announceTraced(node)
            } else {
                node.perform(node, .announce)
            }
        }
        queue.removeAll(keepingCapacity: true)
        position = 0
        pendingCount = 0
        rounds = 0
        serial &+= 1
        cycle = []
        if hasLeftovers {
            hasLeftovers = false
            outlasting.removeAll()
        }
    }

    private func announceTraced(_ node: DynamicNode) {
        node.refresh()
        if node.hasUnseenBindings { trace(.told, node) }
        let outer = announcing
        announcing = node
        node.perform(node, .announce)
        announcing = outer
    }

    /// Runs `body` with changes held back, and lets them go at the end, even of a body that throws.
    @usableFromInline
    func transaction<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard !state.contains(.busy) else { return try body() }
        begin()
        defer { finish() }
        return try body()
    }

    /// Keeps a closure until the change is over.
    func outlast(_ closure: Any) {
        if let outer { return outer.outlast(closure) }
        guard state.contains(.busy) else { return }
        outlasting.append(closure)
        hasLeftovers = true
    }

    // MARK: Watching what a computation reads

    func track(_ node: DynamicNode, _ body: () -> Void) {
        let outer = tracking
        let watch: Tracking
        if let spare {
            self.spare = nil
            spare.reset(node, outer: outer)
            watch = spare
        } else {
            watch = Tracking(node: node, outer: outer)
        }
        tracking = watch
        state.insert(.tracking)
        body()
        watch.finish()
        resumeTracking(outer)
        watch.reset(idleNode, outer: nil)
        spare = watch
    }

    /// Reads `node` for a computation that is being watched.
    @usableFromInline func recordRead(of node: DynamicNode) {
        guard let watch = tracking else { return node.refresh() }
        if node.isDerived, node.isMarked || !node.hasValue || !node.isInUse {
            resumeTracking(nil)
            readings.append((reader: watch.reader, read: node))
            node.refresh()
            readings.removeLast()
            resumeTracking(watch)
        }
        watch.record(node)
    }

    func suspendTracking() -> Tracking? {
        let watch = tracking
        resumeTracking(nil)
        return watch
    }

    func resumeTracking(_ watch: Tracking?) {
        tracking = watch
        if watch == nil { state.remove(.tracking) } else { state.insert(.tracking) }
    }

    // MARK: Cycles

    /// How many rounds of sets by listeners one change may cause, before it is taken for a cycle that never settles.
    var roundLimit = Propagation.standardRoundLimit
    static let standardRoundLimit = 1_000_000
    private static let cycleRounds = 1_000

    /// Whether a listener's set of `node` may be told, once the limit has been passed.
    func mayGoOn(with waiting: DynamicNode) -> Bool {
        if rounds <= roundLimit + Self.cycleRounds {
            let node = (waiting as? PendingEvent)?.source ?? waiting
            if !cycle.contains(where: { $0 === node }) { cycle.append(node) }
            return true
        }
        if !cycle.isEmpty {
            let labels = cycle.map(\.label)
            cycle = []
            BindingReport(.endlessChange(roundLimit), dynamics: labels).send()
        }
        return false
    }

    /// Whether the listeners of `node`, one of which has just set it again, may be called once more.
    @usableFromInline func mayRepeat(_ node: DynamicNode) -> Bool {
        rounds += 1
        return rounds <= roundLimit || mayGoOn(with: node)
    }

    /// Says that a derived value has been found to need itself.
    func reportCycle(endingAt node: DynamicNode) {
        var path: [DynamicNode] = [node]
        for reading in readings.reversed() {
            var next: DynamicNode? = reading.read
            while let current = next, current !== node, current.isComputing {
                if !path.contains(where: { $0 === current }) { path.append(current) }
                next = current.sources.first { $0.isComputing }
            }
            if reading.reader === node { break }
        }
        let report = BindingReport(.selfReference, dynamics: path.map(\.label))
        report.send()
        precondition(node.hasValue, report.description)
    }
}
