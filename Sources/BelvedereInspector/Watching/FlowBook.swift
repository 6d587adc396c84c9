internal import BelvedereBinding
internal import BelvedereCore

/// Writes down what came of each event, in the order in which it happened.
///
/// Values are put into words at once, because they go on changing. Whose a dynamic is, is looked up later, when all of them stand
/// where a reader of the objects finds them.
final class FlowBook {
    /// How many events are kept.
    static let limit = 60
    /// How many lines are kept of one event.
    static let lineLimit = 400

    /// A line, with the dynamics that it is about.
    private struct Entry {
        var step: FlowStep
        var dynamic: DynamicNode?
        var cause: DynamicNode?
        /// What a derived value was before it was computed; what it became is known later.
        var former: String?
    }

    private(set) var finished: [Flow] = []
    private var current: Flow?
    private var entries: [Entry] = []
    private var lastNumber = 0

    /// Whether anything has been written down.
    var isEmpty: Bool { lastNumber == 0 }

    /// An event begins another flow.
    func begin(_ title: String, at time: Duration, names: BindingNames) {
        close(names)
        lastNumber += 1
        current = Flow(id: lastNumber, title: title, time: time)
    }

    /// The handler of the event has returned.
    func handled(in duration: Duration) { current?.handling = duration }

    func sent(_ bytes: Int, at time: Duration) {
        guard let current else { return }
        self.current?.bytes = (current.bytes ?? 0) + bytes
        add(FlowStep(kind: .sent, lane: "host", subject: "\(bytes) bytes", detail: ""), at: time)
    }

    func add(_ step: FlowStep, at time: Duration) { append(Entry(step: step), at: time) }

    /// Writes down a step of the bindings.
    func add(_ step: BindingStep, at time: Duration) {
        if step.dynamic.name == Inspection.ordersName { return }
        let value = BindingNames.text(of: step.dynamic.lastValue)
        let kind: FlowStep.Kind, detail: String, former: String?
        switch step.kind {
        case .set:
            (kind, former) = (.set, nil)
            detail = step.former.map { "\(BindingNames.text(of: $0)) → \(value)" } ?? value
        case .computed: (kind, detail, former) = (.computed, "", value)
        case .told: (kind, detail, former) = (.told, "", nil)
        }
        append(
            Entry(
                step: FlowStep(kind: kind, lane: "", subject: "", detail: detail), dynamic: step.dynamic, cause: step.cause, former: former
            ), at: time)
    }

    private func append(_ entry: Entry, at time: Duration) {
        guard let current, entries.count < Self.lineLimit else { return }
        var entry = entry
        entry.step.offset = time - current.time
        entries.append(entry)
    }

    /// All flows as they are now, the newest last.
    func flows(_ names: BindingNames) -> [Flow] {
        guard var current else { return finished }
        current.steps = steps(names)
        return finished + [current]
    }

    /// Lets go of the dynamics of the flow that is over.
    private func close(_ names: BindingNames) {
        guard var flow = current else { return }
        flow.steps = steps(names)
        finished = finished.suffix(Self.limit - 2) + [flow]
        entries = []
        current = nil
    }

    /// The lines, with names and lanes, and with what derived values became: what the next computation found, or what they are now.
    private func steps(_ names: BindingNames) -> [FlowStep] {
        var later: [ObjectIdentifier: String] = [:]
        var steps: [FlowStep] = []
        for entry in entries.reversed() {
            guard let dynamic = entry.dynamic else {
                steps.append(entry.step)
                continue
            }
            var detail = entry.step.detail
            if let former = entry.former {
                let new = later[ObjectIdentifier(dynamic)] ?? BindingNames.text(of: dynamic.lastValue)
                later[ObjectIdentifier(dynamic)] = former
                detail = former == new ? "\(new), as before" : "\(former) → \(new)"
            }
            let name = names.name(of: dynamic)
            var step = FlowStep(kind: entry.step.kind, lane: name.lane, subject: name.text, detail: detail)
            step.cause = entry.cause.map { names.name(of: $0).text } ?? ""
            step.offset = entry.step.offset
            steps.append(step)
        }
        return steps.reversed()
    }
}
