internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// The page of the inspector, with a tab for each aspect of the session, such as structure, events and routes. The effects of an event are
/// shown beside the list of events.
final class InspectorScreen: Screen, ScreenBuilding {
    private let viewModel: InspectorViewModel
    private let router: Router<InspectorRoute>
    /// Whether the tab of events is open. Events and their details are shown side by side; all other tabs need the whole width.
    private var showsEvents = false { didSet { splitWhereNeeded() } }
    private static let flowTab = 1

    init(viewModel: InspectorViewModel, router: Router<InspectorRoute>) {
        self.viewModel = viewModel
        self.router = router
        super.init(title: "Inspector")
        own(viewModel)
    }

    override func viewDidLoad() {
        let texts = viewModel.texts
        let waiting = EmptyState(texts.waiting, detail: texts.waitingDetail)
        let ended = EmptyState(texts.ended, detail: texts.endedDetail)
        let tabs = Tabs([
            (texts.structure, StructureView(viewModel)), (texts.flow, FlowListView(viewModel, router)),
            (texts.routes, RoutesView(viewModel)),
            (texts.perception, PerceptionView(viewModel)), (texts.recorder, RecorderView(viewModel)), (texts.faults, FaultsView(viewModel)),
        ])
        content = Stack(waiting, ended, tabs)
        tabs.onChange { [unowned self] tab in showsEvents = tab == Self.flowTab }
        viewModel.title.bindAndFire(to: self, \.title)
        viewModel.state.bindAndFire(to: self) { _, state in
            waiting.isHidden = !state.application.isEmpty
            ended.isHidden = state.application.isEmpty || state.isOpen
            tabs.isHidden = state.application.isEmpty
        }
    }

    private func splitWhereNeeded() {
        let texts = viewModel.texts
        if !showsEvents, viewModel.chosenFlow.value == nil {
            splitView = nil
        } else if splitView == nil {
            splitView = SplitView(placeholder: EmptyState(texts.chooseEvent, detail: texts.chooseEventDetail))
        }
    }

    func screen(for route: InspectorRoute) -> Screen? {
        guard case .flow(let number) = route else { return nil }
        viewModel.chosenFlow.value = number
        splitWhereNeeded()
        return FlowScreen(number: number, viewModel: viewModel)
    }

    func didLeave(_ route: InspectorRoute) {
        if case .flow(let number) = route, viewModel.chosenFlow.value == number { viewModel.chosenFlow.value = nil }
        splitWhereNeeded()
    }
}
