public import BelvedereBinding
public import BelvedereCore
internal import NearbyPlaces

/// The view model of a map that the person can move. The map shows streets with their names, places to choose, and the person's position.
///
/// At first the map shows its center and its places. After the person has moved it, it no longer moves by itself.
public final class MapViewModel: ViewModel, BindingOwner {
    /// The most places that are drawn. If there are more, the nearest to the middle of the map are drawn.
    private static let mostMarkers = 60
    /// The largest radius in metres for which the streets are read synchronously, so that the map is complete when it appears.
    private static let atOnce = 300.0

    public let streets = Dynamic(MapStreets())
    /// The markers of the places that are inside the shown section of the world.
    public let markers: Derived<[MapMarker]>
    /// The person's position on the map. Nil if it is unknown or outside of the map.
    public let you: Derived<MapPoint?>
    public let canZoomIn: Derived<Bool>
    public let canZoomOut: Derived<Bool>
    public let bindings = BindingBag()

    private let section = Dynamic<MapSection?>(nil)
    private let extract: PlacesExtract?
    private let onSelect: (String) -> Void
    /// The section of the world for which ``streets`` contains the streets.
    private var drawn: MapSection?
    private var isMoved = false
    /// The point at which the person pressed the pointer to drag the map, or nil while it is not pressed.
    private var grip: MapPoint?

    /// - Parameters:
    ///   - places: the places to draw.
    ///   - center: the first middle of the map, or nil while no position is known.
    ///   - position: the position of the person.
    ///   - extract: a stored copy of map data with streets. Without it the map shows only places.
    ///   - texts: the texts in the language of the session.
    ///   - onSelect: called with the identifier of the place that the person has chosen. It must not have a strong reference to the owner
    ///     of this view model.
    init(
        places: DynamicValue<[Place]>, center: DynamicValue<Coordinate?>, position: DynamicValue<Position?>, extract: PlacesExtract?,
        texts: NearbyFormatter, onSelect: @escaping (String) -> Void = { _ in }
    ) {
        self.extract = extract
        self.onSelect = onSelect
        markers = combine(section, places) { section, places in
            guard let section else { return [] }
            return Self.markers(places, in: section, texts)
        }
        you = combine(section, position) { section, position in
            guard let point = position.flatMap({ section?.point($0.coordinate) }), point.isInside else { return nil }
            return point.rounded
        }
        canZoomIn = section.map { $0.map { $0.radius > MapSection.radii[0] } ?? false }
        canZoomOut = section.map { $0.map { $0.radius < MapSection.radii[MapSection.radii.count - 1] } ?? false }
        combine(center, places) { ($0, $1) }.bindAndFire(to: self) { viewModel, current in
            guard !viewModel.isMoved, let center = current.0 else { return }
            let points = current.1.map(\.coordinate).sorted { center.distance(to: $0) < center.distance(to: $1) }
            // A single place is shown with its surroundings.
            let radius = points.count < 2 ? 300 : MapSection.radius(around: center, showing: Array(points.prefix(Self.mostMarkers)))
            viewModel.begin(with: MapSection(center: center, radius: radius))
        }
    }

    /// Shows a section, with its streets if they can be read at once.
    private func begin(with section: MapSection) {
        if section == self.section.value { return }
        transaction {
            self.section.value = section
            guard section.radius <= Self.atOnce, let found = try? extract?.streetsAtOnce(in: section.box) else { return }
            streets.value = MapStreets(found, in: section)
            drawn = section
        }
    }

    /// Loads the streets each time that the map shows another section of the world. Returns when the task is cancelled.
    public func run() async {
        if extract == nil { return }
        for await _ in section.values { await load() }
    }

    /// Loads the streets of the shown section of the world. If this fails, the map shows no streets.
    public func load() async {
        guard let extract, let section = section.value, section != drawn else { return }
        let found = (try? await extract.streets(in: section.box)) ?? []
        // The person may have moved the map in the meantime.
        guard self.section.value == section else { return }
        streets.value = MapStreets(found, in: section)
        drawn = section
    }

    // MARK: Actions of the person

    public func zoomIn() { zoom(to: MapSection.radii.last { $0 < section.value?.radius ?? 0 }) }
    public func zoomOut() { zoom(to: MapSection.radii.first { $0 > section.value?.radius ?? .infinity }) }

    /// Moves by a share of the shown part: `1` to the east is the whole width.
    public func move(east: Double, south: Double) { shift(x: east * MapSection.size, y: south * MapSection.size) }

    /// Called when the person presses the pointer on the map.
    public func grip(x: Double, y: Double) { grip = MapPoint(x: x, y: y) }

    /// Called when the person releases the pointer. The map moves by the distance that the pointer was dragged.
    public func release(x: Double, y: Double) {
        guard let grip else { return }
        self.grip = nil
        let (east, south) = (grip.x - x, grip.y - y)
        // A pointer always moves a little while it is pressed, so ignore short distances.
        if east * east + south * south > 15 * 15 { shift(x: east, y: south) }
    }

    /// Called when the person chooses the marker of a place.
    public func select(_ id: String) { onSelect(id) }

    private func zoom(to radius: Double?) {
        guard let radius, let section = section.value else { return }
        isMoved = true
        self.section.value = MapSection(center: section.center, radius: radius)
    }

    private func shift(x: Double, y: Double) {
        guard let moved = section.value?.moved(x: x, y: y) else { return }
        isMoved = true
        section.value = moved
    }

    private static func markers(_ places: [Place], in section: MapSection, _ texts: NearbyFormatter) -> [MapMarker] {
        let shown = places.map { (place: $0, point: section.point($0.coordinate)) }.filter { $0.point.isInside }
        let middle = MapSection.size / 2
        func distance(_ point: MapPoint) -> Double { (point.x - middle) * (point.x - middle) + (point.y - middle) * (point.y - middle) }
        let nearest =
            shown.count <= mostMarkers ? shown : Array(shown.sorted { distance($0.point) < distance($1.point) }.prefix(mostMarkers))
        return nearest.map { MapMarker(id: $0.place.id, name: texts.name(of: $0.place), point: $0.point.rounded) }
    }
}
