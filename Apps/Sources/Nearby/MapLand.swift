internal import Belvedere
internal import NearbyModel

/// The shapes of the land on a map: areas, and streets. Each street has an outline. All outlines are below all streets, so that no outline
/// crosses another street.
final class MapLand {
    /// The land itself, which is larger than any map that a person can reach.
    private let land = RectangleShape(at: DrawingPoint(-2e6, -2e6), width: 4e6, height: 4e6, fill: MapColours.land, stroke: .none)
    private var ground: [MapGround] = []
    private var areas: [PathShape] = []
    private var streets = MapStreets()
    private var casings: [PathShape] = []
    private var fills: [PathShape] = []

    /// The shapes, the lowest first.
    var shapes: [Shape] { [land] + areas + casings + fills }

    func show(_ new: [MapGround]) {
        if new == ground { return }
        ground = new
        areas = new.map { area in
            let shape = PathShape(
                Self.steps(area.rings, isClosed: true), fill: MapColours.ground(area.kind), stroke: MapColours.edge(area.kind))
            shape.lineWidth = 0.75
            return shape
        }
    }

    func show(_ new: MapStreets) {
        if new == streets { return }
        streets = new
        let steps = new.ranks.map { Self.steps($0.lines, isClosed: false) }
        casings = zip(new.ranks, steps).map { PathShape($0.1, stroke: MapColours.casing($0.0.rank)) }
        fills = zip(new.ranks, steps).map { PathShape($0.1, stroke: MapColours.street($0.0.rank)) }
    }

    /// Sets the widths of the streets for a scale.
    func adapt(to scale: Double) {
        for (index, rank) in streets.ranks.enumerated() {
            let width = MapStreets.width(rank.rank, scale: scale)
            fills[index].lineWidth = width
            // A thin street would become only an outline, so it has a thin one.
            casings[index].lineWidth = width + (width < 3 ? 0.8 : 1.8)
        }
    }

    private static func steps(_ lines: [[MapPoint]], isClosed: Bool) -> [PathStep] {
        var steps: [PathStep] = []
        for line in lines {
            for (index, point) in line.enumerated() {
                let place = DrawingPoint(point.x, point.y)
                steps.append(index == 0 ? .move(to: place) : .line(to: place))
            }
            if isClosed { steps.append(.close) }
        }
        return steps
    }
}
