internal import BelvedereBinding
internal import BelvedereCore

/// Records the effects of each event, in the order in which they happened.
///
/// Values are turned into text at once, because they change later. The owner of a dynamic is looked up later, when every dynamic is in a
/// property where the object map finds it.
final class FlowBook {
    /// The maximum number of kept events.
    static let limit = 60
    /// The number of the last events whose pictures of the screen are kept.
    static let pictureLimit = 10
    /// The maximum number of kept steps of one event.
    static let lineLimit = 400

    /// A recorded step, with the dynamics that it concerns.
    private struct Entry {
        var step: FlowStep
        var dynamic: DynamicNode?
        var cause: DynamicNode?
    }

    private(set) var finished: [Flow] = []
    /// The running flow. The first one is the opening of the app, with the number 0.
    private var current: Flow? = Flow(id: 0, title: "open the app", time: .zero)
    private var entries = [Entry(step: FlowStep(kind: .event, lane: "view", subject: "open the app", detail: ""))]
    private var lastNumber = 0

    /// Whether no event has been recorded.
    var isEmpty: Bool { lastNumber == 0 }

    /// Adds the screen to the opening of the app.
    func describeOpening(_ describe: (inout Flow) -> Void) {
        if isEmpty, var opening = current {
            describe(&opening)
            current = opening
        }
    }

    /// Begins a new flow: the record of an event and its effects.
    ///
    /// - Parameters:
    ///   - title: The action of the person.
    ///   - time: The time of the event, by the session's clock.
    ///   - picture: The screen before the event; `nil` if it is too large.
    ///   - names: The names of the dynamics.
    ///   - describe: Adds the action and the screen to the flow.
    func begin(
        _ title: String, at time: Duration, showing picture: ScreenPicture?, names: BindingNames, _ describe: (inout Flow) -> Void
    ) {
        close(names, showing: picture)
        lastNumber += 1
        var flow = Flow(id: lastNumber, title: title, before: picture, time: time)
        describe(&flow)
        current = flow
    }

    /// Records the time that the handler of the event took.
    func handled(in duration: Duration) { current?.handling = duration }

    func sent(_ bytes: Int, at time: Duration) {
        guard let current else { return }
        self.current?.bytes = (current.bytes ?? 0) + bytes
        add(FlowStep(kind: .sent, lane: "host", subject: "\(bytes) bytes", detail: ""), at: time)
    }

    func add(_ step: FlowStep, at time: Duration) { append(Entry(step: step), at: time) }

    /// Records a step of the bindings.
    func add(_ step: BindingStep, at time: Duration) {
        if step.dynamic.name == Inspection.ordersName { return }
        let value = BindingNames.text(of: step.dynamic.lastValue)
        let kind: FlowStep.Kind, detail: String, former: String?
        switch step.kind {
        case .set: (kind, detail, former) = (.set, value, step.former.map { BindingNames.text(of: $0) })
        case .computed: (kind, detail, former) = (.computed, "", value)
        case .announced: (kind, detail, former) = (.notified, "", nil)
        }
        let flowStep = FlowStep(kind: kind, lane: "", subject: "", detail: detail, former: former)
        append(Entry(step: flowStep, dynamic: step.dynamic, cause: step.cause), at: time)
    }

    private func append(_ entry: Entry, at time: Duration) {
        guard let current, entries.count < Self.lineLimit else { return }
        var entry = entry
        entry.step.offset = time - current.time
        entries.append(entry)
    }

    /// Returns all flows in their present state, the newest last.
    ///
    /// - Parameters:
    ///   - names: The names of the dynamics.
    ///   - picture: The present screen; `nil` if it is too large.
    func flows(_ names: BindingNames, showing picture: ScreenPicture?) -> [Flow] {
        guard var current else { return finished }
        current.steps = steps(names)
        current.after = picture
        if current.isSilentOpening { return finished }
        return finished + [current]
    }

    /// Ends the current flow: turns its recorded steps into plain values, and releases the dynamics that the steps refer to.
    private func close(_ names: BindingNames, showing picture: ScreenPicture?) {
        guard var flow = current else { return }
        flow.steps = steps(names)
        flow.after = picture
        if !flow.isSilentOpening { finished = finished.suffix(Self.limit - 2) + [flow] }
        if finished.count > Self.pictureLimit {
            let old = finished.count - Self.pictureLimit - 1
            (finished[old].before, finished[old].after) = (nil, nil)
        }
        entries = []
        current = nil
    }

    /// The steps with names, lanes and the new values of derived values. The new value of a computation is the old value of the next
    /// computation of the same dynamic or, if there is none, the present value.
    private func steps(_ names: BindingNames) -> [FlowStep] {
        var later: [ObjectIdentifier: String] = [:]
        var steps: [FlowStep] = []
        for entry in entries.reversed() {
            guard let dynamic = entry.dynamic else {
                steps.append(entry.step)
                continue
            }
            var detail = entry.step.detail
            if entry.step.kind == .computed {
                detail = later[ObjectIdentifier(dynamic)] ?? BindingNames.text(of: dynamic.lastValue)
                later[ObjectIdentifier(dynamic)] = entry.step.former
            }
            let name = names.name(of: dynamic)
            var step = FlowStep(kind: entry.step.kind, lane: name.lane, subject: name.text, detail: detail, former: entry.step.former)
            step.cause = entry.cause.map { names.name(of: $0).text } ?? ""
            step.offset = entry.step.offset
            steps.append(step)
        }
        return steps.reversed()
    }
}
