// These functions exist besides those for any number of sources, because most values are computed from two or three sources. The functions
// for any number read their sources through a list of types that is known only at run time, which costs several times as much as the
// computation itself.

/// Returns a value computed from two other values.
///
/// ```swift
/// let width = Dynamic(3), height = Dynamic(4)
/// let area = combine(width, height) { $0 * $1 }
/// print(area.value)                                       // 12
/// ```
///
/// - Parameters:
///   - first: The first value to compute from.
///   - second: The second value.
///   - name: The name of the result in traces and reports.
///   - transform: The computation, given the current values in the order of the sources.
/// - Complexity: O(1). `transform` runs at most once per change, and only when the value is needed.
@inlinable
public func combine<First, Second, Result: Equatable>(
    _ first: DynamicValue<First>,
    _ second: DynamicValue<Second>,
    name: String? = nil,
    _ transform: @escaping (First, Second) -> Result
) -> Derived<Result> {
    Derived(name: name, comparing: [first, second]) { transform(first.fresh, second.fresh) }
}

/// Returns a value that is computed from two other values and is not `Equatable`. Its listeners are called whenever one of the sources
/// changes.
///
/// ```swift
/// let name = Dynamic("Ada"), age = Dynamic(36)
/// let both = combine(name, age) { ($0, $1) }
/// print(both.value.1)                                     // 36
/// ```
///
/// - Complexity: O(1). `transform` runs at most once per change, and only when the value is needed.
@inlinable
public func combine<First, Second, Result>(
    _ first: DynamicValue<First>,
    _ second: DynamicValue<Second>,
    name: String? = nil,
    _ transform: @escaping (First, Second) -> Result
) -> Derived<Result> {
    Derived(name: name, sources: [first, second]) { transform(first.fresh, second.fresh) }
}

/// Returns a value computed from three other values.
///
/// ```swift
/// let width = Dynamic(3), height = Dynamic(4), depth = Dynamic(5)
/// let volume = combine(width, height, depth) { $0 * $1 * $2 }
/// print(volume.value)                                     // 60
/// ```
///
/// - Parameters:
///   - first: The first value to compute from.
///   - second: The second value.
///   - third: The third value.
///   - name: The name of the result in traces and reports.
///   - transform: The computation, given the current values in the order of the sources.
/// - Complexity: O(1). `transform` runs at most once per change, and only when the value is needed.
@inlinable
public func combine<First, Second, Third, Result: Equatable>(
    _ first: DynamicValue<First>,
    _ second: DynamicValue<Second>,
    _ third: DynamicValue<Third>,
    name: String? = nil,
    _ transform: @escaping (First, Second, Third) -> Result
) -> Derived<Result> {
    Derived(name: name, comparing: [first, second, third]) { transform(first.fresh, second.fresh, third.fresh) }
}

/// Returns a value that is computed from three other values and is not `Equatable`. Its listeners are called whenever one of the sources
/// changes.
///
/// ```swift
/// let name = Dynamic("Ada"), age = Dynamic(36), town = Dynamic("London")
/// let all = combine(name, age, town) { ($0, $1, $2) }
/// print(all.value.2)                                      // London
/// ```
///
/// - Complexity: O(1). `transform` runs at most once per change, and only when the value is needed.
@inlinable
public func combine<First, Second, Third, Result>(
    _ first: DynamicValue<First>,
    _ second: DynamicValue<Second>,
    _ third: DynamicValue<Third>,
    name: String? = nil,
    _ transform: @escaping (First, Second, Third) -> Result
) -> Derived<Result> {
    Derived(name: name, sources: [first, second, third]) { transform(first.fresh, second.fresh, third.fresh) }
}
