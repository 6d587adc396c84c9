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
    @inlinable override init() { super.init() }

    /// Whether the binding still takes part in changes.
    ///
    /// It turns `false` when the binding is cancelled and when the dynamic it belongs to goes.
    public final var isActive: Bool { next != nil }

    /// Ends the binding now. Calling it again does nothing.
    ///
    /// The closure is not called any more, even if a pass over the bindings is under way. What the closure holds is
    /// released together with the token.
    public func cancel() { unlink() }

    /// Hands the token to a bag, so that the binding ends with the bag.
    ///
    /// ```swift
    /// viewModel.title.bindAndFire { print($0) }.store(in: bag)
    /// ```
    public final func store(in bag: BindingBag) { bag.insert(self) }

    /// Whether the owner of the binding has gone; overridden by the bindings that have an owner.
    @usableFromInline var isOwnerGone: Bool { false }

    /// Takes the token out of its list, and keeps the pass that is under way in step.
    @usableFromInline final func unlink() {
        guard let next, let previous else { return }
        // Only a pass that stands here has to know; so nobody else pays for asking.
        if isRunning || isCursor { Propagation.withCurrent { $0.willUnlink(self, next: next) } }
        self.next = nil
        self.previous = nil
        previous._withUnsafeGuaranteedRef { $0.next = next }
        next._withUnsafeGuaranteedRef { $0.previous = previous }
        if next.toOpaque() == previous.toOpaque() {
            // The two neighbours are one: either the head, now alone, or the one element left beside it.
            let isLastOfDerived = next._withUnsafeGuaranteedRef { link in
                link.next?.toOpaque() == next.toOpaque() && unsafeDowncast(link, to: DynamicNode.self).isDerived
            }
            if isLastOfDerived {
                // Retained for the call, in which its last reference may go.
                unsafeDowncast(next.takeUnretainedValue(), to: DynamicNode.self).lastBindingLeft()
            }
        }
        if isKeptByDynamic {
            isKeptByDynamic = false
            Unmanaged.passUnretained(self).release()
        }
    }
}
