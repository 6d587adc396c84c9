internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// The events, the newest first. The effects of the chosen event are shown beside the list.
final class FlowListView: Stack {
    init(_ viewModel: InspectorViewModel, _ router: Router<InspectorRoute>) {
        let texts = viewModel.texts
        let table = Table(
            viewModel.flows,
            columns: [
                .init(texts.event, \.title, width: .fill(4)), .init(texts.handling, \.handling, width: .characters(9), alignment: .end),
                .init(texts.bytes, \.bytes, width: .characters(7), alignment: .end),
                .init(texts.steps, \.steps, width: .characters(6), alignment: .end),
            ])
        table.title = texts.events
        table.bind(selection: viewModel.chosenFlow)
        table.onActivate { flow in router.push(.flow(flow.id), onto: .overview) }
        super.init(.vertical, [table])
    }
}
