/// A small map around a place: streets as lines, the place as a pin. Without streets it is a plain card with the pin.
///
/// Hosts draw the map from the given lines. They load no pictures from a map server.
///
/// ```swift
/// let map = MapPicture(name: "Café Engel on the map", lines: streets, attribution: "© OpenStreetMap contributors")
/// ```
public final class MapPicture: View {
    /// A street on the map as a line. Coordinates go from 0, 0 (the north-west corner, at the top left) to 1000, 1000 (the south-east
    /// corner).
    nonisolated public struct Line: Sendable, Hashable {
        /// The corners of the line, in order.
        public var points: [Point]
        /// Creates a line through points. Points outside the map are moved to its edge when the line is shown.
        ///
        /// - Complexity: O(1).
        public init(_ points: [Point]) { self.points = points }

        /// The line with all its points moved inside the map.
        var clamped: Line {
            Line(points.map { Point(x: min(1000, max(0, $0.x)), y: min(1000, max(0, $0.y))) })
        }
    }

    /// A point of the map, in thousandths of its width and height.
    nonisolated public struct Point: Sendable, Hashable {
        /// From 0 at the west edge to 1000 at the east edge.
        public var x: Int
        /// From 0 at the north edge to 1000 at the south edge.
        public var y: Int
        /// Creates a point of the map. When a line is shown, a point outside the map is moved to its edge.
        public init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    /// The streets around the place.
    public var lines: [Line] { didSet { if lines != oldValue { propertyChanged(MapPicture.lines) } } }
    /// The name of the source of the map, shown beside it.
    public var attribution: String { didSet { if attribution != oldValue { propertyChanged(MapPicture.attribution) } } }

    /// Creates a map from the lines of its streets.
    ///
    /// - Parameters:
    ///   - name: the name of the map for assistive technology.
    ///   - lines: the streets around the place; without any the map is a plain card.
    ///   - attribution: the name of the source of the map, shown beside it; empty for none.
    /// - Complexity: O(1). The lines are not copied.
    public init(name: String, lines: [Line] = [], attribution: String = "") {
        self.lines = lines
        self.attribution = attribution
        super.init()
        accessibilityName = name
    }

    // MARK: For hosts

    /// Declares the property `attribution`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let attribution = ViewProperty<MapPicture, String>(
        0, "attribution", default: ""
    ) { $0.attribution }
    /// Declares the property `lines`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let lines = ViewProperty<MapPicture, [Line]>(
        1, "lines", default: []
    ) { $0.lines.map(\.clamped) }

    @_spi(Hosting) public override var kind: ViewKind { .mapPicture }
}

@_spi(Hosting) nonisolated extension MapPicture.Line: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `MapPicture`: a small map around a place.
    public static let mapPicture = ViewKind(
        "mapPicture", role: .image, properties: [MapPicture.attribution, MapPicture.lines], detail: MapPicture.attribution
    )
}
