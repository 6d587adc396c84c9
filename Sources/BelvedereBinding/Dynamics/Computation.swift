/// What computes a derived value.
///
/// An object of its own, so that the value can let go of it before its own memory goes: a chain of values holds itself by
/// these closures, and released one inside the other a long chain would need a deep stack. See `Propagation.bury`.
@usableFromInline
final class Computation<Function> {
    /// Constant, so that a call needs no retain.
    @usableFromInline let function: Function

    @inlinable init(_ function: Function) { self.function = function }
}
