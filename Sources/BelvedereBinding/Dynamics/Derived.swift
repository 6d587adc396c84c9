/// A value that is computed from others and, like them, can be read and bound.
///
/// It is computed at most once per change, only when somebody asks for it or is bound to it, and nobody ever sees it
/// computed from a mixture of new and old values.
///
/// ```swift
/// let first = Dynamic("Ada"), last = Dynamic("Lovelace")
/// let full = Derived { "\(first.value) \(last.value)" }
/// print(full.value)                                       // Ada Lovelace
/// ```
///
/// The closure form notes which dynamics it reads, anew in every run; `map` and `combine` name them. A derived value lives
/// as long as somebody holds it or is bound to it. When nobody is bound it still keeps its value, costs its sources nothing
/// and owns nothing that it has read but what `map` and `combine` made.
public final class Derived<Value>: DynamicValue<Value> {
    /// The computation. Constant, so that a call needs no retain.
    @usableFromInline final let compute: () -> Value
    // After the computation, so that it goes after it.
    @usableFromInline final let burial = Burial()

    /// A value computed by a closure from whatever dynamics the closure reads.
    ///
    /// The closure should only read: it runs when the value is needed, not when something happens. One that sets what it
    /// has read is reported and computed again; see ``BindingReport``.
    ///
    /// - Parameters:
    ///   - name: What traces and reports call it.
    ///   - compute: The computation. Bindings fire when its result differs from the one before.
    /// - Complexity: O(1). `compute` runs at most once per change, and only when the value is needed.
    @inlinable
    public convenience init(name: String? = nil, _ compute: @escaping () -> Value) where Value: Equatable {
        self.init(name: name, comparing: .tracking, compute)
    }

    /// A value that cannot be compared, computed by a closure from whatever dynamics the closure reads.
    ///
    /// - Parameters:
    ///   - name: What traces and reports call it.
    ///   - compute: The computation. Bindings fire whenever it has run.
    /// - Complexity: O(1). `compute` runs at most once per change, and only when the value is needed.
    @inlinable
    public convenience init(name: String? = nil, _ compute: @escaping () -> Value) {
        self.init(name: name, kind: .tracking, compute)
    }

    /// A value computed from fixed sources. The computation holds the sources.
    @inlinable
    convenience init(name: String?, comparing sources: [DynamicNode], _ compute: @escaping () -> Value)
    where Value: Equatable {
        self.init(name: name, comparing: .fixed, compute)
        addFixedSources(sources)
    }

    /// A value that cannot be compared, computed from fixed sources. The computation holds the sources.
    @inlinable
    convenience init(name: String?, sources: [DynamicNode], _ compute: @escaping () -> Value) {
        self.init(name: name, kind: .fixed, compute)
        addFixedSources(sources)
    }

    @inlinable
    init(name: String?, comparing kind: Kind, _ compute: @escaping () -> Value) where Value: Equatable {
        self.compute = compute
        super.init(stored: nil, name: name, kind: kind) { node, request, propagation in
            let derived = unsafeDowncast(node, to: Derived<Value>.self)
            if _fastPath(request == .compute) {
                let value = derived.compute()
                if derived.flags.contains(.inCycle), derived.stored != nil { return }
                if let stored = derived.stored {
                    if stored == value { return }
                    if derived.flags.contains(.mayComeBack) { derived.record(stored) { $0 == $1 } }
                }
                derived.stored = value
                derived.advance()
                return
            }
            switch request {
            case .compute: break
            case .announce: derived.announce(in: propagation)
            case .standIn: derived.standIn()
            case .bury: propagation.bury(Computation(derived.compute))
            }
        }
    }

    @inlinable
    init(name: String?, kind: Kind, _ compute: @escaping () -> Value) {
        self.compute = compute
        super.init(stored: nil, name: name, kind: kind) { node, request, propagation in
            let derived = unsafeDowncast(node, to: Derived<Value>.self)
            if _fastPath(request == .compute) {
                let value = derived.compute()
                if derived.flags.contains(.inCycle), derived.stored != nil { return }
                derived.stored = value
                derived.advance()
                return
            }
            switch request {
            case .compute: break
            case .announce: derived.announce(in: propagation)
            case .standIn: derived.standIn()
            case .bury: propagation.bury(Computation(derived.compute))
            }
        }
    }

    deinit {
        // The edges go first, because the computation holds what they lead from.
        freeEdges()
        Propagation.withCurrent { perform(self, .bury, $0) }
    }

    @inlinable @inline(__always)
    final func announce(in propagation: Propagation) {
        if flags.contains(.recorded) { propagation.settleRecord(of: self) }
        deliver(in: propagation)
    }

    /// Remembers the value that is about to be replaced, if it may come back before anybody is told.
    @usableFromInline final func record(_ value: Value, _ isEqual: @escaping (Value, Value) -> Bool) {
        Propagation.withCurrent { propagation in
            guard hasBindings, !flags.contains(.recorded) else { return }
            propagation.record(self, version: version) { node in
                guard let now = unsafeDowncast(node, to: Derived<Value>.self).stored else { return false }
                return isEqual(value, now)
            }
        }
    }

    /// Takes a value that stands for nothing, because there is none and the program goes on.
    @usableFromInline final func standIn() {
        guard stored == nil else { return }
        stored = StandIn.value(of: Value.self)
        precondition(
            stored != nil,
            "\(label) has no value yet, it is read while it is computed, and nothing stands for a \(Value.self)."
        )
    }
}
