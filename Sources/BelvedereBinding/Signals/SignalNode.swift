/// The bindings of a ``Signal``, and the events that wait to be told.
///
/// It has a value only while an event is being told.
@usableFromInline
final class SignalNode<Value>: DynamicValue<Value> {
    /// An event that was sent while others were being told.
    private struct Waiting {
        let event: Value
        /// The newest binding when it was sent. Who bound later is not told.
        let newestBinding: UInt64
    }

    /// The events that wait. One that has been taken leaves `nil`, so that nothing is released while this is changed.
    private var waiting: [Waiting?] = []
    private var position = 0

    @inlinable
    init(name: String?) {
        super.init(stored: nil, name: name, kind: .events) { node, _, propagation in
            unsafeDowncast(node, to: SignalNode<Value>.self).announce(in: propagation)
        }
    }

    private var isEmpty: Bool { position == waiting.count }

    /// Tells an event now, or after those that are being told.
    @usableFromInline func send(_ event: Value) {
        guard hasBindings else { return }
        Propagation.withCurrent { propagation in
            guard propagation.state.isDisjoint(with: [.busy, .evaluating]) else {
                waiting.append(Waiting(event: event, newestBinding: newestBinding))
                return propagation.enqueueEvent(of: self)
            }
            // Events that wait although nothing is going on were left by listeners that never ended.
            let stale = waiting
            (waiting, position) = ([], 0)
            propagation.begin()
            tell(Waiting(event: event, newestBinding: newestBinding), in: propagation)
            propagation.finish()
            withExtendedLifetime(stale) {}
        }
    }

    /// Tells the event that comes next, unless some have not been told the one before.
    @usableFromInline func announce(in propagation: Propagation) {
        if flags.contains(.suspended) {
            goOn(in: propagation)
        } else if let next = take() {
            tell(next, in: propagation)
        }
    }

    private func tell(_ next: Waiting, in propagation: Propagation) {
        stored = next.event
        advance()
        passOverBindings(after: next.newestBinding)
        propagation.noteEvent(of: self)
        goOn(in: propagation)
    }

    private func goOn(in propagation: Propagation) {
        deliver(in: propagation)
        // The pass has made way for another and comes back here.
        if flags.contains(.suspended) { return }
        stored = nil
        if !isEmpty { propagation.enqueueEvent(of: self) }
    }

    private func take() -> Waiting? {
        guard position < waiting.count else { return nil }
        let next = waiting[position]
        waiting[position] = nil
        position += 1
        // Half of it at a time, so that an event costs the same however many wait.
        if position == waiting.count || position >= 1024, position * 2 >= waiting.count {
            waiting.removeFirst(position)
            position = 0
        }
        return next
    }

    private var newestBinding: UInt64 {
        lastBinding?._withUnsafeGuaranteedRef { $0.serial } ?? 0
    }

    /// Counts the bindings that are newer than the event as told. They stand at the end of the list.
    private func passOverBindings(after newestBinding: UInt64) {
        let first = firstBinding
        var binding = lastBinding
        while let current = binding {
            binding = current._withUnsafeGuaranteedRef { token in
                guard token.serial > newestBinding else { return nil }
                token.told = toldMark
                return current.toOpaque() == first?.toOpaque() ? nil : token.previous
            }
        }
    }
}
