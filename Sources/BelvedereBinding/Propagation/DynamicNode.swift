/// The part of a dynamic that does not depend on the type of its value. There is nothing here for authors to use.
///
/// A node is the head of its list of bindings, keeps the edges to the derived values that were computed from it, and, if
/// it is itself derived, the edges to its sources.
public class DynamicNode: BindingLink {
    /// What a node may be asked to do by code that does not know the type of its value.
    @usableFromInline enum Request {
        /// Call the bindings that have not been told the current value, which is up to date.
        case announce
        /// Compute the value anew; asked of derived values only.
        case compute
        /// Take a value that stands for none, if there is one for this type; asked of derived values only.
        case standIn
        /// Hand the computation to `Propagation.bury`, because the value goes; asked of derived values only.
        case bury
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

    /// A count of the changes. Two counts are only ever compared for being the same. The last byte is never zero.
    @exclusivity(unchecked) @usableFromInline final var version: UInt32 = 1
    /// The place in the table of the running propagation; zero if the node has none.
    @exclusivity(unchecked) final var slot: UInt32 = 0
    /// The epoch at which a derived value that is not in use was last found to be up to date.
    @exclusivity(unchecked) final var validatedAt: UInt32 = 0
    /// How the node comes by its value.
    @usableFromInline final let kind: Kind
    /// How seldom bindings whose owner has gone are looked for, as a power of two plus one; zero if there never was a
    /// binding that ends with an owner.
    @exclusivity(unchecked) final var sweepRarity: UInt8 = 0
    // After those two, so that the address is no multiple of four: the compiler would load four bytes there, which a processor delays
    // after a store of two.
    @exclusivity(unchecked) @usableFromInline final var flags: NodeFlags
    /// Points to the derived values that are in use and were computed from this one: to the first edge, or, with the flag `oneDependent`, to
    /// the only value. A derived value removes itself before it is destroyed, so the pointer is always valid.
    @exclusivity(unchecked) @usableFromInline final var dependents: UnsafeMutableRawPointer?
    /// The source of the first edge, so that a large change does not wait for the edge to come from memory. It is read only while the edge is
    /// connected, and a connected edge keeps its source.
    @exclusivity(unchecked) private(set) final var firstSourceNode: Unmanaged<DynamicNode>?
    /// The edges to the sources of a derived value, which the node owns.
    @exclusivity(unchecked) final var firstSource: Edge.Pointer? {
        didSet {
            firstSourceNode = firstSource?.pointee.source
            // From now on the source cannot find this edge by way of this node.
            if let oldValue, oldValue != firstSource, oldValue.pointee.isConnected {
                oldValue.pointee.source._withUnsafeGuaranteedRef { $0.pointToEdge(oldValue) }
            }
        }
    }
    /// The name and whatever else few nodes have.
    @exclusivity(unchecked) @usableFromInline final var details: NodeDetails?
    /// Does what depends on the type of the value.
    ///
    /// A closure and not a method: it is made where the type is known and is compiled for that type, whereas methods of
    /// generic classes are called through a table of unspecialised code.
    @usableFromInline final let perform: (DynamicNode, Request, Propagation) -> Void

    @usableFromInline
    init(
        details: NodeDetails?,
        kind: Kind,
        perform: @escaping (DynamicNode, Request, Propagation) -> Void
    ) {
        self.details = details
        self.kind = kind
        flags = kind.rawValue >= Kind.fixed.rawValue ? [.mustAsk, .dirty] : []
        self.perform = perform
        super.init()
        let link = Unmanaged<BindingLink>.passUnretained(self)
        next = link
    }

    @inlinable
    convenience init(name: String?, kind: Kind, perform: @escaping (DynamicNode, Request, Propagation) -> Void) {
        self.init(details: name.map(NodeDetails.init), kind: kind, perform: perform)
    }

    deinit {
        // Bindings outlive their dynamic as objects, for their tokens are somebody else's. They leave the list now,
        // because the head of the list is going.
        let head = Unmanaged<BindingLink>.passUnretained(self).toOpaque()
        while let first = next, first.toOpaque() != head {
            unsafeDowncast(first.takeUnretainedValue(), to: BindingToken.self).unlink()
        }
        freeEdges()
        if let details {
            details.node = nil
            details.kept = nil
            details.lastVersion = isDerived ? 0 : version
        }
        if slot != 0 { Propagation.withCurrent { $0.forget(self) } }
    }

    /// The name given by the author, for traces and reports.
    public final var name: String? { details?.name }

    /// The value as it was last set or computed, for the inspector. Reading it computes nothing.
    package var lastValue: Any? { nil }

    /// What traces and reports call this node.
    final var label: String { name ?? "an unnamed \(isDerived ? "derived value" : "dynamic")" }

    /// Whether the node computes its value.
    @inlinable @inline(__always) final var isDerived: Bool { kind.rawValue >= Kind.fixed.rawValue }

    /// Whether a derived value is told of changes in its sources.
    @inlinable @inline(__always) final var isInUse: Bool { dependents != nil || hasBindings }

    /// Counts a change.
    @inlinable @inline(__always)
    final func advance() {
        version &+= 1
        if version & 0xFF == 0 { comeRound() }
    }

    /// Takes care that no binding which was told long ago is taken for one that was told just now.
    @usableFromInline final func comeRound() {
        version &+= 1
        forEachBinding { $0.told = 0 }
    }

    /// The last byte of the version, by which bindings know whether they have been told.
    @inlinable @inline(__always) final var toldMark: UInt8 { UInt8(truncatingIfNeeded: version) }

    /// Keeps an object for as long as this node is there, such as what fills it from elsewhere.
    package final func keep(_ object: AnyObject) {
        keepDetails().kept = object
    }

    /// What is known of the node beyond its end, made on demand.
    final func keepDetails() -> NodeDetails {
        let details = details ?? NodeDetails(name: nil)
        details.node = Unmanaged.passUnretained(self)
        self.details = details
        return details
    }
}
