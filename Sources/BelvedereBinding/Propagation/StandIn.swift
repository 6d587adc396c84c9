/// A value that stands for nothing: no value, no elements, zero.
///
/// For a derived value that was never computed and cannot be, because it needs itself. Somebody reads it in the middle of
/// a closure, which nothing can stop half-way, so there must be something to be read.
enum StandIn {
    /// The value that stands for nothing, if the type has one that is known here.
    ///
    /// Never specialised: for an optional type, the compiler of Swift 6.3 ends itself when it tries.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    static func value<Value>(of type: Value.Type) -> Value? {
        // The type itself is asked, because a value of it is what is made; so each cast back succeeds.
        if let type = type as? any ExpressibleByNilLiteral.Type { return none(type) as? Value }
        if let type = type as? any RangeReplaceableCollection.Type { return noElements(type) as? Value }
        if let type = type as? any SetAlgebra.Type { return emptySet(type) as? Value }
        if let type = type as? any ExpressibleByDictionaryLiteral.Type { return noKeys(type) as? Value }
        guard _isPOD(type) else { return nil }
        // Sound for what authors write: a type without references is a number, a truth value, a case of an enumeration
        // or a structure of such, and nothing but zeros is one of its values: zero, false, the first case.
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
            UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
            return memory[0]
        }
    }

    private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { Value(nilLiteral: ()) }

    private static func noElements<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any { Value() }

    private static func emptySet<Value: SetAlgebra>(_ type: Value.Type) -> Any { Value() }

    private static func noKeys<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { [:] as Value }
}
