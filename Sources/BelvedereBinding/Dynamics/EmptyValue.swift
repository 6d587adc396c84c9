/// Makes an empty value of a type, for a value that cannot be computed: `nil`, an empty array, zero, or the first case of an enumeration.
///
/// It is used for a derived value that was never computed and cannot be, because it needs itself. A closure reads it, and the kit cannot
/// stop the closure half-way. So the read must return something. The type determines the empty value; some types have none.
enum EmptyValue {
    /// The empty value of a type, if the type has one.
    ///
    /// The function must not be specialised: for an optional type, the compiler of Swift 6.3 crashes when it tries.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    static func value<Value>(of type: Value.Type) -> Value? {
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: none(type) as? Value
        case let type as any RangeReplaceableCollection.Type: noElements(type) as? Value
        case let type as any SetAlgebra.Type: emptySet(type) as? Value
        case let type as any ExpressibleByDictionaryLiteral.Type: noKeys(type) as? Value
        case let type as any AdditiveArithmetic.Type: zero(type) as? Value
        case let type as any CaseIterable.Type: firstCase(type) as? Value
        default: false as? Value
        }
    }

    private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { Value(nilLiteral: ()) }
    private static func noElements<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any { Value() }
    private static func emptySet<Value: SetAlgebra>(_ type: Value.Type) -> Any { Value() }
    private static func noKeys<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { [:] as Value }
    private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Any { Value.zero }
    private static func firstCase<Value: CaseIterable>(_ type: Value.Type) -> Any? { Value.allCases.first }
}
