extension Propagation {
    /// Notes which binding a pass is about to call.
    @inlinable @inline(__always)
    func beginCall(of token: BindingToken) {
        running = UnsafeRawPointer(Unmanaged.passUnretained(token).toOpaque())
        token.marks = BindingToken.Marks(rawValue: token.marks.rawValue | BindingToken.Marks.running.rawValue)
    }

    /// Finds where a pass goes on after a call.
    @inlinable @inline(__always)
    func endCall(of token: Unmanaged<BindingLink>) -> Unmanaged<BindingLink>? {
        guard running == UnsafeRawPointer(token.toOpaque()) else { return takeCursor() }
        return token._withUnsafeGuaranteedRef {
            let token = unsafeDowncast($0, to: BindingToken.self)
            token.marks = BindingToken.Marks(rawValue: token.marks.rawValue & ~BindingToken.Marks.running.rawValue)
            return token.next
        }
    }

    @usableFromInline func takeCursor() -> Unmanaged<BindingLink>? {
        defer { cursor = nil }
        cursor.map { mark($0, .cursor, false) }
        return cursor
    }

    /// Marks an element of a list of bindings. The head needs no mark, because it does not leave its list.
    func mark(_ link: Unmanaged<BindingLink>, _ mark: BindingToken.Marks, _ isMarked: Bool) {
        link._withUnsafeGuaranteedRef {
            guard !($0 is DynamicNode) else { return }
            let token = unsafeDowncast($0, to: BindingToken.self)
            if isMarked { token.marks.insert(mark) } else { token.marks.remove(mark) }
        }
    }

    /// Moves on a pass that stands at a binding which is about to leave its list.
    func willUnlink(_ token: BindingToken, next: Unmanaged<BindingLink>) {
        let pointer = Unmanaged<BindingLink>.passUnretained(token).toOpaque()
        if token.marks.contains(.awaited) {
            token.marks.remove(.awaited)
            moveSuspension(from: pointer, to: next)
        }
        guard token.marks.contains(.running) || token.marks.contains(.cursor) else { return }
        guard running == UnsafeRawPointer(pointer) || cursor?.toOpaque() == pointer else {
            outer?.willUnlink(token, next: next)
            return
        }
        if token.marks.contains(.running) {
            token.marks.remove(.running)
            token.marks.insert(.wasRunning)
            running = nil
        }
        token.marks.remove(.cursor)
        cursor = next
        mark(next, .cursor, true)
    }

    private func moveSuspension(from pointer: UnsafeMutableRawPointer, to next: Unmanaged<BindingLink>) {
        if queue.moveSuspension(from: pointer, to: next) {
            mark(next, .awaited, true)
        } else {
            outer?.moveSuspension(from: pointer, to: next)
        }
    }

    /// Keeps a node that has lost its last binding, if it is being announced.
    func outlastAnnouncement(_ node: DynamicNode) {
        if announced == UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque()) {
            outlast(node)
        } else {
            outer?.outlastAnnouncement(node)
        }
    }

    /// Keeps what a pass may still need, a closure or a value, until the change is over.
    func outlast(_ object: Any) {
        if let outer { return outer.outlast(object) }
        guard !isIdle else { return }
        outlasting.append(object)
        hasLeftovers = true
    }

    /// Decides how a pass over the bindings of `node` goes on when something waits to be announced: perhaps the node
    /// itself, whose value a listener has set again, or another whose bindings come first in the order of binding.
    ///
    /// - Parameters:
    ///   - link: Where the pass would go on.
    ///   - told: What the pass tells.
    /// - Returns: Where it goes on; `nil` if it does not, now.
    @usableFromInline
    func attend(_ node: DynamicNode, next link: Unmanaged<BindingLink>?, told: UInt8) -> Unmanaged<BindingLink>? {
        if !records.isEmpty { settleRecords() }
        let isChanged = node.toldMark != told
        let head = Unmanaged<BindingLink>.passUnretained(node).toOpaque()
        guard let candidate = isChanged ? node.next : link, candidate.toOpaque() != head else { return nil }
        queue.withdraw(node, &pendingCount)
        let serial = candidate._withUnsafeGuaranteedRef { unsafeDowncast($0, to: BindingToken.self).serial }
        if queue.nextSerial(&pendingCount) < serial {
            suspend(node, at: candidate, serial)
            return nil
        }
        if isChanged {
            depth += 1
            hasLeftovers = true
            if depth > roundLimit, !mayGoOn(with: node) { return nil }
        }
        return candidate
    }

    private func suspend(_ node: DynamicNode, at link: Unmanaged<BindingLink>, _ serial: UInt64) {
        queue.append(node, serial: serial, depth: depth, at: link, &pendingCount)
        undisturbedSerial = 0
        node.flags.insert(.suspended)
        mark(link, .awaited, true)
    }

    /// Whether a pass over the bindings of a node may begin elsewhere than at the first of them, or not now.
    ///
    /// A node that is taken from what waits is the one whose next binding comes first. So if nothing has come since, and
    /// the first binding is that one, nothing is to be looked up.
    @inlinable @inline(__always)
    func mayMakeWay(_ node: DynamicNode, _ told: UInt8) -> Bool {
        if node.flags.contains(.suspended) { return true }
        guard pendingCount > 0 else { return false }
        guard node.hasBindings else { return true }
        return node.next.unsafelyUnwrapped._withUnsafeGuaranteedRef {
            let token = unsafeDowncast($0, to: BindingToken.self)
            return token.told == told || token.serial != undisturbedSerial
        }
    }

    /// Where a pass over the bindings of a node begins: at the first that has not been told, or nowhere, now, if another
    /// node comes before it.
    @usableFromInline func beginPass(over node: DynamicNode) -> Unmanaged<BindingLink>? {
        let told = node.toldMark
        var link = node.next
        if node.flags.contains(.suspended) {
            node.flags.remove(.suspended)
            let resumed = queue.resumed
            queue.resumed = nil
            resumed.map { mark($0, .awaited, false) }
            // Not if the value has changed again meanwhile.
            let isFirstTold = node.firstBinding?._withUnsafeGuaranteedRef {
                unsafeDowncast($0, to: BindingToken.self).told == told
            }
            if isFirstTold == true, let resumed { link = resumed }
        }
        let head = Unmanaged<BindingLink>.passUnretained(node).toOpaque()
        while let current = link, current.toOpaque() != head {
            let (isTold, serial, next) = current._withUnsafeGuaranteedRef { element in
                let token = unsafeDowncast(element, to: BindingToken.self)
                return (token.told == told, token.serial, token.next)
            }
            if !isTold {
                if pendingCount == 0 || queue.nextSerial(&pendingCount) >= serial { return current }
                if queue.contains(node) { queue.withdraw(node, &pendingCount) }
                suspend(node, at: current, serial)
                return nil
            }
            link = next
        }
        return nil
    }
}
