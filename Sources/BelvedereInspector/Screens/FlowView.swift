internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore
internal import BelvedereTexts

/// The events in a row, the newest first, and below them the effects of one event: a diagram, a sentence for each step, and the screen
/// before and after the event. The newest event is open until a person chooses another.
final class FlowView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let empty = EmptyState(InspectorTexts.noEvents, detail: InspectorTexts.noEventsDetail)
        let events = CollectionRow(InspectorTexts.events, viewModel.events, cell: EventCell.init)
        events.onActivate { [viewModel] event in viewModel.choose(event.id) }
        let sentence = Label(style: .headline), figures = Label(style: .detail)
        let picture = Stack()
        let steps = List(viewModel.steps, cell: StepCell.init)
        steps.title = InspectorTexts.steps
        super.init(.vertical, [empty, events, sentence, figures, picture, steps, FlowScreenView(viewModel)])
        viewModel.flow.bindAndFire(to: self) { [unowned self] _, flow in
            for view in subviews { view.isHidden = (flow == nil) != (view === empty) }
            guard let flow else { return }
            sentence.text = flow.sentence
            figures.text = flow.figures
            picture.setViews([FlowDrawing.drawing(of: flow, calling: viewModel.call(of: flow))])
        }
    }
}

/// An event in the row of events.
final class EventCell: Stack {
    init(_ event: EventRow) {
        super.init(.horizontal, spacing: .small, [Badge("\(event.id)", tone: event.isChosen ? .accent : .neutral), Label(event.title)])
    }
}

/// A step of an event: its number in the diagram, its role, and a sentence.
final class StepCell: Stack {
    init(_ step: StepRow) {
        let role = RoleAppearance(step.role)
        super.init(
            .horizontal, spacing: .small, alignment: .baseline,
            [Label("\(step.id)", style: .detail), Badge(role.name, tone: role.tone), Label(step.sentence)])
    }
}
