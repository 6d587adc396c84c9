internal import Belvedere
internal import SevenGUIsModel

/// The frame in which the diameter of a circle is adjusted. The circle changes at once; closing the frame makes one step of it.
final class DiameterScreen: Screen {
    private unowned let viewModel: CirclesViewModel

    init(circle: DrawnCircle, viewModel: CirclesViewModel) {
        self.viewModel = viewModel
        let diameter = Slider("Diameter", value: circle.diameter, in: 4...200, step: 2) { "\(Int($0))" }
        super.init(
            title: "Adjust diameter",
            content: Stack(
                Label("Adjust diameter of circle at (\(Int(circle.x)), \(Int(circle.y)))."), diameter
            ))
        diameter.onChange { [unowned viewModel] value in viewModel.setDiameter(value, of: circle.id) }
    }

    override func didLeave() {
        viewModel.endAdjusting()
    }
}
