internal import Belvedere
internal import NearbyModel

/// A map with streets and their names, places that can be pressed, the person's position, and controls to move the map.
final class PlacesMapView: Stack {
    private let drawing: Drawing
    private let viewModel: MapViewModel
    /// The outlines of the streets, one shape for each rank of streets. They are drawn below all streets, so that no outline crosses
    /// another street.
    private var edges: [PathShape] = []
    private var streets: [PathShape] = []
    private var names: [TextShape] = []
    private var markers: [CircleShape] = []
    private let you = CircleShape(center: DrawingPoint(0, 0), radius: 12, fill: .accent, stroke: .surface)

    init(_ viewModel: MapViewModel, name: String, attribution: String) {
        self.viewModel = viewModel
        drawing = Drawing(name, width: MapSection.size, height: MapSection.size)
        let zoomIn = Button("+") { viewModel.zoomIn() }, zoomOut = Button("−") { viewModel.zoomOut() }
        zoomIn.accessibilityName = NearbyTexts.zoomIn
        zoomOut.accessibilityName = NearbyTexts.zoomOut
        func mover(_ sign: String, _ name: String, east: Double, south: Double) -> Button {
            let button = Button(sign) { viewModel.move(east: east, south: south) }
            button.accessibilityName = name
            return button
        }
        super.init(
            .vertical,
            [
                drawing,
                Stack(
                    .horizontal, spacing: .small,
                    [
                        zoomIn, zoomOut,
                        mover("←", NearbyTexts.moveWest, east: -0.5, south: 0), mover("→", NearbyTexts.moveEast, east: 0.5, south: 0),
                        mover("↑", NearbyTexts.moveNorth, east: 0, south: -0.5), mover("↓", NearbyTexts.moveSouth, east: 0, south: 0.5),
                    ]
                ),
                Label(attribution, style: .detail),
            ])
        you.accessibilityName = NearbyTexts.you
        you.lineWidth = 4
        drawing.add(
            RectangleShape(at: DrawingPoint(0, 0), width: MapSection.size, height: MapSection.size, fill: .softAccent, stroke: .none))
        drawing.onPointer { event in
            switch event.phase {
            case .down: viewModel.grip(x: event.point.x, y: event.point.y)
            case .up: viewModel.release(x: event.point.x, y: event.point.y)
            case .move, .hover, .leave: break
            }
        }
        viewModel.canZoomIn.bindAndFire(to: zoomIn, \.isEnabled)
        viewModel.canZoomOut.bindAndFire(to: zoomOut, \.isEnabled)
        combine(viewModel.streets, viewModel.you, viewModel.markers) { ($0, $1, $2) }.bindAndFire(to: self) { view, current in
            view.show(current.0, current.1, current.2)
        }
    }

    /// The accessible name of the map, for a screen reader.
    var name: String {
        get { drawing.accessibilityName }
        set { drawing.accessibilityName = newValue }
    }

    private func show(_ map: MapStreets, _ position: MapPoint?, _ places: [MapMarker]) {
        if isNew(map) { draw(map) }
        for marker in markers { drawing.remove(marker) }
        drawing.remove(you)
        if let position {
            you.center = DrawingPoint(position.x, position.y)
            drawing.add(you)
        }
        markers = places.map(marker)
        for marker in markers { drawing.add(marker) }
    }

    private func marker(_ place: MapMarker) -> CircleShape {
        let shape = CircleShape(center: DrawingPoint(place.point.x, place.point.y), radius: 14, fill: .danger, stroke: .surface)
        shape.lineWidth = 4
        shape.accessibilityName = place.name
        shape.onPress { [unowned viewModel] in viewModel.select(place.id) }
        return shape
    }

    // MARK: Streets

    private var drawn = MapStreets()

    private func isNew(_ map: MapStreets) -> Bool {
        defer { drawn = map }
        return map != drawn
    }

    private func draw(_ map: MapStreets) {
        for shape in edges + streets { drawing.remove(shape) }
        for name in names { drawing.remove(name) }
        edges = map.roads.map { path($0, .line, widerBy: 6) }
        streets = map.roads.map { path($0, .surface, widerBy: 0) }
        names = map.names.map { TextShape($0.text, at: DrawingPoint($0.start.x, $0.start.y), size: MapStreets.letterHeight, fill: .quiet) }
        for shape in edges + streets { drawing.add(shape) }
        for name in names { drawing.add(name) }
    }

    private func path(_ roads: MapRoads, _ stroke: Paint, widerBy edge: Double) -> PathShape {
        var steps: [PathStep] = []
        for line in roads.lines {
            for (index, point) in line.enumerated() {
                let place = DrawingPoint(point.x, point.y)
                steps.append(index == 0 ? .move(to: place) : .line(to: place))
            }
        }
        let shape = PathShape(steps, stroke: stroke)
        shape.lineWidth = roads.width + edge
        return shape
    }
}
