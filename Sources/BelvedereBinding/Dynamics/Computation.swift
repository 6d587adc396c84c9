/// An object that contains the computation of a derived value while the value is being freed.
///
/// It is a separate object, so that the computation can be released a moment after the value. The computation of a value keeps the values
/// from which it computes, and their computations keep others. If these were released one inside the other, a long chain would need a deep
/// stack. See `Propagation.bury`.
@usableFromInline
final class Computation<Function> {
    @usableFromInline let function: Function

    @inlinable init(_ function: Function) { self.function = function }
}

/// The last stored property of a derived value. Its `deinit` runs after the value has released its own reference to its computation.
///
/// Only then may the computation itself be released. Earlier, the value would still have the last reference, and would release the
/// computation inside its own deinitialization. Swift frees the properties of an object in the order in which they are declared; the tests
/// of deep graphs fail if that changes.
@usableFromInline
struct Burial: ~Copyable {
    @usableFromInline init() {}

    deinit { Propagation.withCurrent { $0.releaseBuried() } }
}
