internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore
internal import BelvedereTexts

/// The screen of the app before or after the chosen event, as a picture that accepts no input. The changed views have a frame.
final class FlowScreenView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let time = Picker(InspectorTexts.screenAt, choices: [InspectorTexts.before, InspectorTexts.after], style: .segments)
            .bind(viewModel.time)
        let picture = Stack()
        super.init(.vertical, [time, picture])
        viewModel.picture.bindAndFire(to: self) { view, shown in
            view.isHidden = shown == nil
            picture.setViews(shown.map { [$0.view] } ?? [])
        }
    }
}
