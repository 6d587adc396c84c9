internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// The screen with all effects of one event: as a sequence diagram with a lane for each role, and as a table.
final class FlowScreen: Screen {
    private let viewModel: InspectorViewModel
    private let flow: Derived<Flow?>
    private let rows = DynamicList<StepRow>()

    init(number: Int, viewModel: InspectorViewModel) {
        self.viewModel = viewModel
        flow = viewModel.flow(number)
        super.init(title: viewModel.texts.flow)
    }

    override func viewDidLoad() {
        let texts = viewModel.texts
        let picture = Stack()
        let table = Table(
            rows,
            columns: [
                .init(texts.lane, { $0.step.lane }, width: .characters(14)),
                .init(texts.step, { $0.step.kind.title }, width: .characters(10)),
                .init(texts.subject, { $0.step.subject }, width: .fill(3)), .init(texts.detail, \.detail, width: .fill(3)),
                .init(texts.time, \.offset, width: .characters(9), alignment: .end),
            ])
        table.title = texts.steps
        let summary = Label(style: .detail)
        let gone = EmptyState(texts.eventGone)
        content = Stack(summary, picture, table, gone)
        flow.bindAndFire(to: self) { screen, flow in
            gone.isHidden = flow != nil
            for view in [summary, picture, table] { view.isHidden = flow == nil }
            guard let flow else { return }
            screen.title = flow.title
            summary.text = [
                "\(texts.handling) \(flow.handlingText)", flow.bytes.map { "\($0) \(texts.bytes.lowercased())" } ?? "",
                "\(flow.steps.count) \(texts.steps.lowercased())",
            ].filter { !$0.isEmpty }.joined(separator: " · ")
            picture.setViews([FlowDrawing.drawing(of: flow)])
            screen.rows.assign(flow.steps.enumerated().map { StepRow($1, number: $0) })
        }
    }
}
