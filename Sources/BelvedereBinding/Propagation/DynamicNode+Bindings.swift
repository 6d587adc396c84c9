extension DynamicNode {
    /// Whether anyone is bound. Useful in tests that look for forgotten bindings.
    public final var hasListeners: Bool { hasBindings }

    /// Whether anything is bound.
    @inlinable @inline(__always)
    final var hasBindings: Bool {
        // The head of a list never leaves it, so there is always a next one.
        next.unsafelyUnwrapped.toOpaque() != Unmanaged<BindingLink>.passUnretained(self).toOpaque()
    }

    /// The binding that comes first in the order of binding.
    @inlinable @inline(__always)
    final var firstBinding: Unmanaged<BindingLink>? {
        // Compared and not looked at for being there, because it always is.
        let first = next.unsafelyUnwrapped
        return first.toOpaque() == Unmanaged<BindingLink>.passUnretained(self).toOpaque() ? nil : first
    }

    /// The binding that comes last in the order of binding.
    final var lastBinding: Unmanaged<BindingToken>? {
        firstBinding?._withUnsafeGuaranteedRef { unsafeDowncast($0, to: BindingToken.self).previous }
    }

    /// Whether a pass over the bindings would find nobody to tell. This is known only for a single binding, in a pass
    /// that has not made way for another; otherwise the answer is no.
    @inlinable @inline(__always)
    final var hasNothingToTell: Bool {
        guard let first = firstBinding, flags.isDisjoint(with: [.suspended, .recorded]) else { return false }
        return first._withUnsafeGuaranteedRef { element in
            let token = unsafeDowncast(element, to: BindingToken.self)
            return token.marks.contains(.last) && token.told == toldMark
        }
    }

    /// Calls `body`, which must not bind or unbind, with every binding.
    final func forEachBinding(_ body: (BindingToken) -> Void) {
        let head = Unmanaged<BindingLink>.passUnretained(self).toOpaque()
        var link = next
        while let current = link, current.toOpaque() != head {
            current._withUnsafeGuaranteedRef {
                body(unsafeDowncast($0, to: BindingToken.self))
                link = $0.next
            }
        }
    }

    /// Whether a binding has not been told the current version; asked only while somebody is told what happens.
    final var hasUnseenBindings: Bool {
        var isUnseen = false
        forEachBinding { if $0.told != toldMark { isUnseen = true } }
        return isUnseen
    }

    /// Puts a token at the end of the list.
    @usableFromInline final func link(_ token: BindingToken) {
        let serial = BindingSerial.next()
        token.serial = serial
        if sweepRarity > 0 {
            // Spread by a multiplication, because the numbers of one dynamic's bindings may all be even, say.
            if (serial &* 0x9E37_79B9_7F4A_7C15) >> 32 & (1 << UInt64(sweepRarity - 1) - 1) == 0 { sweep() }
        } else if token.marks.contains(.keptByDynamic) {
            sweepRarity = 1
        }
        if isDerived { prepareToBeBound() }
        token.told = toldMark
        token.next = Unmanaged<BindingLink>.passUnretained(self)
        token.marks.insert(.last)
        let element = Unmanaged.passUnretained(token)
        let link = Unmanaged<BindingLink>.passUnretained(token)
        guard let first = firstBinding else {
            token.previous = element
            next = link
            return
        }
        first._withUnsafeGuaranteedRef {
            let first = unsafeDowncast($0, to: BindingToken.self)
            let last = first.previous.unsafelyUnwrapped
            last._withUnsafeGuaranteedRef {
                $0.next = link
                $0.marks.remove(.last)
            }
            token.previous = last
            first.previous = element
        }
    }

    /// Brings a derived value up to date and, for its first binding, into use.
    private final func prepareToBeBound() {
        // The computation may bind as well.
        let isOutermost = !flags.contains(.beingBound)
        flags.insert(.beingBound)
        bringIntoUse()
        if isOutermost { flags.remove(.beingBound) }
        // Its bindings keep a derived value alive, because it is often made for the sake of a binding alone. Asked only now,
        // because the computation may have ended the only other binding.
        if !hasBindings { _ = Unmanaged.passRetained(self) }
    }

    private final func bringIntoUse() {
        guard flags.contains(.mustAsk), !flags.contains(.active) || !flags.contains(.connected) else { return }
        Propagation.withCurrent { propagation in
            let reports = propagation.depthReportCount
            if !flags.contains(.active) { propagation.update(self) }
            guard !flags.contains(.connected) else { return }
            propagation.connect(self, mayRepair: propagation.depthReportCount == reports)
        }
    }

    /// Called when the last binding of a derived value has left the list.
    final func lastBindingLeft() {
        Propagation.withCurrent { propagation in
            propagation.lostUse(self)
            // A pass over the bindings may be under way, and only they kept the value.
            propagation.outlastAnnouncement(self)
        }
        Unmanaged.passUnretained(self).release()
    }

    /// Takes out bindings whose owner has gone, and decides when to look again: after about as many binds as there are
    /// bindings, so that a bind costs constant time on average.
    private final func sweep() {
        var visited = 0
        var ended: [BindingToken] = []
        forEachBinding { token in
            visited += 1
            if token.marks.contains(.keptByDynamic), token.isOwnerGone { ended.append(token) }
        }
        // Only now, because a closure that goes may take other bindings of this list with it.
        for token in ended { token.unlink() }
        sweepRarity = UInt8(1 + (Int.bitWidth - max(1, visited - ended.count).leadingZeroBitCount - 1))
    }
}
