internal import Belvedere
internal import NearbyModel

/// The shapes of a marker: a pin whose tip is at the place, or a disc with the number of places. They have the same size on the screen in
/// every scale.
final class MapPin {
    /// The shape that can be pressed.
    private let body: Shape
    private let dot: CircleShape?
    private let number: TextShape?
    private let size: Double

    init(_ marker: MapMarker, select: @escaping () -> Void) {
        let colour = marker.isChosen ? MapColours.chosen : MapColours.pin(marker.type)
        size = marker.isChosen ? 1.35 : 1
        if marker.count == 1 {
            body = PathShape([], fill: colour, stroke: MapColours.white)
            dot = CircleShape(center: DrawingPoint(0, 0), radius: 0, fill: MapColours.white, stroke: .none)
            number = nil
        } else {
            body = CircleShape(center: DrawingPoint(0, 0), radius: 0, fill: colour, stroke: MapColours.white)
            dot = nil
            number = TextShape("\(marker.count)", centeredAt: DrawingPoint(0, 0), fill: MapColours.white)
        }
        body.lineWidth = marker.count == 1 ? 1.5 : 3
        body.accessibilityName = marker.name
        body.onPress { select() }
    }

    /// The shapes, the lowest first.
    var shapes: [Shape] { [body] + [dot, number].compactMap { $0 } }

    /// Puts the marker at a point, in a scale.
    func place(at point: MapPoint, unit: Double) {
        let unit = unit * size
        func offset(_ x: Double, _ y: Double) -> DrawingPoint { DrawingPoint(point.x + x * unit, point.y + y * unit) }
        if let pin = body as? PathShape {
            pin.steps = [
                .move(to: offset(0, 0)),
                .curve(to: offset(-11, -20), offset(-2, -6), offset(-11, -12)),
                .curve(to: offset(0, -31), offset(-11, -26.1), offset(-6.1, -31)),
                .curve(to: offset(11, -20), offset(6.1, -31), offset(11, -26.1)),
                .curve(to: offset(0, 0), offset(11, -12), offset(2, -6)), .close,
            ]
        } else if let disc = body as? CircleShape {
            disc.center = offset(0, 0)
            disc.radius = 17 * unit
        }
        dot?.center = offset(0, -20)
        dot?.radius = 4 * unit
        number?.place = offset(0, 0)
        number?.size = 14 * unit
    }
}
