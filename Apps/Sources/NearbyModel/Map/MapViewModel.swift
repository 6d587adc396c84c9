public import BelvedereBinding
public import BelvedereCore
internal import NearbyPlaces

/// The view model of a map that the person can move. The map shows streets, water, green areas and buildings with their names, places to
/// choose, and the person's position.
///
/// At first the map shows its center and its places. After the person has moved it, it no longer moves by itself.
///
/// All points are in metres around the map's anchor, so moving the map changes none of them. Only what has become visible is drawn anew,
/// and the sizes of texts and markers if the scale has changed.
public final class MapViewModel: ViewModel, BindingOwner {
    /// The largest width in metres for which the ground is read synchronously, so that the map is complete when it appears.
    private static let widestAtOnce = 3000.0
    /// The number of places that are in sight at first. More of them would only be clusters on a map of the whole town.
    private static let placesInSight = 40
    /// The scale from which on the map shows buildings.
    private static let buildingScale = 0.3

    public let streets = Dynamic(MapStreets())
    /// The areas below the streets, in the order in which they are drawn.
    public let ground = Dynamic<[MapGround]>([])
    /// The markers of the places, and of clusters of places that would cover each other.
    public let markers: Derived<[MapMarker]>
    /// The names of streets and places, which do not cover each other.
    public let labels: Derived<MapLabels>
    /// The person's position on the map, or nil if it is unknown.
    public let you: Derived<MapPoint?>
    /// The number of points on the screen for each metre.
    public let scale: Derived<Double>
    public let scaleBar: Derived<MapScaleBar?>
    public let canZoomIn: Derived<Bool>
    public let canZoomOut: Derived<Bool>
    /// The part of the map that the person sees, or nil while no position is known.
    public let section = Dynamic<MapSection?>(nil)
    public let texts: NearbyFormatter
    public let bindings = BindingBag()

    private let extract: PlacesExtract?
    private let onSelect: (String) -> Void
    private var projection: MapProjection?
    /// The box for which ``streets`` and ``ground`` are loaded, and whether the buildings are among them.
    private var loaded: (box: MapBox, hasBuildings: Bool)?
    private var isMoved = false
    /// The squares that this view model has shown by itself, the last two of them. The host answers each with the section that fits into
    /// the window, and that is no movement of the person.
    private var squares: [MapSquare] = []

    /// - Parameters:
    ///   - places: the places to draw.
    ///   - center: the first middle of the map, or nil while no position is known.
    ///   - position: the position of the person.
    ///   - chosen: the identifier of the chosen place, or nil.
    ///   - radius: the distance in metres from the first middle to the sides; nil to begin with the nearest places in sight.
    ///   - extract: a stored copy of map data with streets. Without it the map shows only places.
    ///   - texts: the texts in the language of the session.
    ///   - onSelect: called with the identifier of the place that the person has chosen. It must not have a strong reference to the owner
    ///     of this view model.
    init(
        places: DynamicValue<[Place]>, center: DynamicValue<Coordinate?>, position: DynamicValue<Position?>,
        chosen: DynamicValue<String?> = Dynamic(nil), radius: Double? = nil, extract: PlacesExtract?,
        texts: NearbyFormatter, onSelect: @escaping (String) -> Void = { _ in }
    ) {
        self.extract = extract
        self.texts = texts
        self.onSelect = onSelect
        // The anchor is the first center. It changes only together with the section, when the map has not been moved yet.
        let anchor = Dynamic<MapProjection?>(nil)
        let scale = section.map { $0?.scale ?? 1 }
        self.scale = scale
        let markers = combine(places, combine(anchor, scale) { ($0, $1) }, chosen) { places, shown, chosen -> [MapMarker] in
            guard let projection = shown.0 else { return [] }
            let entries = places.map {
                MapClusters.Entry(
                    id: $0.id, name: texts.name(of: $0), type: $0.types.first ?? .restaurant, point: projection.point($0.coordinate))
            }
            return MapClusters.markers(entries, scale: shown.1, chosen: chosen, name: texts.cluster)
        }
        self.markers = markers
        labels = combine(streets, markers, section) { streets, markers, section in
            section.map { MapLabels(streets, markers, in: $0) } ?? MapLabels()
        }
        you = combine(anchor, position) { projection, position in
            position.flatMap { projection?.point($0.coordinate).rounded }
        }
        scaleBar = combine(anchor, section) { projection, section in
            guard let projection, let section else { return nil }
            let metres = projection.metresPerUnit(at: section.center)
            return MapScaleBar(pointsPerMetre: section.scale / metres, metres: texts.roundDistances, text: texts.distance)
        }
        canZoomIn = section.map { $0.map { $0.scale < MapSection.scales.upperBound * 0.999 } ?? false }
        canZoomOut = section.map { $0.map { $0.scale > MapSection.scales.lowerBound * 1.001 } ?? false }
        combine(center, places) { ($0, $1) }.bindAndFire(to: self) { viewModel, current in
            guard !viewModel.isMoved, let center = current.0 else { return }
            let projection = MapProjection(anchor: viewModel.projection?.anchor ?? center)
            viewModel.projection = projection
            transaction {
                anchor.value = projection
                viewModel.begin(at: projection.point(center), current.1.map { projection.point($0.coordinate) }, radius: radius)
            }
        }
    }

    /// Shows the first section, around the center and the places.
    private func begin(at center: MapPoint, _ places: [MapPoint], radius: Double?) {
        let distances = places.map { max(abs($0.x - center.x), abs($0.y - center.y)) }.sorted()
        let farthest = distances.prefix(Self.placesInSight).last ?? 0
        // A single place is shown with its surroundings. Before the places are loaded, the map is large enough for most of them, so that
        // the land is loaded only once.
        let radius = radius ?? (places.isEmpty ? 600 : places.count < 2 ? 200 : min(max(farthest * 1.08, 150), 6000))
        let square = MapSquare(center: center, radius: radius)
        if square == squares.last { return }
        squares = squares.suffix(1) + [square]
        let section = self.section.value.map(square.section) ?? MapSection(around: center, radius: radius)
        self.section.value = section
        if section.width <= Self.widestAtOnce { loadAtOnce() }
    }

    // MARK: The ground

    /// Loads the streets each time that the map shows something that is not loaded. Returns when the task is cancelled.
    public func run() async {
        if extract == nil { return }
        for await _ in section.values { await load() }
    }

    /// Loads the streets of the visible part of the map and its surroundings. If this fails, the map shows no streets.
    public func load() async {
        guard let extract, let wanted, let box = wanted.box.coordinates(wanted.projection) else { return }
        let streets = (try? await extract.streets(in: box)) ?? []
        let ground = (try? await extract.ground(wanted.kinds, in: box)) ?? []
        // The person may have moved the map in the meantime. Then the next section is loaded after this one.
        guard projection == wanted.projection else { return }
        show(streets, ground, wanted)
    }

    private func loadAtOnce() {
        guard let extract, let wanted, let box = wanted.box.coordinates(wanted.projection),
            let streets = try? extract.streetsAtOnce(in: box), let ground = try? extract.groundAtOnce(wanted.kinds, in: box)
        else { return }
        show(streets, ground, wanted)
    }

    private typealias Wanted = (box: MapBox, kinds: Set<GroundArea.Kind>, projection: MapProjection)

    /// The box to load around the visible section, or nil if everything that is visible is loaded.
    private var wanted: Wanted? {
        guard let projection, let section = section.value else { return nil }
        let hasBuildings = section.scale >= Self.buildingScale
        if let loaded, loaded.box.contains(section.box), loaded.box.width < section.width * 12, loaded.hasBuildings == hasBuildings {
            return nil
        }
        return (section.box.widened(by: 0.75), hasBuildings ? [.water, .green, .building] : [.water, .green], projection)
    }

    private func show(_ streets: [Street], _ ground: [GroundArea], _ wanted: Wanted) {
        loaded = (wanted.box, wanted.kinds.contains(.building))
        transaction {
            self.streets.value = MapStreets(streets, wanted.projection)
            self.ground.value = MapGround.all(ground, wanted.projection)
        }
    }

    // MARK: Actions of the person

    /// Called when the person has moved or zoomed the map, or the size of the map has changed.
    public func look(at new: MapSection) {
        guard let old = section.value, new != old else { return }
        guard !isMoved, let square = squares.last, !new.isLike(square.section(new)), !new.isLike(old) else { return section.value = new }
        if let earlier = squares.first, new.isLike(earlier.section(new)) {
            // The host has answered the square before the last one. Only the size is new.
            section.value = square.section(new)
        } else {
            isMoved = true
            section.value = new
        }
    }

    public func zoomIn() { zoom(by: 2) }
    public func zoomOut() { zoom(by: 0.5) }

    /// Called when the person presses a marker: opens a place, or zooms so far that a cluster falls apart.
    public func select(_ id: String) {
        guard let marker = markers.value.first(where: { $0.id == id }) else { return }
        if marker.count == 1 { return onSelect(id) }
        guard let section = section.value else { return }
        let width = max(marker.box.width * 1.5, 1), height = max(marker.box.height * 1.5, 1)
        let scale = min(section.width * section.scale / width, section.height * section.scale / height)
        isMoved = true
        var new = section.zoomed(to: max(scale, section.scale * 2))
        new.center = marker.box.center
        self.section.value = new
    }

    private func zoom(by factor: Double) {
        guard let section = section.value else { return }
        isMoved = true
        self.section.value = section.zoomed(to: section.scale * factor)
    }
}
