/// The part of a dynamic that does not depend on the type of its value. There is nothing here for authors to use.
///
/// A node is the head of its list of bindings, keeps the edges to the derived values that were computed from it, and, if
/// it is itself derived, the edges to its sources.
public class DynamicNode: BindingLink {
    /// What a node may be asked to do by code that does not know the type of its value.
    @usableFromInline enum Request {
        /// Call the bindings that have not seen the current version.
        case announce
        /// Compute the value anew; asked of derived values only.
        case compute
    }

    /// How a node comes by its value.
    @usableFromInline enum Kind: UInt8 {
        /// It is set.
        case state
        /// It is set, and every set is an event of its own.
        case events
        /// It is computed from sources that never change.
        case fixed
        /// It is computed from what it is seen to read.
        case tracking
    }

    // The fields below are unchecked for exclusivity, because each access is one load or store of a single field: none
    // lasts while other code runs, so no two can overlap on the one thread that may hold a node.

    /// How many bindings may still be made before those whose owner has gone are looked for; zero if there never was
    /// a binding that ends with an owner.
    @exclusivity(unchecked) @usableFromInline final var bindingsUntilSweep: Int16 = 0
    /// Whether the dynamic waits in the queue of the running propagation.
    @exclusivity(unchecked) @usableFromInline final var isQueued = false
    /// Whether something that a derived value was computed from may have changed since.
    @exclusivity(unchecked) @usableFromInline final var isMarked = false
    /// Whether the value of this node is being computed just now.
    @exclusivity(unchecked) final var isComputing = false
    /// Whether a value has been computed or set.
    @exclusivity(unchecked) @usableFromInline final var hasValue: Bool
    /// How the node comes by its value.
    @usableFromInline final let kind: Kind
    /// The edges to the derived values that are in use and were computed from this one.
    @exclusivity(unchecked) @usableFromInline final var firstDependent: Unmanaged<Edge>?
    /// The edges to the sources of a derived value. Retained by hand, so that walking along them retains nothing:
    /// only the node itself takes edges out, while it computes, and not while it walks.
    @exclusivity(unchecked) @usableFromInline final var firstSource: Unmanaged<Edge>?
    /// The name and whatever else few nodes have.
    final let details: NodeDetails?
    /// Does what depends on the type of the value.
    ///
    /// A closure and not a method: it is made where the type is known and is compiled for that type, whereas methods of
    /// generic classes are called through a table of unspecialised code.
    @usableFromInline final let perform: (DynamicNode, Request) -> Void

    @usableFromInline
    init(
        name: String?,
        hasValue: Bool,
        kind: Kind,
        perform: @escaping (DynamicNode, Request) -> Void
    ) {
        details = name.map(NodeDetails.init)
        self.hasValue = hasValue
        self.kind = kind
        self.perform = perform
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
        while let edge = firstSource {
            firstSource = edge.takeUnretainedValue().nextSource
            edge.release()
        }
        if isQueued {
            Propagation.withCurrent { $0.forget(self) }
        }
    }

    /// The name given by the author, for traces and reports.
    public final var name: String? { details?.name }

    /// What traces and reports call this node.
    final var label: String { name ?? "an unnamed \(isDerived ? "derived value" : "dynamic")" }

    /// Whether the node computes its value.
    @inlinable @inline(__always) final var isDerived: Bool { kind.rawValue >= Kind.fixed.rawValue }

    /// Whether anyone is bound. Useful in tests that look for forgotten bindings.
    public final var hasListeners: Bool { hasBindings }

    /// Whether anything is bound.
    @inlinable final var hasBindings: Bool {
        next?.toOpaque() != Unmanaged<BindingLink>.passUnretained(self).toOpaque()
    }

    /// Whether a binding has not been told the current version; asked only while somebody is told what happens.
    final var hasUnseenBindings: Bool {
        let head = Unmanaged<BindingLink>.passUnretained(self).toOpaque()
        var link = next
        while let current = link, current.toOpaque() != head {
            let token = unsafeDowncast(current.takeUnretainedValue(), to: BindingToken.self)
            if token.version != version { return true }
            link = token.next
        }
        return false
    }

    // MARK: Bindings

    /// Puts a token at the end of the list.
    @usableFromInline final func link(_ token: BindingToken) {
        if bindingsUntilSweep > 0 {
            bindingsUntilSweep -= 1
            if bindingsUntilSweep == 0 { sweep() }
        } else if token.isKeptByDynamic {
            bindingsUntilSweep = 1
        }
        if isDerived { prepareToBeBound() }
        token.version = version
        let head = Unmanaged<BindingLink>.passUnretained(self)
        let element = Unmanaged<BindingLink>.passUnretained(token)
        let last = previous ?? head
        token.next = head
        token.previous = last
        last._withUnsafeGuaranteedRef { $0.next = element }
        previous = element
    }

    /// Brings a derived value up to date and, for its first binding, into use.
    private final func prepareToBeBound() {
        refresh()
        guard !hasBindings else { return }
        // Its bindings keep a derived value alive, because it is often made for the sake of a binding alone.
        _ = Unmanaged.passRetained(self)
        if firstDependent == nil { connect() }
    }

    /// Called when the last binding of a derived value has left the list.
    final func lastBindingLeft() {
        if firstDependent == nil { disconnect() }
        Unmanaged.passUnretained(self).release()
    }

    /// Takes out bindings whose owner has gone; amortised over the bindings made, so that one costs constant time.
    private final func sweep() {
        var visited = 0
        var ended: [BindingToken] = []
        let head = Unmanaged<BindingLink>.passUnretained(self).toOpaque()
        var link = next
        while let current = link, current.toOpaque() != head {
            let token = unsafeDowncast(current.takeUnretainedValue(), to: BindingToken.self)
            link = token.next
            visited += 1
            if token.isKeptByDynamic, token.isOwnerGone { ended.append(token) }
        }
        // Only now, because a closure that goes may take other bindings of this list with it.
        for token in ended { token.unlink() }
        bindingsUntilSweep = Int16(clamping: max(1, visited))
    }
}
