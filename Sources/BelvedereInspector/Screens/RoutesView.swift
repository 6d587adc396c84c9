internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore
internal import BelvedereTexts

/// Shows the present address and routes of the window, and its earlier addresses. A tap on an earlier address takes the app back to it.
final class RoutesView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let address = Label(style: .headline)
        let routes = CodeBlock("", title: InspectorTexts.stack)
        let table = Table(
            viewModel.visits,
            columns: [
                .init(InspectorTexts.address, { $0.path.isEmpty ? "/" : $0.path }, width: .fill(2)),
                .init(InspectorTexts.place, \.title, width: .fill(2)),
                .init(InspectorTexts.time, { Flow.text($0.time) }, width: .characters(12), alignment: .end),
            ])
        table.title = InspectorTexts.history
        table.onActivate { [viewModel] visit in viewModel.travel(to: visit) }
        super.init(
            .vertical,
            [Section(InspectorTexts.now, address, routes), Section(InspectorTexts.history, footer: InspectorTexts.travelHint, table)])
        viewModel.path.bindAndFire(to: address, \.text)
        viewModel.routes.bindAndFire(to: routes) { block, text in
            block.text = text
            block.isHidden = text.isEmpty
        }
    }
}
