@_spi(Hosting) import BelvedereCore
import TestSupport

/// Connects several nodes (servers) within one process. The test decides when each change is delivered.
nonisolated final class LoopTransport: Sendable {
    private struct Entry: Sendable {
        let origin: String
        let number: Int
        let hasLeft: Bool
        let content: any Sendable
    }

    private struct Line: Sendable {
        var outgoing: [any Sendable] = []
        var known = 0
        var sent = 0
        let receive: @Sendable (_ entry: Any, _ sequence: Int64) -> Void
        let restart: @Sendable (_ state: Any?, _ sequence: Int64, _ own: Int) -> Void
    }

    private struct State {
        var entries: [Entry] = []
        var lines: [String: Line] = [:]
        var kept: (state: any Sendable, sequence: Int64)?
    }

    private let state = Locked(State())

    func node(_ origin: String) -> LoopNode { LoopNode(origin: origin, loop: self) }

    /// The sequence number of the last stored state; nil if none is stored.
    var keptSequence: Int64? { state.withLock { $0.kept?.sequence } }

    func open<Change: Codable & Sendable, Whole: Codable & Sendable>(
        _ origin: String, _ receive: @escaping @Sendable (SharedNews<Change, Whole>) -> Void
    ) {
        state.withLock { state in
            state.lines[origin] = Line(
                receive: { entry, sequence in
                    guard let entry = entry as? Entry else { return }
                    if entry.hasLeft {
                        receive(.left(origin: entry.origin, at: sequence))
                    } else if let change = entry.content as? Change {
                        receive(.change(change, at: sequence, origin: entry.origin, number: entry.number))
                    }
                },
                restart: { state, sequence, own in receive(.state(state as? Whole, at: sequence, own: own)) }
            )
        }
    }

    func enqueue(_ change: any Sendable, from origin: String) {
        state.withLock { $0.lines[origin]?.outgoing.append(change) }
    }

    func keep(_ whole: any Sendable, at sequence: Int64) {
        state.withLock { $0.kept = (whole, sequence) }
    }

    /// Stores the oldest waiting change of a node, which gives the change its position in the common order. Returns whether there was one.
    @discardableResult
    func store(from origin: String) -> Bool {
        state.withLock { state in
            guard let line = state.lines[origin], !line.outgoing.isEmpty else { return false }
            state.lines[origin]?.sent += 1
            let change = state.lines[origin]?.outgoing.removeFirst()
            if let change { state.entries.append(Entry(origin: origin, number: line.sent + 1, hasLeft: false, content: change)) }
            return true
        }
    }

    /// Notifies all nodes that a node has left.
    func leave(_ origin: String) {
        state.withLock { $0.entries.append(Entry(origin: origin, number: 0, hasLeft: true, content: 0)) }
    }

    /// Delivers to a node the next change that it has not received. Returns whether there was one.
    @discardableResult
    func deliver(to origin: String) -> Bool {
        let next = state.withLock { state -> (Line, Entry, Int)? in
            guard let line = state.lines[origin], line.known < state.entries.count else { return nil }
            state.lines[origin]?.known += 1
            let entry = state.entries[line.known]
            return (line, entry, line.known + 1)
        }
        guard let (line, entry, sequence) = next else { return false }
        line.receive(entry, Int64(sequence))
        return true
    }

    /// Sends a node the stored state, because it has missed too many changes. Later changes are delivered one by one.
    func restart(_ origin: String) {
        let found = state.withLock { state -> (Line, (any Sendable)?, Int64, Int)? in
            let sequence = state.kept?.sequence ?? 0
            let own = state.entries.prefix(Int(sequence)).count { $0.origin == origin && !$0.hasLeft }
            state.lines[origin]?.known = Int(sequence)
            return state.lines[origin].map { ($0, state.kept?.state, sequence, own) }
        }
        if let (line, whole, sequence, own) = found { line.restart(whole, sequence, own) }
    }

    /// Delivers all waiting changes to all nodes.
    func settle() {
        let origins = state.withLock { $0.lines.keys.sorted() }
        var isMoving = true
        while isMoving {
            isMoving = false
            for origin in origins { while store(from: origin) { isMoving = true } }
            for origin in origins { while deliver(to: origin) { isMoving = true } }
        }
    }
}
