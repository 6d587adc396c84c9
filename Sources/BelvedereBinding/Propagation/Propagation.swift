/// What one thread is in the middle of: passes that run, sets that wait for them, transactions that are open.
///
/// Passes are synchronous, so everything here begins and ends within one call on one thread; between two changes it is
/// empty. That is why it may belong to the thread although dynamics belong to an isolation: no object of one isolation
/// is ever left behind in it for another.
@usableFromInline
final class Propagation {
    /// Whether changes have to wait: a pass is running, or a transaction is open.
    @exclusivity(unchecked) @usableFromInline var isBusy = false
    /// How many transactions are open, one inside the other.
    var transactionDepth = 0
    /// The binding that the running pass calls next. A binding that is unlinked moves it on.
    @exclusivity(unchecked) @usableFromInline var cursor: Unmanaged<BindingLink>?
    /// The binding whose closure is being called by the running pass; only compared, never followed.
    @exclusivity(unchecked) @usableFromInline var running: UnsafeRawPointer?
    /// Closures whose binding went while they were being called.
    var outlasting: [Any] = []
    /// What waits to be delivered, in order.
    private var queue: [Entry] = []
    private var position = 0
    /// Deliveries made since the outermost change.
    private var deliveries = 0

    private enum Entry {
        case node(DynamicNode)
        case event(() -> Void)
    }

    @usableFromInline init() {}

    /// Runs `body` with the state of the current thread.
    @inlinable @inline(__always)
    static func withCurrent<Result>(_ body: (Propagation) -> Result) -> Result {
        CurrentThread.propagation._withUnsafeGuaranteedRef(body)
    }

    func willUnlink(_ token: BindingToken, next: Unmanaged<BindingLink>) {
        if cursor?.toOpaque() == Unmanaged<BindingLink>.passUnretained(token).toOpaque() { cursor = next }
    }

    @usableFromInline func enqueue(_ node: DynamicNode) {
        guard !node.isQueued else { return }
        node.isQueued = true
        queue.append(.node(node))
    }

    @usableFromInline func enqueueEvent(_ delivery: @escaping () -> Void) { queue.append(.event(delivery)) }

    @usableFromInline var hasPending: Bool { position < queue.count }

    /// Delivers what has been queued until nothing is left. Called with `isBusy` set, by the outermost change alone.
    @usableFromInline func drain() {
        while position < queue.count {
            let entry = queue[position]
            position += 1
            if position > 1024, position * 2 > queue.count {
                queue.removeFirst(position)
                position = 0
            }
            switch entry {
            case .node(let node):
                node.isQueued = false
                node.announce()
            case .event(let deliver):
                deliver()
            }
        }
        queue.removeAll(keepingCapacity: true)
        position = 0
        if !outlasting.isEmpty { outlasting.removeAll() }
    }

    /// Called when the first pass, of the outermost change, is over.
    @usableFromInline func finish() {
        if hasPending { drain() }
        if !outlasting.isEmpty { outlasting.removeAll() }
        isBusy = false
    }
}
