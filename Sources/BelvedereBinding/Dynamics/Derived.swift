/// A value that is computed from other values. Like them, it can be read and bound.
///
/// It is computed at most once per change, and only when it is read or bound. It is never computed from a mixture of new and old values.
///
/// ```swift
/// let first = Dynamic("Ada"), last = Dynamic("Lovelace")
/// let full = Derived { "\(first.value) \(last.value)" }
/// print(full.value)                                       // Ada Lovelace
/// ```
///
/// The kit records the dynamics that a closure reads, again in every run. `map` and `combine` know their sources without that. A derived
/// value lives as long as it is bound or something has a reference to it. Without bindings, it still keeps its value, and a change of its
/// sources costs nothing for it. It then has strong references only to those sources that `map` and `combine` made.
public final class Derived<Value>: DynamicValue<Value> {
    /// The computation. It is a constant, so that a call does not retain the closure.
    @usableFromInline final let compute: () -> Value
    // Declared after `compute`, so that Swift frees it after `compute`; see `Burial`.
    @usableFromInline final let burial = Burial()

    /// A value that a closure computes from the dynamics that the closure reads.
    ///
    /// The closure should only read, because it runs when the value is needed and not when something happens. If the closure sets a value
    /// that it has read, the kit reports that and computes the value again; see ``BindingReport``.
    ///
    /// - Parameters:
    ///   - name: The name of the value in traces and reports.
    ///   - compute: The computation. Listeners are called when its result differs from the result before.
    /// - Complexity: O(1). `compute` runs at most once per change, and only when the value is needed.
    @inlinable
    public convenience init(name: String? = nil, _ compute: @escaping () -> Value) where Value: Equatable {
        self.init(name: name, comparing: .tracking, compute)
    }

    /// A value that a closure computes from the dynamics that the closure reads, and that is not `Equatable`.
    ///
    /// - Parameters:
    ///   - name: The name of the value in traces and reports.
    ///   - compute: The computation. Listeners are called whenever it has run.
    /// - Complexity: O(1). `compute` runs at most once per change, and only when the value is needed.
    @inlinable
    public convenience init(name: String? = nil, _ compute: @escaping () -> Value) {
        self.init(name: name, kind: .tracking, compute)
    }

    /// A value that is computed from the given sources only. The closure must keep these sources alive.
    @inlinable
    convenience init(name: String?, comparing sources: [DynamicNode], _ compute: @escaping () -> Value)
    where Value: Equatable {
        self.init(name: name, comparing: .fixed, compute)
        addFixedSources(sources)
    }

    /// A value that is computed from the given sources only and is not `Equatable`. The closure must keep these sources alive.
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
        // Free the edges (the records of the sources) before the computation is released, because the computation keeps the sources alive.
        freeEdges()
        Propagation.withCurrent { perform(self, .bury, $0) }
    }

    @inlinable @inline(__always)
    final func announce(in propagation: Propagation) {
        if flags.contains(.recorded) { propagation.settleRecord(of: self) }
        deliver(in: propagation)
    }

    /// Records the old value before it is replaced. If the new value is set back to an equal value before listeners are notified, no
    /// listener is called.
    @usableFromInline final func record(_ value: Value, _ isEqual: @escaping (Value, Value) -> Bool) {
        Propagation.withCurrent { propagation in
            guard hasBindings, !flags.contains(.recorded) else { return }
            propagation.record(self, version: version) { node in
                guard let now = unsafeDowncast(node, to: Derived<Value>.self).stored else { return false }
                return isEqual(value, now)
            }
        }
    }

    /// Uses an empty value, such as `nil` or zero, if the value could never be computed. So a read returns something, and the program
    /// continues.
    @usableFromInline final func standIn() {
        guard stored == nil else { return }
        stored = EmptyValue.value(of: Value.self)
        precondition(
            stored != nil,
            "\(label) has no value yet, it is read while it is computed, and a \(Value.self) has no empty value."
        )
    }
}
