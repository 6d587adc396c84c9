import BelvedereBinding

/// The two forms in which a derived value can be written. Tests run with both.
enum Form: String, CaseIterable, Sendable {
    /// `Derived { … }`: the kit records which values the closure reads.
    case closure
    /// `map` and `combine`: the sources are given as arguments.
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

    /// A graph of several diamonds in a row. In each, two values depend on one, and a third depends on both. Each value calls `ran` when it
    /// is computed.
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
