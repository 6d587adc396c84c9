/// The part of a dynamic that does not depend on the type of its value. There is nothing here for authors to use.
public class DynamicNode: BindingLink {
    /// Counts the changes; only ever compared for being the same.
    @exclusivity(unchecked) @usableFromInline final var version: UInt32 = 0
    /// Whether the dynamic waits in the queue of the running propagation.
    @exclusivity(unchecked) @usableFromInline final var isQueued = false
    /// Bindings made since those whose owner has gone were last looked for, and how many may be made before the next look.
    private final var bindingsUntilSweep: Int32 = 1
    /// The name given by the author, for traces and reports.
    public final let name: String?

    @usableFromInline init(name: String?) {
        self.name = name
        super.init()
        let link = Unmanaged<BindingLink>.passUnretained(self)
        next = link
        previous = link
    }

    deinit {
        // Bindings outlive their dynamic as objects, for their tokens are somebody else's. They leave the list now,
        // because the head of the list is going.
        let head = Unmanaged<BindingLink>.passUnretained(self).toOpaque()
        while let first = next, first.toOpaque() != head {
            unsafeDowncast(first.takeUnretainedValue(), to: BindingToken.self).unlink()
        }
    }

    /// Whether anyone is bound. Useful in tests that look for forgotten bindings.
    public final var hasListeners: Bool { hasBindings }

    /// Whether anything is bound.
    @inlinable final var hasBindings: Bool {
        next?.toOpaque() != Unmanaged<BindingLink>.passUnretained(self).toOpaque()
    }

    /// Calls the bindings that have not seen the current version.
    @usableFromInline func announce() {}

    /// Called when a binding is about to be linked into an empty list.
    @usableFromInline func firstBindingJoins() {}

    /// Called when the last binding has left the list.
    @usableFromInline func lastBindingLeft() {}

    @usableFromInline final func link(_ token: BindingToken) {
        sweepIfDue()
        if !hasBindings { firstBindingJoins() }
        token.seenVersion = version
        let head = Unmanaged<BindingLink>.passUnretained(self)
        let element = Unmanaged<BindingLink>.passUnretained(token)
        let last = previous ?? head
        token.next = head
        token.previous = last
        last._withUnsafeGuaranteedRef { $0.next = element }
        previous = element
    }

    /// Takes out bindings whose owner has gone; amortised over the bindings made, so that one costs constant time.
    private final func sweepIfDue() {
        bindingsUntilSweep -= 1
        guard bindingsUntilSweep <= 0 else { return }
        var remaining: Int32 = 0
        var ended: [BindingToken] = []
        let head = Unmanaged<BindingLink>.passUnretained(self).toOpaque()
        var link = next
        while let current = link, current.toOpaque() != head {
            let token = unsafeDowncast(current.takeUnretainedValue(), to: BindingToken.self)
            link = token.next
            guard token.isKeptByDynamic else { continue }
            if token.isOwnerGone { ended.append(token) } else { remaining += 1 }
        }
        // Only now, because a closure that goes may take other bindings of this list with it.
        for token in ended { token.unlink() }
        bindingsUntilSweep = max(1, remaining)
    }
}
