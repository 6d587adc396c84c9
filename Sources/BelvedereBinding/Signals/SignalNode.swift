/// The bindings of a ``Signal``, and the waiting events.
///
/// The node has a value only while an event is being announced.
@usableFromInline
final class SignalNode<Value>: DynamicValue<Value> {
    /// An event that was sent while earlier events were still being announced.
    private struct Waiting {
        let event: Value
        /// The serial number of the newest binding at the time of sending. Bindings that were made later do not receive the event.
        let newestBinding: UInt64
    }

    /// The waiting events. An event that is taken out is replaced by `nil`, so that nothing is released while the array is being changed.
    private var waiting: [Waiting?] = []
    private var position = 0

    @inlinable
    init(name: String?) {
        super.init(stored: nil, name: name, kind: .events) { node, _, propagation in
            unsafeDowncast(node, to: SignalNode<Value>.self).announce(in: propagation)
        }
    }

    private var isEmpty: Bool { position == waiting.count }

    /// Announces an event now, or after the events that are still being announced.
    @usableFromInline func send(_ event: Value) {
        guard hasBindings else { return }
        Propagation.withCurrent { propagation in
            guard propagation.state.isDisjoint(with: [.busy, .evaluating]) else {
                waiting.append(Waiting(event: event, newestBinding: newestBinding))
                return propagation.enqueueEvent(of: self)
            }
            // Events wait although no change is in progress: the listeners of an earlier change never returned. Drop these events.
            let stale = waiting
            (waiting, position) = ([], 0)
            propagation.begin()
            tell(Waiting(event: event, newestBinding: newestBinding), in: propagation)
            propagation.finish()
            withExtendedLifetime(stale) {}
        }
    }

    /// Announces the next event, or continues with an event that some listeners have not received yet.
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
        // The calls of the listeners were interrupted, because a listener of another dynamic must be called first. They continue later.
        if flags.contains(.suspended) { return }
        stored = nil
        if !isEmpty { propagation.enqueueEvent(of: self) }
    }

    private func take() -> Waiting? {
        guard position < waiting.count else { return nil }
        let next = waiting[position]
        waiting[position] = nil
        position += 1
        // The array is shortened only when at least half of its events have been taken out, so that the cost of an event does not depend on
        // the number of waiting events.
        if position == waiting.count || position >= 1024, position * 2 >= waiting.count {
            waiting.removeFirst(position)
            position = 0
        }
        return next
    }

    private var newestBinding: UInt64 {
        lastBinding?.with { $0.serial } ?? 0
    }

    /// Marks the bindings that were made after the event was sent as notified, so that they do not receive it. They are at the end of the
    /// list.
    private func passOverBindings(after newestBinding: UInt64) {
        let first = firstBinding
        var binding = lastBinding
        while let current = binding {
            binding = current.with { token in
                guard token.serial > newestBinding else { return nil }
                token.told = toldVersion
                return current == first ? nil : token.previous
            }
        }
    }
}
