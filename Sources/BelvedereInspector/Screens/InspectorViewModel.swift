internal import BelvedereBinding
internal import BelvedereCore

/// The content that an inspector shows about a session, and the orders that it sends to the session.
final class InspectorViewModel: ViewModel {
    /// The present state of the session.
    let state: DynamicValue<InspectionState>
    /// The events, the newest first.
    let flows = DynamicList<FlowRow>()
    /// The references between the objects.
    let references = DynamicList<ReferenceRow>()
    /// The addresses that the window has shown before, the newest first.
    let visits = DynamicList<PlaceVisit>()
    /// The number of the event whose details are shown beside the list; `nil` if none is chosen.
    let chosenFlow = Dynamic<Int?>(nil)
    /// The simulated fault of the services, as an index of ``faultTitles``.
    let fault = Dynamic(0)

    private(set) lazy var structure = state.map { $0.structure }
    private(set) lazy var isOpen = state.map { $0.isOpen }
    private(set) lazy var isRecording = state.map { $0.isRecording }
    private(set) lazy var routes = state.map { $0.routes.joined(separator: "\n") }
    private(set) lazy var path = state.map { $0.path.isEmpty ? "/" : $0.path }
    private(set) lazy var transcript = state.map { $0.transcript.joined(separator: "\n") }
    private(set) lazy var accessibility = state.map { $0.accessibility.joined(separator: "\n") }
    private(set) lazy var recordedTest = state.map { $0.recordedTest }
    private(set) lazy var recordedSteps = state.map { state in
        state.recordedSteps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    }
    private(set) lazy var diagnostics = state.map { $0.diagnostics.joined(separator: "\n") }
    private(set) lazy var title = state.map { $0.application.isEmpty ? "Inspector" : "Inspector: \($0.application)" }

    let texts: InspectorTexts
    private let inspection: Inspection
    private static let faults: [ServiceFault?] = [nil] + ServiceFault.allCases

    init(_ inspection: Inspection, texts: InspectorTexts = InspectorTexts()) {
        self.inspection = inspection
        self.texts = texts
        state = inspection.state.dynamic()
        state.bindAndFire(to: self) { viewModel, state in viewModel.follow(state) }
        fault.bind(to: self) { viewModel, index in viewModel.choose(Self.faults.indices.contains(index) ? Self.faults[index] : nil) }
    }

    private func follow(_ state: InspectionState) {
        flows.assign(state.flows.reversed().map(FlowRow.init))
        references.assign(state.structure.references.enumerated().map { ReferenceRow($1, number: $0, in: state.structure, texts) })
        visits.assign(state.visits.reversed())
        fault.value = Self.faults.firstIndex(of: state.fault) ?? 0
    }

    /// The event with this number and its effects; `nil` if the session no longer keeps it.
    func flow(_ number: Int) -> Derived<Flow?> { state.map { $0.flows.first { $0.id == number } } }

    // MARK: Actions of a person

    func travel(to visit: PlaceVisit) { inspection.order(.visit(visit.path)) }
    func startRecording() { inspection.order(.startRecording) }
    func stopRecording() { inspection.order(.stopRecording) }

    private func choose(_ fault: ServiceFault?) {
        if state.value.fault != fault { inspection.order(.setFault(fault)) }
    }
}
