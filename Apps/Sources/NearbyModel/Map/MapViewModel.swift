public import BelvedereBinding
public import BelvedereCore
internal import NearbyPlaces

/// A map that a person can move: streets with their names, places to choose, and where the person is.
///
/// It begins around what it is about and shows all of that. Once a person has moved it, it stays where they left it.
public final class MapViewModel: ViewModel, BindingOwner {
    /// The most places that are drawn, the nearest to the middle of what is shown.
    private static let mostMarkers = 60
    /// How far a map may reach whose streets are looked up while a person waits, in metres.
    private static let atOnce = 300.0

    public let streets = Dynamic(MapStreets())
    /// The places that lie within the frame.
    public let markers: Derived<[MapMarker]>
    /// Where the person is; nil where that is unknown or not on the map.
    public let you: Derived<MapPoint?>
    public let canZoomIn: Derived<Bool>
    public let canZoomOut: Derived<Bool>
    public let bindings = BindingBag()

    private let frame = Dynamic<MapFrame?>(nil)
    private let extract: PlacesExtract?
    private let onSelect: (String) -> Void
    /// The frame that ``streets`` are for.
    private var drawn: MapFrame?
    private var isMoved = false
    /// Where the pointer went down.
    private var grip: MapPoint?

    /// - Parameters:
    ///   - places: what is drawn.
    ///   - center: what the map begins around; nil while that is unknown.
    ///   - position: where the person is.
    ///   - extract: knows the streets; without it there are places only.
    ///   - texts: the texts.
    ///   - onSelect: called with the identifier of the place that a person chose. It must not hold its owner.
    init(
        places: DynamicValue<[Place]>, center: DynamicValue<Coordinate?>, position: DynamicValue<Position?>, extract: PlacesExtract?,
        texts: NearbyTexts, onSelect: @escaping (String) -> Void = { _ in }
    ) {
        self.extract = extract
        self.onSelect = onSelect
        markers = combine(frame, places) { frame, places in
            guard let frame else { return [] }
            return Self.markers(places, in: frame, texts)
        }
        you = combine(frame, position) { frame, position in
            guard let point = position.flatMap({ frame?.point($0.coordinate) }), point.isInside else { return nil }
            return point.rounded
        }
        canZoomIn = frame.map { $0.map { $0.radius > MapFrame.radii[0] } ?? false }
        canZoomOut = frame.map { $0.map { $0.radius < MapFrame.radii[MapFrame.radii.count - 1] } ?? false }
        combine(center, places) { ($0, $1) }.bindAndFire(to: self) { viewModel, current in
            guard !viewModel.isMoved, let center = current.0 else { return }
            let points = current.1.map(\.coordinate).sorted { center.distance(to: $0) < center.distance(to: $1) }
            // One place on its own is shown with what is around it.
            let radius = points.count < 2 ? 300 : MapFrame.radius(around: center, showing: Array(points.prefix(Self.mostMarkers)))
            viewModel.begin(with: MapFrame(center: center, radius: radius))
        }
    }

    /// Shows a frame with its streets, if they are at hand.
    private func begin(with frame: MapFrame) {
        if frame == self.frame.value { return }
        transaction {
            self.frame.value = frame
            guard frame.radius <= Self.atOnce, let found = try? extract?.streetsAtOnce(in: frame.box) else { return }
            streets.value = MapStreets(found, in: frame)
            drawn = frame
        }
    }

    /// Follows the frame with the streets in it. Ends when it is cancelled.
    public func run() async {
        if extract == nil { return }
        for await _ in frame.values { await load() }
    }

    /// Looks up the streets in the frame. They stay away where that fails.
    public func load() async {
        guard let extract, let frame = frame.value, frame != drawn else { return }
        let found = (try? await extract.streets(in: frame.box)) ?? []
        // A person may have moved on meanwhile.
        guard self.frame.value == frame else { return }
        streets.value = MapStreets(found, in: frame)
        drawn = frame
    }

    // MARK: What a person does

    public func zoomIn() { zoom(to: MapFrame.radii.last { $0 < frame.value?.radius ?? 0 }) }
    public func zoomOut() { zoom(to: MapFrame.radii.first { $0 > frame.value?.radius ?? .infinity }) }

    /// Moves by parts of what is shown: `1` to the east is the whole width.
    public func move(east: Double, south: Double) { shift(x: east * MapFrame.size, y: south * MapFrame.size) }

    /// The pointer went down.
    public func grip(x: Double, y: Double) { grip = MapPoint(x: x, y: y) }

    /// The pointer came up: what was below it when it went down is now where it is.
    public func release(x: Double, y: Double) {
        guard let grip else { return }
        self.grip = nil
        let (east, south) = (grip.x - x, grip.y - y)
        // A press is never quite still.
        if east * east + south * south > 15 * 15 { shift(x: east, y: south) }
    }

    /// A person chose a place.
    public func select(_ id: String) { onSelect(id) }

    private func zoom(to radius: Double?) {
        guard let radius, let frame = frame.value else { return }
        isMoved = true
        self.frame.value = MapFrame(center: frame.center, radius: radius)
    }

    private func shift(x: Double, y: Double) {
        guard let moved = frame.value?.moved(x: x, y: y) else { return }
        isMoved = true
        frame.value = moved
    }

    private static func markers(_ places: [Place], in frame: MapFrame, _ texts: NearbyTexts) -> [MapMarker] {
        let shown = places.map { (place: $0, point: frame.point($0.coordinate)) }.filter { $0.point.isInside }
        let middle = MapFrame.size / 2
        func distance(_ point: MapPoint) -> Double { (point.x - middle) * (point.x - middle) + (point.y - middle) * (point.y - middle) }
        let nearest =
            shown.count <= mostMarkers ? shown : Array(shown.sorted { distance($0.point) < distance($1.point) }.prefix(mostMarkers))
        return nearest.map { MapMarker(id: $0.place.id, name: texts.name(of: $0.place), point: $0.point.rounded) }
    }
}
