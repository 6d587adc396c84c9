internal import Synchronization

/// A link in the circular list of bindings that every dynamic has.
///
/// The dynamic itself is the head of the list, and each ``BindingToken`` is an element. So a binding needs no memory beyond its token, and
/// any binding can be removed from the list in constant time. Authors do not use this class directly.
public class BindingLink {
    /// The next link of the list. For the head of an empty list, the head itself; for a token that has left its list, `nil`.
    ///
    /// The reference is borrowed. That is safe, because a token leaves the list in its `deinit`, and the head empties its list in its own
    /// `deinit`. Exclusivity checks are switched off, because every access is a single load or store.
    @exclusivity(unchecked) @usableFromInline final var next: Borrowed<BindingLink>?

    @inlinable init() {}

    /// The next link of the list.
    ///
    /// - Precondition: This link is a head, which never leaves its list, or a token that has not left its list.
    @inlinable @inline(__always)
    final var nextLink: Borrowed<BindingLink> { next.unsafelyUnwrapped }

    /// This link of the list with the type of a binding.
    ///
    /// - Precondition: This link is not a head.
    @inlinable @inline(__always)
    final var asToken: BindingToken { unsafeDowncast(self, to: BindingToken.self) }
}

/// The result of `bind`. The binding lives as long as this object, and ends with it.
///
/// Keep the token where the binding belongs: in a property, or in a ``BindingBag``. When you release the token or call ``cancel()``, the
/// binding ends at once, even from inside a listener that is being called at that moment.
///
/// ```swift
/// final class Clock {
///     private let ticks: BindingToken
///     init(_ seconds: Dynamic<Int>) {
///         ticks = seconds.bind { print($0) }
///     }
/// }
/// ```
public class BindingToken: BindingLink {
    /// Flags for the state of a binding.
    @usableFromInline
    struct Flags: OptionSet {
        @usableFromInline let rawValue: UInt8
        @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A pass (the calls of a dynamic's bindings, one after the other) is at this binding: it calls the closure, or continues here
        /// after the call of an earlier binding.
        @inlinable static var current: Flags { Flags(rawValue: 1) }
        /// The closure of this binding is being called. The flag stays set if the binding leaves its list during the call.
        @inlinable static var running: Flags { Flags(rawValue: 2) }
        /// The flags `current` and `running`, which are both set before the closure is called.
        @inlinable static var called: Flags { [.current, .running] }
        /// The dynamic keeps this token. A binding that ends with its owner has this flag.
        @inlinable static var keptByDynamic: Flags { Flags(rawValue: 4) }
        /// The binding is the last of its list. Its `next` is the dynamic, because the list is circular.
        @inlinable static var last: Flags { Flags(rawValue: 8) }
    }

    /// The preceding binding. For the first binding, it is the last binding. The reference is borrowed like ``next``.
    @exclusivity(unchecked) final var previous: Borrowed<BindingToken>?

    // Exclusivity checks are switched off for these fields: each access is one load or store of a single field.

    /// The last byte of the dynamic's version at the time when the binding was made or last notified. It is 0 if that is so long ago that
    /// the byte could have repeated.
    @exclusivity(unchecked) @usableFromInline final var told: UInt8 = 0
    @exclusivity(unchecked) @usableFromInline final var flags: Flags = []
    // The two parts of `serial`, the number of this binding. Their 48 bits fit into bytes of the object that would be unused otherwise, so
    // a binding needs only 64 bytes. A million binds a second would use these numbers up in nine years.
    @exclusivity(unchecked) @usableFromInline final var serialLow: UInt16 = 0
    @exclusivity(unchecked) @usableFromInline final var serialHigh: UInt32 = 0

    /// The serial number of the newest binding in the program. It is not a number per thread, because a session moves from thread to
    /// thread.
    private static let newestSerial = Atomic<UInt64>(0)

    @inlinable override init() { super.init() }

    /// The serial number of this binding: bindings are counted in the order in which they are made, in the whole program.
    final var serial: UInt64 { UInt64(serialHigh) << 16 | UInt64(serialLow) }

    /// Whether the binding still exists, so that its closure is called for changes.
    ///
    /// Becomes `false` when the binding is cancelled, and when the dynamic it belongs to is released.
    public final var isActive: Bool { next != nil }

    /// Ends the binding now. Calling it again does nothing.
    ///
    /// The closure is not called any more, even if the dynamic is calling its bindings at the moment. The objects that the closure keeps
    /// alive are released together with the token.
    public func cancel() { unlink() }

    /// Whether the owner of the binding has been released. Subclasses for bindings with an owner override this.
    @usableFromInline var isOwnerGone: Bool { false }

    /// Adds the token at the end of a dynamic's list.
    fileprivate final func enter(_ node: DynamicNode) {
        let serial = Self.newestSerial.wrappingAdd(1, ordering: .relaxed).newValue
        serialLow = UInt16(truncatingIfNeeded: serial)
        serialHigh = UInt32(truncatingIfNeeded: serial >> 16)
        told = node.toldVersion
        flags.insert(.last)
        next = Borrowed(node)
        if let first = node.firstBinding {
            first.with { first in
                previous = first.previous
                first.previous = Borrowed(self)
            }
            previous?.with {
                $0.next = Borrowed(self)
                $0.flags.remove(.last)
            }
        } else {
            previous = Borrowed(self)
            node.next = Borrowed(self)
        }
    }

    /// Removes the token from the list of a dynamic's bindings. If a loop that calls these bindings is at this token, the loop continues
    /// with the next one.
    @usableFromInline final func unlink() {
        guard let next, let previous else { return }
        let isLast = flags.contains(.last)
        if flags.contains(.current) { Propagation.withCurrent { $0.willUnlink(self) } }
        self.next = nil
        self.previous = nil
        flags.remove(.last)
        if previous == Borrowed(self) {
            // The next call may release the last strong reference to the dynamic, so a strong reference is kept here.
            let node = unsafeDowncast(next.object, to: DynamicNode.self)
            node.next = next
            if node.isDerived { node.lastBindingLeft() }
        } else {
            previous.with { leave(between: $0, next, isLast: isLast) }
        }
        if flags.contains(.keptByDynamic) {
            flags.remove(.keptByDynamic)
            Borrowed(self).release()
        }
    }

    /// Connects the two neighbours of this binding, if other bindings stay in the list.
    private func leave(between previous: BindingToken, _ next: Borrowed<BindingLink>, isLast: Bool) {
        if previous.nextLink != Borrowed(self) {
            // This is the first binding. Both the dynamic and the last binding refer to it.
            previous.nextLink.with { $0.next = next }
        } else {
            previous.next = next
        }
        if isLast { previous.flags.insert(.last) }
        let neighbour = isLast ? next.with { $0.nextLink } : next
        neighbour.with { $0.asToken.previous = Borrowed(previous) }
    }
}

extension DynamicNode {
    /// Whether the dynamic has bindings. Useful in tests that look for forgotten bindings.
    public final var hasListeners: Bool { hasBindings }

    /// Whether the node has bindings.
    @inlinable @inline(__always)
    final var hasBindings: Bool { nextLink != Borrowed(self) }

    /// The first binding in the order of binding.
    final var firstBinding: Borrowed<BindingToken>? { hasBindings ? nextLink.with { Borrowed($0.asToken) } : nil }

    /// The last binding in the order of binding.
    final var lastBinding: Borrowed<BindingToken>? { firstBinding?.with { $0.previous } }

    /// Calls `body` with every binding. `body` must not make or end bindings.
    final func forEachBinding(_ body: (BindingToken) -> Void) {
        var link = nextLink
        while link != Borrowed(self) {
            link.with {
                body($0.asToken)
                link = $0.nextLink
            }
        }
    }

    /// Adds a token at the end of the list.
    @usableFromInline final func link(_ token: BindingToken) {
        if token.flags.contains(.keptByDynamic), sweepRarity == 0 { sweepRarity = 1 }
        if isDerived { prepareToBeBound() }
        token.enter(self)
        // `sweep` removes bindings whose owner was released. It runs for about one of 2^(`sweepRarity` - 1) serial numbers. The
        // multiplication spreads the numbers, because the serial numbers of one dynamic's bindings may, for example, all be even.
        if sweepRarity > 0, (token.serial &* 0x9E37_79B9_7F4A_7C15) >> 32 & (1 << UInt64(sweepRarity - 1) - 1) == 0 { sweep() }
    }

    /// Brings a derived value up to date before a binding is added. Before its first binding, also connects the value to its sources.
    private final func prepareToBeBound() {
        // The flag may already be set, because the computation may make bindings too.
        let isOutermost = !flags.contains(.beingBound)
        flags.insert(.beingBound)
        bringIntoUse()
        if isOutermost { flags.remove(.beingBound) }
        // The bindings of a derived value keep it alive, because a derived value is often made only for a binding. The first binding
        // retains it. Look only now whether this is the first one, because the computation above may have ended all earlier bindings.
        if !hasBindings { Borrowed(self).retain() }
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

    /// Called when the last binding of a derived value has left the list. Releases the reference with which the bindings kept the value
    /// alive. If the value waits in the queue, the queue takes over that reference.
    fileprivate final func lastBindingLeft() {
        Propagation.withCurrent { $0.lostUse(self) }
        if entryCount > 0, !flags.contains(.keptByQueue) {
            flags.insert(.keptByQueue)
        } else {
            Borrowed(self).release()
        }
    }

    /// Removes bindings whose owner has been released, and decides when to look again. The next look comes after about as many new bindings
    /// as there are bindings, so adding a binding costs constant time on average.
    private final func sweep() {
        var visited = 0
        var ended: [BindingToken] = []
        forEachBinding { token in
            visited += 1
            if token.flags.contains(.keptByDynamic), token.isOwnerGone { ended.append(token) }
        }
        // End the bindings only after the loop, because the release of a closure may end other bindings of this list.
        for token in ended { token.unlink() }
        sweepRarity = UInt8(1 + (Int.bitWidth - max(1, visited - ended.count).leadingZeroBitCount - 1))
    }
}

/// A binding together with the closure that it calls. So a binding needs only one memory allocation.
@usableFromInline
class Listener<Value>: BindingToken {
    /// The closure. It is a constant, so that a call does not retain it; see the proof at `DynamicValue.deliver`.
    @usableFromInline final let action: (Value) -> Void

    @inlinable init(_ action: @escaping (Value) -> Void) {
        self.action = action
        super.init()
    }

    deinit {
        // The closure may be running at the moment. In that case, the objects that it keeps alive must exist until the call has ended.
        unlink()
        if flags.contains(.running) { Propagation.withCurrent { $0.outlast(action) } }
    }
}
