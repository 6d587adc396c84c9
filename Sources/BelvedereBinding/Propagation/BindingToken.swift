/// What `bind` returns: the binding lives as long as this object, and ends with it.
///
/// Keep the token where the binding belongs (a property, or a ``BindingBag``). Dropping it, or calling ``cancel()``, ends
/// the binding at once, even from inside a listener that is being called just then.
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
    /// What is true of a binding just now.
    @usableFromInline
    struct Marks: OptionSet {
        @usableFromInline let rawValue: UInt8
        @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The closure of this binding is being called by a pass.
        @inlinable static var running: Marks { Marks(rawValue: 1) }
        /// A pass goes on here, because the binding that it was calling has left the list.
        @inlinable static var cursor: Marks { Marks(rawValue: 2) }
        /// The dynamic keeps this token alive, because nobody else does (a binding that ends with its owner).
        @inlinable static var keptByDynamic: Marks { Marks(rawValue: 4) }
        /// The binding left its list while its own closure was being called.
        @inlinable static var wasRunning: Marks { Marks(rawValue: 8) }
        /// A pass that made way for another one goes on here.
        @inlinable static var awaited: Marks { Marks(rawValue: 16) }
        /// The binding is the last of its list. The dynamic comes next.
        @inlinable static var last: Marks { Marks(rawValue: 32) }
    }

    /// The preceding binding. The first binding has the last one here. See ``next`` for why it may be unmanaged.
    @exclusivity(unchecked) final var previous: Unmanaged<BindingToken>?

    // Unchecked for exclusivity: each access is one load or store of a single field.

    /// The last byte of the dynamic's version when the binding was told, or when it was bound; zero if the binding has
    /// not been told for so long that the byte could come round. See `DynamicNode.advance`.
    @exclusivity(unchecked) @usableFromInline final var told: UInt8 = 0
    @exclusivity(unchecked) @usableFromInline final var marks: Marks = []
    // The number of this binding in the order of binding: 48 bits in what the layout leaves free, so that a binding
    // stays within 64 bytes. A million binds a second would use them up in nine years.
    @exclusivity(unchecked) @usableFromInline final var serialLow: UInt16 = 0
    @exclusivity(unchecked) @usableFromInline final var serialHigh: UInt32 = 0

    @inlinable override init() { super.init() }

    /// The number of this binding among all of the program, in the order of binding.
    @inlinable final var serial: UInt64 {
        get { UInt64(serialHigh) << 16 | UInt64(serialLow) }
        set {
            serialLow = UInt16(truncatingIfNeeded: newValue)
            serialHigh = UInt32(truncatingIfNeeded: newValue >> 16)
        }
    }

    /// Whether the binding still takes part in changes.
    ///
    /// It turns `false` when the binding is cancelled and when the dynamic it belongs to goes.
    public final var isActive: Bool { next != nil }

    /// Ends the binding now. Calling it again does nothing.
    ///
    /// The closure is not called any more, even if a pass over the bindings is under way. What the closure holds is
    /// released together with the token.
    public func cancel() { unlink() }

    /// Whether the owner of the binding has gone; overridden by the bindings that have an owner.
    @usableFromInline var isOwnerGone: Bool { false }

    /// Takes the token out of its list, and keeps the pass that is under way in step.
    @usableFromInline final func unlink() {
        guard let next, let previous else { return }
        // Only a pass that stands here has to know; so nobody else pays for asking.
        if !marks.isDisjoint(with: [.running, .cursor, .awaited]) {
            Propagation.withCurrent { $0.willUnlink(self, next: next) }
        }
        let isLast = marks.contains(.last)
        self.next = nil
        self.previous = nil
        marks.remove(.last)
        let isAlone = previous.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
        if isAlone {
            leaveEmpty(next)
        } else {
            previous._withUnsafeGuaranteedRef { leave(between: $0, next, isLast: isLast) }
        }
        if marks.contains(.keptByDynamic) {
            marks.remove(.keptByDynamic)
            Unmanaged.passUnretained(self).release()
        }
    }

    /// Leaves a list in which others stay.
    private func leave(between previous: BindingToken, _ next: Unmanaged<BindingLink>, isLast: Bool) {
        let isFirst = previous.next?.toOpaque() != Unmanaged<BindingLink>.passUnretained(self).toOpaque()
        if isFirst {
            // The preceding binding is the last one, and the dynamic comes after it.
            previous.next?._withUnsafeGuaranteedRef { $0.next = next }
        } else {
            previous.next = next
        }
        if isLast { previous.marks.insert(.last) }
        let neighbour: Unmanaged<BindingLink>? = isLast ? next._withUnsafeGuaranteedRef { $0.next } : next
        neighbour?._withUnsafeGuaranteedRef { unsafeDowncast($0, to: BindingToken.self).previous = .passUnretained(previous) }
    }

    /// Leaves a dynamic without bindings.
    private func leaveEmpty(_ head: Unmanaged<BindingLink>) {
        let isDerived = head._withUnsafeGuaranteedRef { link in
            link.next = head
            return unsafeDowncast(link, to: DynamicNode.self).isDerived
        }
        // Retained for the call, in which its last reference may go.
        if isDerived { unsafeDowncast(head.takeUnretainedValue(), to: DynamicNode.self).lastBindingLeft() }
    }
}
