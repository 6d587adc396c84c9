@_spi(Hosting) internal import Belvedere
internal import BelvedereBinding
@_spi(Hosting) internal import BelvedereCore
@_spi(Hosting) internal import BelvedereHeadless

/// Watches one window for an inspector, and publishes its state as plain values.
///
/// The window keeps a strong reference to the watch, so both are released together. A window without a watch only checks once per event
/// whether it has one.
final class SessionWatch: WindowListener {
    private weak var window: Window?
    private unowned let context: SessionContext
    private let application: BelvedereApp
    private let inspection: Inspection?
    private let tests: RecordedTestNames
    private let screen: WatchedScreen
    private let book = FlowBook()
    private var visits: [PlaceVisit] = []
    private var diagnostics: [String] = []
    private var recorder: Recorder?
    private(set) var lastRecording: Recording?
    /// The dynamic with the orders of the inspector, and the token of the binding that receives them.
    private var orders: (waiting: DynamicValue<[Inspection.NumberedOrder]>, token: BindingToken)?
    private var lastOrder = 0
    private var lastChange = Duration.zero
    /// Whether an event is being delivered. Its effects are then published once, at its end.
    private var isDelivering = false

    /// Begins to watch.
    ///
    /// - Parameters:
    ///   - window: The window, already open.
    ///   - context: The session of the window.
    ///   - application: The app of the window.
    ///   - inspection: Receives the state; `nil` if it is not published.
    ///   - viewport: The width of the window and the visible part of its lists, if the host does not report them.
    ///   - tests: The names of the apps in recorded tests.
    init(
        _ window: Window, in context: SessionContext, of application: BelvedereApp, for inspection: Inspection? = nil,
        viewport: Viewport = Viewport(), tests: RecordedTestNames = RecordedTestNames()
    ) {
        self.window = window
        self.context = context
        self.application = application
        self.inspection = inspection
        self.tests = tests
        screen = WatchedScreen(viewport: viewport)
        window.listener = self
        context.watchBindings { [weak self] step in self?.note(step) }
        let report = context.reportDiagnostic
        context.reportDiagnostic = { [weak self] diagnostic in
            self?.note(diagnostic)
            report(diagnostic)
        }
        context.afterClosing { [weak self] in self?.sessionEnded() }
        visit()
        book.describeOpening { addScreen(to: &$0, objects()) }
        guard let inspection else { return }
        let waiting = inspection.orders.dynamic()
        // The session carries out only orders that were sent after it began. Earlier orders were for an earlier session of the same page.
        lastOrder = waiting.value.last?.number ?? 0
        orders = (waiting, waiting.bind { [weak self] in self?.take($0) })
    }

    // MARK: Events of the window

    func receive(_ event: Event, for view: ViewIdentifier, _ deliver: () -> Void) {
        if case .answer(let number, let answer) = event, let recorded = screen.noteAnswer(number, answer) { recorder?.note(recorded) }
        let step = prepareStep(for: event, view)
        let time = context.timeSinceStart
        let isSeen = begin(event, view, step, at: time)
        screen.note(event, for: view)
        let before = context.runningWork
        let start = ContinuousClock.now
        let wasDelivering = isDelivering
        isDelivering = true
        BindingStep.withHandler({ [weak self] in self?.note($0) }, deliver)
        isDelivering = wasDelivering
        if isSeen { book.handled(in: .now - start) }
        if step != nil { recorder?.didTake(hasStarted: context.runningWork > before) }
        if case .pointer(.up, _, _) = event { recorder?.endPointing() }
        if case .show(let range) = event, let kind = window?.kind(of: view) {
            recorder?.noteVisible(rows: kind == .collectionRow ? nil : range.count, columns: kind == .collectionRow ? range.count : nil)
        }
        publish()
    }

    func didRender(_ node: ViewNode) {
        screen.take(node)
        publish()
    }

    func didTake(_ changes: [Change]) {
        let time = context.timeSinceStart
        for change in changes {
            screen.take(change)
            if let step = step(of: change) { book.add(step, at: time) }
            if case .locate = change { visit() }
        }
        lastChange = time
        recorder?.didChange(at: time)
        publish()
    }

    func didSend(bytes: Int) {
        book.sent(bytes, at: context.timeSinceStart)
        publish()
    }

    func willLeave(_ screen: Screen) {}

    /// Stops watching.
    func end() {
        window?.listener = nil
        context.watchBindings(nil)
        orders = nil
    }

    private func sessionEnded() {
        end()
        inspection?.state.update { $0.isOpen = false }
    }

    // MARK: Recording

    /// Completes the recorded entry of the preceding step with its visible results. Returns the step for `event`; `nil` if there is no
    /// recording or the event is not a step.
    private func prepareStep(for event: Event, _ view: ViewIdentifier) -> Step? {
        guard let recorder, let perception = screen.perception, let mirror = screen.mirror else { return nil }
        let lines = perception.lines.map(\.printed)
        if event == .endEditing {
            recorder.willLeaveField(lines: lines, notices: screen.notices)
            return nil
        }
        let reader = StepReader(mirror: mirror, descriptions: screen.descriptions, elements: perception.elements)
        var step = reader.step(of: event, for: view)
        if let list = screen.scrolled(by: event, for: view), case .show(let range) = event {
            let target = reader.target(of: list)
            step = Step(.scroll, Target(target.role, target.name), number: Double(range.lowerBound))
        }
        guard let step else { return nil }
        recorder.willTake(step, lines: lines, notices: screen.notices, at: context.timeSinceStart)
        return step
    }

    /// Starts a recording.
    func startRecording() {
        var recording = Recording(application: application.path)
        recording.path = window?.path ?? ""
        recording.locale = context.environment.locale
        recording.timeZone = context.environment.timeZone
        recording.values = context.values.lines.filter { $0.name != Inspector.secret.name }.map { "\($0.name): \($0.value)" }
        recording.viewport = screen.viewport
        recording.openingDuration = lastChange
        recording.hasPast = !book.isEmpty
        recorder = Recorder(recording, lines: screen.lines, notices: screen.notices, at: context.timeSinceStart)
    }

    /// Copies the notices (such as announcements) and the keyboard focus that a headless host, which shows an app without a page, has
    /// stored before the watch began.
    func adopt(_ host: HeadlessHost) {
        screen.adopt(notices: host.notices.map(\.description), focused: host.mirror.focused)
        lastChange = context.timeSinceStart
    }

    /// Ends the recording, and adds the results of the last step.
    @discardableResult
    func stopRecording() -> Recording? {
        guard let recorder else { return nil }
        recorder.settle(lines: screen.lines, notices: screen.notices)
        lastRecording = recorder.recording
        self.recorder = nil
        return lastRecording
    }

    // MARK: Flow

    /// Begins a new flow (the record of an event and its effects). An event that is not an action of the person, such as an answer of the
    /// device, begins none.
    ///
    /// - Returns: Whether a flow was begun.
    private func begin(_ event: Event, _ view: ViewIdentifier, _ step: Step?, at time: Duration) -> Bool {
        switch event {
        case .show, .answer, .fail, .endEditing: return false
        // A drawing that only tells the width of its space has no handler for this event.
        case .look where window?.view(view)?.placeOfHandler(for: event) == nil: return false
        default: break
        }
        let reader = objects()
        let what = step?.phrase ?? title(of: event, view)
        book.begin(what, at: time, showing: screen.picture, names: BindingNames(reader)) { flow in
            flow.action = action(of: event, view)
            addScreen(to: &flow, reader)
        }
        book.add(FlowStep(kind: .event, lane: "view", subject: what, detail: ""), at: time)
        if let place = window?.view(view)?.placeOfHandler(for: event)?.description, !place.hasPrefix("Belvedere/") {
            book.add(FlowStep(kind: .handler, lane: "view", subject: place, detail: ""), at: time)
        }
        return true
    }

    /// Adds the visible screen to a flow, and the objects that the screen can call.
    private func addScreen(to flow: inout Flow, _ reader: ObjectMapReader) {
        guard let screen = reader.number(ofTopScreenIn: window) else { return }
        let map = reader.map
        flow.screen = map.objects[screen].qualifiedType
        flow.callees = map.references.filter { $0.from == screen }.map { reference in
            let object = map.objects[reference.to]
            return FlowCallee(property: reference.property, role: object.role, type: object.type)
        }
    }

    private func title(of event: Event, _ view: ViewIdentifier) -> String {
        switch event {
        case .visit(let path): "go to \(TranscriptText.quote(path))"
        case .input(let text, _) where window?.kind(of: view) != .secureField:
            "type \(TranscriptText.quote(text)) into \(screen.phrase(of: view))"
        case .activate: "tap \(screen.phrase(of: view))"
        default: "\(event.name) \(screen.phrase(of: view))"
        }
    }

    private func action(of event: Event, _ view: ViewIdentifier) -> FlowAction {
        let name = screen.name(of: view)
        switch event {
        case .visit(let path): return .visited(path)
        case .input: return .typed(name)
        case .activate, .perform, .toggle, .select, .choose, .leave: return .pressed(name)
        default: return .used(name)
        }
    }

    private func note(_ step: BindingStep) {
        book.add(step, at: context.timeSinceStart)
    }

    private func note(_ diagnostic: Diagnostic) {
        diagnostics = diagnostics.suffix(49) + ["\(diagnostic.code): \(diagnostic.what) \(diagnostic.fix)"]
        book.add(FlowStep(kind: .reported, lane: "kit", subject: diagnostic.code, detail: diagnostic.what), at: context.timeSinceStart)
        if !isDelivering { publish() }
    }

    /// Returns a change of the window as a step; `nil` for a change that is of no interest to a developer.
    private func step(of change: Change) -> FlowStep? {
        switch change {
        case .set(let view, let property):
            // This property only synchronises a text field between the app and the host, so it is of no interest to a developer.
            if property == TextField.edit.key { return nil }
            let isSecret = view.kind == .secureField && property == TextField.text.key
            let value = isSecret ? "•••" : BindingNames.line(view[property].map { "\($0)" } ?? "default")
            return FlowStep(kind: .changed, lane: "view", subject: "\(screen.phrase(of: view.identifier)).\(property.name)", detail: value)
        case .insert(let node, let parent, _):
            return FlowStep(
                kind: .inserted, lane: "view", subject: screen.phrase(of: parent.identifier), detail: screen.phrase(of: node.identifier))
        case .remove(_, let parent, _): return FlowStep(kind: .removed, lane: "view", subject: screen.phrase(of: parent), detail: "")
        case .move(let parent, _, _):
            return FlowStep(kind: .moved, lane: "view", subject: screen.phrase(of: parent.identifier), detail: "")
        case .arrange(let parent, let children):
            return FlowStep(kind: .arranged, lane: "view", subject: screen.phrase(of: parent.identifier), detail: "\(children.count)")
        case .focus(let view): return FlowStep(kind: .focused, lane: "view", subject: screen.phrase(of: view), detail: "")
        case .announce(let text, let isUrgent):
            return FlowStep(kind: .announced, lane: "screen reader", subject: text, detail: isUrgent ? "at once" : "")
        case .locate(let trail, let title):
            return FlowStep(kind: .located, lane: "router", subject: trail.last.flatMap { $0.isEmpty ? nil : $0 } ?? "/", detail: title)
        case .request(_, let request): return FlowStep(kind: .asked, lane: "device", subject: "\(request)".prefix(80) + "", detail: "")
        }
    }

    private func visit() {
        guard let window else { return }
        let (path, title) = (window.path, window.title)
        if let last = visits.last, last.path == path, last.title == title { return }
        // The title of a screen can change after the screen has opened, when its data arrives. That does not count as another visit.
        if let last = visits.last, last.path == path {
            visits[visits.count - 1] = PlaceVisit(id: last.id, path: path, title: title, routes: window.routes, time: last.time)
            return
        }
        visits =
            visits.suffix(99) + [
                PlaceVisit(
                    id: (visits.last?.id ?? 0) + 1, path: path, title: title, routes: window.routes, time: context.timeSinceStart
                )
            ]
    }

    // MARK: Objects

    private func objects() -> ObjectMapReader { ObjectMapReader(window, leaked: context.leakDetector?.leakedRoles ?? []) }

    // MARK: Orders

    private func take(_ waiting: [Inspection.NumberedOrder]) {
        for order in waiting where order.number > lastOrder {
            lastOrder = order.number
            carryOut(order.order)
        }
    }

    private func carryOut(_ order: InspectionOrder) {
        switch order {
        case .visit(let path): window?.receive(.visit(path), for: ViewIdentifier(rawValue: 0))
        case .startRecording: startRecording()
        case .stopRecording: stopRecording()
        case .setFault(let fault): context.faults.fault.value = fault
        }
        publish()
    }

    // MARK: Publishing

    /// The present state of the session.
    var state: InspectionState {
        var state = InspectionState()
        guard let window else { return state }
        let reader = objects()
        state.application = application.name
        state.address = application.path + window.path
        state.hasFaults = context.usedFaults != nil
        state.isOpen = !context.isClosed
        state.structure = reader.map
        state.visibleScreen = reader.number(ofTopScreenIn: window)
        state.flows = book.flows(BindingNames(reader), showing: screen.picture)
        state.routes = window.routes
        state.path = window.path
        state.visits = visits
        state.transcript = screen.lines
        state.accessibility = screen.accessibility
        state.isRecording = recorder != nil
        if let recording = recorder?.complete(lines: state.transcript, notices: screen.notices) ?? lastRecording {
            state.recordedSteps = recording.entries.map(\.step.phrase)
            state.recordedTest = tests.test(of: recording, named: application.name).text
        }
        state.fault = context.usedFaults?.fault.value
        state.diagnostics = diagnostics
        return state
    }

    private func publish() {
        guard let inspection, !isDelivering else { return }
        inspection.state.value = state
    }
}
