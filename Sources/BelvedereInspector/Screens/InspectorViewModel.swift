internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore
internal import BelvedereTexts

/// The content that an inspector shows about a session, and the orders that it sends to the session.
final class InspectorViewModel: ViewModel {
    /// The present state of the session.
    let state: DynamicValue<InspectionState>
    /// The events, the newest first.
    let events = DynamicList<EventRow>()
    /// The effects of the shown event.
    let steps = DynamicList<StepRow>()
    /// The references between the objects.
    let references = DynamicList<ReferenceRow>()
    /// The addresses that the window has shown before, the newest first.
    let visits = DynamicList<PlaceVisit>()
    /// The simulated fault of the services, as an index of ``faults``.
    let fault = Dynamic(0)
    /// Whether the picture of the screen shows the time before the event (0) or after it (1).
    let time = Dynamic(1)
    /// The number of the chosen event; `nil` for the newest.
    private let chosen = Dynamic<Int?>(nil)

    private(set) lazy var flow = combine(state, chosen) { state, chosen in state.flows.first { $0.id == chosen } ?? state.flows.last }
    private(set) lazy var picture = combine(flow, time) { flow, time in ShownScreen(flow, isAfter: time == 1) }
    private(set) lazy var structure = state.map { $0.structure }
    private(set) lazy var pattern = state.map { state in state.visibleScreen.map(state.structure.pattern(of:)) ?? ObjectMap() }
    /// Whether the services can be made to fail; `nil` before the session begins.
    private(set) lazy var hasFaults = state.map { $0.application.isEmpty ? nil : Optional($0.hasFaults) }
    private(set) lazy var isRecording = state.map { $0.isRecording }
    private(set) lazy var routes = state.map { $0.routes.joined(separator: "\n") }
    private(set) lazy var path = state.map { $0.path.isEmpty ? "/" : $0.path }
    private(set) lazy var transcript = state.map { $0.transcript.joined(separator: "\n") }
    private(set) lazy var accessibility = state.map { $0.accessibility.joined(separator: "\n") }
    private(set) lazy var recordedTest = state.map { $0.recordedTest }
    private(set) lazy var recordedSteps = state.map { state in
        state.recordedSteps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    }
    private(set) lazy var diagnostics = state.map { $0.diagnostics }
    private(set) lazy var title = state.map { state in
        state.application.isEmpty ? InspectorTexts.inspector : InspectorTexts.inspectorOf(state.application)
    }

    private let inspection: Inspection
    private let source: (String) -> String
    /// The faults in the order in which a developer chooses them.
    static let faults: [ServiceFault?] = [nil] + ServiceFault.allCases

    /// - Parameters:
    ///   - inspection: The connection with the session.
    ///   - source: Returns the source code from a place on, such as `Hello/HelloScreen.swift:15`.
    init(_ inspection: Inspection, source: @escaping (String) -> String = { _ in "" }) {
        self.inspection = inspection
        self.source = source
        state = inspection.state.dynamic()
        state.bindAndFire(to: self) { viewModel, state in viewModel.follow(state) }
        combine(state, flow) { state, flow in
            state.flows.reversed().map { EventRow(id: $0.id, title: $0.sentence, isChosen: $0.id == flow?.id) }
        }.bindAndFire(to: self) { viewModel, rows in viewModel.events.assign(rows) }
        flow.bindAndFire(to: self) { viewModel, flow in viewModel.show(flow) }
        fault.bind(to: self) { viewModel, index in
            viewModel.choose(Self.faults.indices.contains(index) ? Self.faults[index] : nil)
        }
    }

    private func follow(_ state: InspectionState) {
        references.assign(state.structure.references.enumerated().map { ReferenceRow($1, number: $0, in: state.structure) })
        visits.assign(state.visits.reversed())
        fault.value = Self.faults.firstIndex(of: state.fault) ?? 0
    }

    private func show(_ flow: Flow?) {
        guard let flow else { return steps.assign([]) }
        let call = call(of: flow)
        steps.assign(flow.steps.enumerated().map { StepRow($1, number: $0 + 1, in: flow, calling: call) })
    }

    /// Returns the first call that the handler of an event makes; `nil` if the source code is not known.
    func call(of flow: Flow) -> FlowCall? { FlowCall(of: flow, source: source) }

    // MARK: Actions of a person

    /// Shows an event. After the newest one, each new event is shown at once.
    func choose(_ event: Int) { chosen.value = event == state.value.flows.last?.id ? nil : event }
    func travel(to visit: PlaceVisit) { inspection.order(.visit(visit.path)) }
    func startRecording() { inspection.order(.startRecording) }
    func stopRecording() { inspection.order(.stopRecording) }

    private func choose(_ fault: ServiceFault?) {
        if state.value.fault != fault { inspection.order(.setFault(fault)) }
    }
}

/// The screen before or after an event, compared with the other of the two.
nonisolated struct ShownScreen: Sendable, Hashable {
    private let shown: ScreenPicture
    private let other: ScreenPicture

    init?(_ flow: Flow?, isAfter: Bool) {
        guard let before = flow?.before, let after = flow?.after else { return nil }
        (shown, other) = isAfter ? (after, before) : (before, after)
    }
}

extension ShownScreen {
    /// The views of the screen under its title. The views that the event changed have a frame.
    var view: View { Section(shown.title, shown.content(comparedWith: other).map(RecordedView.init)) }
}
