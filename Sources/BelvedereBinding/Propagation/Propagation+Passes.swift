/// The engine's passes. A pass calls the bindings of one node, in the order in which they were made; see `DynamicValue.deliver`.
///
/// `position` is the link at which the running pass is. When that binding leaves its list, the position moves on to the next link.
extension Propagation {
    /// Returns the first binding that a pass (the calls of a node's bindings, one after the other) has to notify; `nil` if all are
    /// notified, or if a binding of another node must come first.
    @inlinable @inline(__always)
    func beginPass(over node: DynamicNode) -> Borrowed<BindingLink>? {
        guard pendingCount > 0 || node.flags.contains(.suspended) else { return node.nextLink }
        return lookForBeginning(of: node)
    }

    /// Stores the binding whose closure is about to be called, as the position of the running pass.
    @inlinable @inline(__always)
    func beginCall(of token: BindingToken) {
        position = Borrowed(token)
        token.flags.formUnion(.called)
    }

    /// Returns the link at which a pass continues after a call: the next binding of the list, or the list's head (the dynamic) at the end.
    ///
    /// - Parameter token: The binding that was called. It may have been freed, so only its address is compared until the binding is known
    ///   to exist.
    @inlinable @inline(__always)
    func endCall(of token: Borrowed<BindingLink>) -> Borrowed<BindingLink> {
        let position = self.position.unsafelyUnwrapped
        guard position == token else { return takeMovedPosition(position) }
        return token.with {
            $0.asToken.flags.subtract(.called)
            return $0.nextLink
        }
    }

    @usableFromInline func takeMovedPosition(_ position: Borrowed<BindingLink>) -> Borrowed<BindingLink> {
        if !positionIsHead { position.with { $0.asToken.flags.subtract(.called) } }
        return position
    }

    /// If a pass is at a binding that is about to leave its list, moves the pass on to the next link.
    func willUnlink(_ token: BindingToken) {
        guard position?.address == Borrowed(token).address else {
            outer?.willUnlink(token)
            return
        }
        token.flags.remove(.current)
        let next = token.nextLink
        position = next
        positionIsHead = token.flags.contains(.last)
        if !positionIsHead { next.with { _ = $0.asToken.flags.insert(.current) } }
    }

    /// Keeps a closure or another object alive until the change has ended, because a pass may still need it.
    func outlast(_ object: Any) {
        if let outer { return outer.outlast(object) }
        guard !isIdle else { return }
        outlasting.append(object)
        hasLeftovers = true
    }

    /// Decides how a pass over the bindings of `node` continues while nodes wait in the queue. The waiting node may be `node` itself, if a
    /// listener has set it again. It may also be another node with an older binding, which must be called first.
    ///
    /// - Parameters:
    ///   - node: The node of the pass.
    ///   - link: The link at which the pass would continue.
    ///   - told: The last byte of the version that the pass announces.
    /// - Returns: The link at which the pass continues; `nil` if the pass ends or is suspended.
    @usableFromInline
    func attend(_ node: DynamicNode, next link: Borrowed<BindingLink>, told: UInt8) -> Borrowed<BindingLink>? {
        if !records.isEmpty { settleRecords() }
        let isChanged = node.toldVersion != told
        let candidate = isChanged ? node.nextLink : link
        guard candidate != Borrowed(node) else { return nil }
        dropFirstEntries(of: node)
        if makesWay(node, at: candidate) { return nil }
        if isChanged {
            depth += 1
            hasLeftovers = true
            if depth > roundLimit, !mayGoOn(with: node) { return nil }
        }
        return candidate
    }

    /// Suspends a pass if another node has an older binding that waits, so that the older binding is called first.
    ///
    /// - Returns: Whether the pass was suspended.
    private func makesWay(_ node: DynamicNode, at candidate: Borrowed<BindingLink>) -> Bool {
        candidate.with {
            let token = $0.asToken
            guard queue.nextSerial < token.serial else { return false }
            node.flags.insert(.suspended)
            node.keepDetails().resumption = token
            if !node.flags.contains(.queued) { append(node, serial: token.serial, depth: depth) }
            return true
        }
    }

    /// Returns the first link of a pass that may have been suspended before. Returns `nil` if all bindings are notified, or if the pass
    /// must be suspended again.
    @usableFromInline func lookForBeginning(of node: DynamicNode) -> Borrowed<BindingLink>? {
        let told = node.toldVersion
        var link = node.nextLink
        if node.flags.contains(.suspended) {
            node.flags.remove(.suspended)
            // All bindings before the one where the pass was suspended have been notified, unless the value has changed again.
            if let first = node.firstBinding, first.with({ $0.told == told }), let token = node.details?.resumption, token.isActive {
                link = Borrowed(token)
            }
            node.details?.resumption = nil
        }
        while link != Borrowed(node) {
            let isTold = link.with { $0.asToken.told == told }
            // This node has just been the first one in the queue, so no older binding waits.
            if !isTold, undisturbedSerial != 0, link.with({ $0.asToken.serial == undisturbedSerial }) { return link }
            if !isTold { return pendingCount > 0 && makesWay(node, at: link) ? nil : link }
            link = link.with { $0.nextLink }
        }
        return nil
    }
}
