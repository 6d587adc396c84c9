/// What computes a derived value that goes.
///
/// An object of its own, so that it outlives the value for a moment: a chain of values holds itself by these closures, and
/// released one inside the other a long chain would need a deep stack. See `Propagation.bury`.
@usableFromInline
final class Computation<Function> {
    @usableFromInline let function: Function

    @inlinable init(_ function: Function) { self.function = function }
}
