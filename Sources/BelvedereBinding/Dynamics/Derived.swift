/// A value that is computed from others and, like them, can be read and bound.
///
/// It is computed at most once per change, only when somebody asks for it or is bound to it, and nobody ever sees it
/// computed from values of which some are new and some are old.
///
/// ```swift
/// let first = Dynamic("Ada"), last = Dynamic("Lovelace")
/// let full = Derived { "\(first.value) \(last.value)" }
/// print(full.value)                                       // Ada Lovelace
/// ```
///
/// The closure form notes which dynamics it reads, anew in every run; `map` and `combine` name them and are a little
/// faster. A derived value lives as long as somebody holds it or is bound to it, and costs its sources nothing when
/// nobody is bound.
public final class Derived<Value>: DynamicValue<Value> {
    /// A value computed by a closure from whatever dynamics the closure reads.
    ///
    /// The closure should only read: it runs when the value is needed, not when something happens.
    ///
    /// - Parameters:
    ///   - name: What traces and reports call it.
    ///   - compute: The computation. Bindings fire when its result differs from the one before.
    @inlinable
    public convenience init(name: String? = nil, _ compute: @escaping () -> Value) where Value: Equatable {
        self.init(name: name, kind: .tracking, isEqual: { $0 == $1 }, compute)
    }

    /// A value that cannot be compared, computed by a closure from whatever dynamics the closure reads.
    ///
    /// - Parameters:
    ///   - name: What traces and reports call it.
    ///   - compute: The computation. Bindings fire whenever it has run.
    @inlinable
    public convenience init(name: String? = nil, _ compute: @escaping () -> Value) {
        self.init(name: name, kind: .tracking, isEqual: nil, compute)
    }

    /// A value computed from fixed sources.
    @inlinable
    convenience init(
        name: String?,
        sources: [DynamicNode],
        isEqual: ((Value, Value) -> Bool)?,
        _ compute: @escaping () -> Value
    ) {
        self.init(name: name, kind: .fixed, isEqual: isEqual, compute)
        addFixedSources(sources)
    }

    @inlinable
    init(
        name: String?,
        kind: Kind,
        isEqual: ((Value, Value) -> Bool)?,
        _ compute: @escaping () -> Value
    ) {
        super.init(stored: nil, name: name, kind: kind) { node, request in
            let derived = unsafeDowncast(node, to: Derived<Value>.self)
            switch request {
            case .compute:
                let value = compute()
                if let isEqual, let stored = derived.stored, isEqual(stored, value) { return }
                derived.stored = value
                derived.version &+= 1
            case .announce:
                derived.refresh()
                Propagation.withCurrent { derived.deliver(in: $0) }
            }
        }
    }
}
