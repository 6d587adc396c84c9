internal import Belvedere
internal import NearbyModel

/// The bar that shows how long a distance is on the map.
final class MapScaleBarView: Stack {
    private let drawing = Drawing("", width: MapScaleBar.longest + 8, height: 22, isActualSize: true)
    private let line = PathShape([], stroke: .ink)
    private let text = TextShape("", centeredAt: DrawingPoint(0, 0), size: 11)

    init() {
        super.init(.vertical, [drawing])
        line.lineWidth = 1.5
        drawing.shapes = [line, text]
    }

    func show(_ bar: MapScaleBar?, name: String) {
        isHidden = bar == nil
        guard let bar else { return }
        let end = 4 + bar.length
        line.steps = [
            .move(to: DrawingPoint(4, 14)), .line(to: DrawingPoint(4, 19)), .line(to: DrawingPoint(end, 19)),
            .line(to: DrawingPoint(end, 14)),
        ]
        text.text = bar.text
        text.place = DrawingPoint(4 + bar.length / 2, 8)
        drawing.accessibilityName = name
    }
}
