import BelvedereBinding

/// The two ways of writing a derived value. What holds for one holds for the other.
enum Form: String, CaseIterable, Sendable {
    /// A closure that is seen to read its sources.
    case closure
    /// `map` and `combine`, which name their sources.
    case named

    func map(
        _ source: DynamicValue<Int>,
        name: String? = nil,
        _ transform: @escaping (Int) -> Int
    ) -> DynamicValue<Int> {
        switch self {
        case .closure: Derived(name: name) { transform(source.value) }
        case .named: source.map(name: name, transform)
        }
    }

    func join(
        _ sources: [DynamicValue<Int>],
        name: String? = nil,
        _ transform: @escaping ([Int]) -> Int
    ) -> DynamicValue<Int> {
        switch self {
        case .closure: Derived(name: name) { transform(sources.map { $0.value }) }
        case .named: combine(sources, name: name, transform)
        }
    }

    /// Diamonds in a row: two values computed from one, and one from both. Each calls `ran` when it is computed.
    func diamonds(_ count: Int, from source: DynamicValue<Int>, ran: @escaping () -> Void) -> DynamicValue<Int> {
        var last = source
        for _ in 0..<count {
            let left = map(last) { value in
                ran()
                return (value &+ 1) % 1009
            }
            let right = map(last) { value in
                ran()
                return (value &* 2) % 1009
            }
            last = join([left, right]) { values in
                ran()
                return (values[0] &+ values[1]) % 1009
            }
        }
        return last
    }
}
