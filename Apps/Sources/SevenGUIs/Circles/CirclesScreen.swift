public import Belvedere
public import SevenGUIsModel

/// The screen of the sixth task of 7GUIs: circles on a canvas.
public final class CirclesScreen: Screen {
    private let viewModel: CirclesViewModel
    private let canvas = Drawing(SevenGUIsTexts.canvas, width: 600, height: 360, tracksHover: true)
    private var shapes: [Int: CircleShape] = [:]

    public init(viewModel: CirclesViewModel) {
        self.viewModel = viewModel
        super.init(
            title: SevenGUIsTexts.circles,
            content: Stack(
                Label(SevenGUIsTexts.circlesHint, style: .detail),
                Stack(
                    .horizontal,
                    Button(SevenGUIsTexts.undo, command: viewModel.undo),
                    Button(SevenGUIsTexts.redo, command: viewModel.redo)
                ),
                canvas
            ))
        own(viewModel)
        canvas.onPointer { [unowned viewModel] event in
            switch event.phase {
            case .down: viewModel.press(atX: event.point.x, y: event.point.y)
            case .hover, .move, .up: viewModel.point(atX: event.point.x, y: event.point.y)
            case .leave: viewModel.pointAway()
            }
        }
        viewModel.circles.bindAndFire(to: self) { screen, circles in screen.show(circles) }
        viewModel.selection.bindAndFire(to: self) { screen, selection in
            for (id, shape) in screen.shapes { shape.fill = id == selection ? .fixed(red: 150, green: 150, blue: 150) : .none }
        }
    }

    /// Updates the canvas to show these circles. The shapes of circles that were shown before are kept.
    private func show(_ circles: [DrawnCircle]) {
        for (id, shape) in shapes where !circles.contains(where: { $0.id == id }) {
            canvas.remove(shape)
            shapes[id] = nil
        }
        for circle in circles {
            if let shape = shapes[circle.id] { shape.radius = circle.diameter / 2 } else { add(circle) }
        }
    }

    private func add(_ circle: DrawnCircle) {
        let shape = CircleShape(center: DrawingPoint(circle.x, circle.y), radius: circle.diameter / 2)
        shape.accessibilityName = SevenGUIsTexts.circle("\(circle.id)")
        shape.menu = [MenuEntry(SevenGUIsTexts.adjustDiameterItem) { [unowned viewModel] in viewModel.adjust(circle.id) }]
        shapes[circle.id] = shape
        canvas.add(shape)
    }
}

extension CirclesScreen: ScreenBuilding {
    public func screen(for route: CirclesRoute) -> Screen? {
        guard case .diameter(let id) = route, let circle = viewModel.circle(id) else { return nil }
        return DiameterScreen(circle: circle, viewModel: viewModel)
    }
}
