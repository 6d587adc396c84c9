/// Returns a value computed from other values, of any number and any types.
///
/// ```swift
/// let width = Dynamic(3), height = Dynamic(4)
/// let area = combine(width, height) { $0 * $1 }
/// print(area.value)                                       // 12
/// ```
///
/// - Parameters:
///   - sources: The values to compute from.
///   - name: The name of the result in traces and reports.
///   - transform: The computation, given the current values in the order of the sources.
/// - Complexity: O(*n*) in the number of sources. `transform` runs at most once per change, and only when the value is needed.
@inlinable
public func combine<each Source, Result: Equatable>(
    _ sources: repeat DynamicValue<each Source>,
    name: String? = nil,
    _ transform: @escaping (repeat each Source) -> Result
) -> Derived<Result> {
    var nodes: [DynamicNode] = []
    repeat nodes.append(each sources)
    return Derived(name: name, comparing: nodes) {
        transform(repeat (each sources).fresh)
    }
}

/// Returns a value that is computed from any number of other values and is not `Equatable`. Its listeners are called whenever one of the
/// sources changes.
///
/// - Complexity: O(*n*) in the number of sources. `transform` runs at most once per change, and only when the value is needed.
@inlinable
public func combine<each Source, Result>(
    _ sources: repeat DynamicValue<each Source>,
    name: String? = nil,
    _ transform: @escaping (repeat each Source) -> Result
) -> Derived<Result> {
    var nodes: [DynamicNode] = []
    repeat nodes.append(each sources)
    return Derived(name: name, sources: nodes) {
        transform(repeat (each sources).fresh)
    }
}

/// Returns a value computed from an array of values of one type, of any length.
///
/// - Parameters:
///   - sources: The values to compute from.
///   - name: The name of the result in traces and reports.
///   - transform: The computation, given the current values in the order of the sources.
/// - Complexity: O(*n*) in the number of sources. `transform` runs at most once per change, and only when the value is needed.
@inlinable
public func combine<Source, Result: Equatable>(
    _ sources: [DynamicValue<Source>],
    name: String? = nil,
    _ transform: @escaping ([Source]) -> Result
) -> Derived<Result> {
    Derived(name: name, comparing: sources) {
        transform(sources.map { $0.fresh })
    }
}
