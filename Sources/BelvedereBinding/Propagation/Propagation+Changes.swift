extension Propagation {
    @inlinable @inline(__always) func begin() { state = State(rawValue: state.rawValue | State.busy.rawValue) }

    /// Ends the outermost change: announces what waits, until nothing is left.
    @inlinable @inline(__always) func finish() {
        if pendingCount > 0 || hasLeftovers { drain() }
        state = State(rawValue: state.rawValue & ~State.busy.rawValue)
    }

    /// Takes a change of `node` that does not take the quick way of `Dynamic.value`.
    ///
    /// - Parameter former: the value before the change; asked for only while somebody is told what happens.
    @usableFromInline func changed(_ node: DynamicNode, from former: @autoclosure () -> Any? = nil) {
        noteChange()
        if state.contains(.tracing), node.isInUse { trace(.set, node, former: former()) }
        forgetIdleReaders(of: node)
        guard node.isInUse else { return }
        if !state.isDisjoint(with: [.busy, .evaluating]) {
            announceAndMark(node)
            return
        }
        begin()
        announceAndMark(node)
        finish()
    }

    /// Counts a change. While values are computed, they may come to be what they were before it.
    func noteChange() {
        changeCount &+= 1
        for index in 0..<frames.count {
            frames[index].pointee.marks.insert(.overtaken)
            frames[index].pointee.node._withUnsafeGuaranteedRef { $0.flags.formUnion(.mayComeBack) }
        }
    }

    /// Puts a changed node into the queue, and marks what is derived from it.
    @usableFromInline func announceAndMark(_ node: DynamicNode) {
        if node.hasBindings { enqueue(node) }
        if node.dependents != nil { mark(dependentsOf: node) }
    }

    /// Lets derived values that are not in use look at their sources when they are read next, if one of them has read
    /// this node.
    func forgetIdleReaders(of node: DynamicNode) {
        guard node.flags.contains(.readIdle) else { return }
        node.flags.remove(.readIdle)
        epoch = ChangeEpoch.advance()
    }

    /// Puts a node whose bindings are to be told into the queue.
    @usableFromInline func enqueue(_ node: DynamicNode) {
        if queue.contains(node) {
            guard node.flags.contains(.suspended) else { return }
            queue.withdraw(node, &pendingCount)
        }
        guard let first = node.firstBinding else { return }
        append(node, first)
    }

    @inline(__always)
    func append(_ node: DynamicNode, _ first: Unmanaged<BindingLink>) {
        let serial = first._withUnsafeGuaranteedRef { unsafeDowncast($0, to: BindingToken.self).serial }
        queue.append(node, serial: serial, depth: depth &+ 1, &pendingCount)
        undisturbedSerial = 0
    }

    /// Takes a node that is going out of the queue.
    func forget(_ node: DynamicNode) {
        guard queue.knows(node) else {
            outer?.forget(node)
            return
        }
        if let record = queue.forget(node) { forgetRecord(record, of: node) }
    }

    /// Runs `body` with changes held back, and lets them go at the end, even of a body that throws.
    @usableFromInline
    func transaction<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard !state.contains(.busy) else { return try body() }
        begin()
        defer { finish() }
        return try body()
    }
}
