/// The last part of a derived value, which goes when the value has let go of its computation.
///
/// Only then may the computation itself be let go: before, the value would release it last, within its own end. The parts
/// of an object go in the order in which they are declared; the tests of deep graphs fail should that change.
@usableFromInline
struct Burial: ~Copyable {
    @usableFromInline init() {}

    deinit { Propagation.withCurrent { $0.releaseBuried() } }
}
