/// A small map around a place: streets as lines, the place as a pin. Without streets it is a plain card with the pin.
///
/// Hosts draw it from the lines they are given; no tiles are fetched from anywhere.
///
/// ```swift
/// let map = MapPicture(name: "Café Engel on the map", lines: streets, attribution: "© OpenStreetMap contributors")
/// ```
public final class MapPicture: View {
    /// Points in a square from 0, 0 (top leading corner of the map's north-west) to 1000, 1000.
    nonisolated public struct Line: Sendable, Hashable {
        /// The corners of the line, in order.
        public var points: [Point]
        /// A line through points. Points outside the square are moved to its edge when the line is shown.
        ///
        /// - Complexity: O(1).
        public init(_ points: [Point]) { self.points = points }

        /// The line with all its points inside the square.
        var clamped: Line {
            Line(points.map { Point(x: min(1000, max(0, $0.x)), y: min(1000, max(0, $0.y))) })
        }
    }

    /// A place on the map, in thousandths of its width and height.
    nonisolated public struct Point: Sendable, Hashable {
        /// From 0 at the west edge to 1000 at the east edge.
        public var x: Int
        /// From 0 at the north edge to 1000 at the south edge.
        public var y: Int
        /// A place on the map. One outside the square is moved to its edge when a line through it is shown.
        public init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    /// The streets around the place.
    public var lines: [Line] { didSet { if lines != oldValue { propertyChanged(MapPicture.lines) } } }
    /// Who is to be named beside the map.
    public var attribution: String { didSet { if attribution != oldValue { propertyChanged(MapPicture.attribution) } } }

    /// A map with its streets.
    ///
    /// - Parameters:
    ///   - name: what assistive technology says of the map.
    ///   - lines: the streets around the place; without any the map is a plain card.
    ///   - attribution: who is to be named beside the map; empty for nobody.
    /// - Complexity: O(1). The lines are not copied.
    public init(name: String, lines: [Line] = [], attribution: String = "") {
        self.lines = lines
        self.attribution = attribution
        super.init()
        accessibilityName = name
    }

    // MARK: What hosts know of it

    /// `attribution`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let attribution = ViewProperty<MapPicture, String>(
        0, "attribution", default: ""
    ) { $0.attribution }
    /// `lines`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let lines = ViewProperty<MapPicture, [Line]>(
        1, "lines", default: []
    ) { $0.lines.map(\.clamped) }

    @_spi(Hosting) public override var kind: ViewKind { .mapPicture }
}

@_spi(Hosting) nonisolated extension MapPicture.Line: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// A small map around a place.
    public static let mapPicture = ViewKind(
        "mapPicture", role: .image, properties: [MapPicture.attribution, MapPicture.lines], detail: MapPicture.attribution
    )
}
