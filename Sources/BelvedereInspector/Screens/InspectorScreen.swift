internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore
internal import BelvedereTexts

/// The page of the inspector, with a tab for each aspect of the session, such as events, structure and routes.
final class InspectorScreen: Screen {
    private let viewModel: InspectorViewModel

    init(viewModel: InspectorViewModel) {
        self.viewModel = viewModel
        super.init(title: InspectorTexts.inspector)
        own(viewModel)
    }

    override func viewDidLoad() {
        let close = Link(InspectorTexts.close, toPage: "/")
        let waiting = EmptyState(InspectorTexts.nothingYet, detail: InspectorTexts.nothingYetDetail)
        let ended = EmptyState(InspectorTexts.ended, detail: InspectorTexts.endedDetail)
        let tabs = Stack()
        content = Stack(close, waiting, ended, tabs)
        viewModel.title.bindAndFire(to: self, \.title)
        viewModel.state.bindAndFire(to: self) { _, state in
            close.destination = state.address
            close.isHidden = state.address.isEmpty
            waiting.isHidden = !state.application.isEmpty
            ended.isHidden = state.application.isEmpty || state.isOpen
        }
        // Before the session begins, it is not known whether its services can be made to fail.
        viewModel.hasFaults.bindAndFire(to: self) { screen, hasFaults in
            tabs.setViews(hasFaults.map { [screen.tabs(withFaults: $0)] } ?? [])
        }
    }

    private func tabs(withFaults hasFaults: Bool) -> Tabs {
        var tabs: [(String, View)] = [
            (InspectorTexts.flow, FlowView(viewModel)), (InspectorTexts.structure, StructureView(viewModel)),
            (InspectorTexts.routes, RoutesView(viewModel)), (InspectorTexts.perception, PerceptionView(viewModel)),
            (InspectorTexts.recorder, RecorderView(viewModel)),
        ]
        if hasFaults { tabs.append((InspectorTexts.faults, FaultsView(viewModel))) }
        return Tabs(tabs)
    }
}
