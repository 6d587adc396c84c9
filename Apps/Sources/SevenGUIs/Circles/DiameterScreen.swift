internal import Belvedere
internal import SevenGUIsModel

/// The dialog that changes the diameter of a circle. The circle changes while the person moves the slider. Undo reverts all changes until
/// the dialog closes at once.
final class DiameterScreen: Screen {
    private unowned let viewModel: CirclesViewModel

    init(circle: DrawnCircle, viewModel: CirclesViewModel) {
        self.viewModel = viewModel
        let diameter = Slider(SevenGUIsTexts.diameter, value: circle.diameter, in: 4...200, step: 2) { "\(Int($0))" }
        super.init(
            title: SevenGUIsTexts.adjustDiameter,
            content: Stack(
                Label(SevenGUIsTexts.adjustDiameterAt("(\(Int(circle.x)), \(Int(circle.y)))")), diameter
            ))
        diameter.onChange { [unowned viewModel] value in viewModel.setDiameter(value, of: circle.id) }
    }

    override func didLeave() {
        viewModel.endAdjusting()
    }
}
