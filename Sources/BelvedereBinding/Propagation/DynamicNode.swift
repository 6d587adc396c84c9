/// A node: the part of a dynamic that does not depend on the type of its value. Authors do not use this class directly.
///
/// A node is the head of its list of bindings. It has a list of edges to the derived values that were computed from it. A derived node also
/// has a list of edges to its sources.
public class DynamicNode: BindingLink {
    /// A task of a node. The engine can request it without knowing the type of the value.
    @usableFromInline enum Request {
        /// Call the bindings that have not been notified of the current value. The value is up to date.
        case announce
        /// Compute the value; only for derived values.
        case compute
        /// Use an empty value such as `nil` or zero, if the type has one; only for derived values.
        case standIn
        /// Give the computation to `Propagation.bury`, because the value is being released; only for derived values.
        case bury
    }

    /// The way in which a node gets its value.
    @usableFromInline enum Kind: UInt8 {
        /// A ``Dynamic`` whose type is not `Equatable`: each assignment counts as a change.
        case state
        /// A ``Dynamic`` whose type is `Equatable`: setting it to an equal value does not count as a change.
        case comparable
        /// A ``Signal`` or a ``DynamicList``: listeners receive each event or edit. The listeners of a ``Dynamic`` may receive only the
        /// newest value.
        case events
        /// A derived value or list whose sources are always the same, as with `map`.
        case fixed
        /// A ``Derived`` with a closure whose sources can differ from run to run. The kit records the values that the closure reads.
        case tracking
    }

    /// Flags for the state of a node.
    @usableFromInline struct Flags: OptionSet {
        @usableFromInline let rawValue: UInt16
        @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

        /// The derived value may be out of date: it is `marked`, `dirty`, or not in use. Code that reads it must check that first.
        @inlinable static var mustAsk: Flags { Flags(rawValue: 1) }
        /// A source of this derived value may have changed since the value was computed. Only for values in use.
        @inlinable static var marked: Flags { Flags(rawValue: 2) }
        /// The derived value must be computed without comparing the versions of its sources: it has no value yet, or the kit does not know
        /// whether its value is still valid.
        @inlinable static var dirty: Flags { Flags(rawValue: 4) }
        /// The value is being brought up to date.
        @inlinable static var active: Flags { Flags(rawValue: 8) }
        /// The sources have edges to this derived value, so they notify it of their changes.
        @inlinable static var connected: Flags { Flags(rawValue: 16) }
        /// A derived value that is not in use has read the present value of this node, so the next change must be counted in
        /// ``ChangeEpoch``, by which such derived values find out that they may be out of date.
        @inlinable static var readIdle: Flags { Flags(rawValue: 32) }
        /// The running computation has read its own value, so its result is not used.
        @inlinable static var inCycle: Flags { Flags(rawValue: 64) }
        /// The value was once found to depend on itself. So it may be among the values that depend on it, and having such values does not
        /// mean that it is in use.
        @inlinable static var wasInCycle: Flags { Flags(rawValue: 128) }
        /// A pass (the calls of this node's bindings, one after the other) was interrupted to call an older binding of another node. It
        /// continues later.
        @inlinable static var suspended: Flags { Flags(rawValue: 256) }
        /// The value from before the transaction is stored in `details`.
        @inlinable static var recorded: Flags { Flags(rawValue: 512) }
        /// The derived value is no longer in use, and waits to be disconnected from its sources.
        @inlinable static var leaving: Flags { Flags(rawValue: 1024) }
        /// The derived value has been computed at least once.
        @inlinable static var computed: Flags { Flags(rawValue: 2048) }
        /// Something changed while this derived value was being computed, or its listeners had to wait. So it can get its earlier content
        /// again before a listener is notified; then it counts as unchanged.
        @inlinable static var mayComeBack: Flags { Flags(rawValue: 4096) }
        /// A binding is about to be added to this derived value. So the value already counts as in use, although it may have no binding
        /// yet.
        @inlinable static var beingBound: Flags { Flags(rawValue: 8192) }
        /// The node waits in the announcement queue.
        @inlinable static var queued: Flags { Flags(rawValue: 16384) }
        /// The queue keeps the node alive: the node is not derived, or its last binding ended while the node waited or was announced.
        @inlinable static var keptByQueue: Flags { Flags(rawValue: 32768) }
    }

    // Exclusivity checks are switched off for these fields: each access is one load or store of a single field, and only one thread uses a
    // node at a time, so no two accesses can overlap.

    /// A number that changes with every change of the value. Two versions are only compared for equality. The last byte is never zero.
    @exclusivity(unchecked) @usableFromInline final var version: UInt32 = 1
    /// The number of this node's entries in the announcement queue, plus the number of its announcements that are running.
    @exclusivity(unchecked) final var entryCount: UInt32 = 0
    /// The value of ``ChangeEpoch`` at which a derived value that is not in use was last found to be up to date.
    @exclusivity(unchecked) final var validatedAt: UInt32 = 0
    @usableFromInline final let kind: Kind
    /// How rarely the node looks for bindings whose owner has been released. With a number *n* above zero, it looks at about one of 2^(*n*
    /// - 1) new bindings; with zero, never, because no binding has had an owner.
    @exclusivity(unchecked) final var sweepRarity: UInt8 = 0
    @exclusivity(unchecked) @usableFromInline final var flags: Flags
    /// The first of the edges to derived values that are in use and were computed from this node. A derived value removes its edges before
    /// it is freed.
    @exclusivity(unchecked) @usableFromInline final var firstDependent: Edge?
    /// The first of the edges to the sources of this derived value. The derived value owns these edges.
    @exclusivity(unchecked) final var firstSource: Edge?
    /// The name and other properties that few nodes need; `nil` if the node needs none.
    @exclusivity(unchecked) @usableFromInline final var details: NodeDetails?
    /// Carries out a task that depends on the type of the value.
    ///
    /// It is a closure and not a method, because the closure is made where the type is known and is compiled for that type. Methods of
    /// generic classes are called through a table of unspecialised code.
    @usableFromInline final let perform: (DynamicNode, Request, Propagation) -> Void

    @usableFromInline
    init(details: NodeDetails?, kind: Kind, perform: @escaping (DynamicNode, Request, Propagation) -> Void) {
        self.details = details
        self.kind = kind
        flags = kind.rawValue >= Kind.fixed.rawValue ? [.mustAsk, .dirty] : []
        self.perform = perform
        super.init()
        next = Borrowed(self)
    }

    deinit {
        // The tokens of the bindings belong to other objects, so they may exist longer than this node. They leave the list now, because
        // this node, the head of the list, is being freed.
        while let first = firstBinding { first.object.unlink() }
        freeEdges()
        guard let details else { return }
        details.node = nil
        details.kept = nil
        details.lastVersion = isDerived ? 0 : version
    }

    /// The name given by the author, for traces and reports.
    public final var name: String? { details?.name }

    /// The last value that was set or computed, for the inspector. Reading it computes nothing.
    package var lastValue: Any? { nil }

    /// The name of this node in traces and reports.
    final var label: String { name ?? "an unnamed \(isDerived ? "derived value" : "dynamic")" }

    /// Whether the node computes its value.
    @inlinable @inline(__always) final var isDerived: Bool { kind.rawValue >= Kind.fixed.rawValue }

    /// Whether a listener or a derived value in use needs this value.
    @inlinable @inline(__always) final var isInUse: Bool { firstDependent != nil || hasBindings }

    /// Gives the value a new version.
    @inlinable @inline(__always)
    final func advance() {
        version &+= 1
        if version & 0xFF == 0 { comeRound() }
    }

    /// Called when the last byte of the version has had all its values and begins again at the first. Resets the byte in all bindings, so
    /// that a binding that was notified long ago does not look as if it were notified just now.
    @usableFromInline final func comeRound() {
        version &+= 1
        forEachBinding { $0.told = 0 }
    }

    /// The last byte of the version. A binding that has been notified of the current value stores the same byte.
    @inlinable @inline(__always) final var toldVersion: UInt8 { UInt8(truncatingIfNeeded: version) }

    /// Brings a derived value up to date. Computes it if, and only if, one of its sources has changed.
    @inlinable @inline(__always)
    final func refresh() {
        if flags.contains(.mustAsk) { Propagation.withCurrent { $0.update(self) } }
    }

    /// Keeps an object alive as long as this node lives, such as a task that fills the dynamic.
    package final func keep(_ object: AnyObject) {
        keepDetails().kept = object
    }

    /// Returns the details of the node, and makes them if there are none.
    final func keepDetails() -> NodeDetails {
        let details = details ?? NodeDetails(name: nil)
        details.node = Borrowed(self)
        self.details = details
        return details
    }
}

/// The properties that only few dynamics need. They are a separate object, so that other dynamics need no memory for them.
///
/// The details exist longer than their node, for derived values that have read the node without keeping it alive. Such a value finds out
/// here whether the node has been freed.
@usableFromInline
final class NodeDetails {
    let name: String?
    /// The node; `nil` once it has been freed. The `deinit` of the node sets it to `nil`.
    @exclusivity(unchecked) var node: Borrowed<DynamicNode>?
    /// The version of a freed node that was not derived. Zero for a derived node, because its value cannot be computed any more.
    @exclusivity(unchecked) var lastVersion: UInt32 = 0
    /// An object that lives as long as the node.
    @exclusivity(unchecked) var kept: AnyObject?
    /// The binding at which an interrupted pass (the calls of the node's bindings, one after the other) continues. If that binding has
    /// ended, the pass starts again at the first binding.
    weak var resumption: BindingToken?
    /// The version before the transaction, and a test whether the value is the same again.
    @exclusivity(unchecked) var record: ValueRecord?

    @usableFromInline init(name: String?) { self.name = name }
}
