/// One element of OpenStreetMap with its tags (keys and values). It is a node (a point), a way (a line or area) or a relation (a group of
/// elements).
public struct MapElement: Sendable, Hashable {
    /// The kinds of element.
    public enum Kind: Int, Sendable, CaseIterable {
        case node, way, relation
        /// A feature of a GeoJSON file without an OpenStreetMap identifier.
        case feature
    }

    /// A point on the globe, in degrees (WGS 84).
    public struct Point: Sendable, Hashable {
        public var latitude: Double
        public var longitude: Double

        /// Creates a point. Returns nil if the numbers are not a point on the globe.
        public init?(latitude: Double, longitude: Double) {
            // The comparison is false for NaN, so NaN is rejected too.
            guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// An element that a relation contains.
    public struct Member: Sendable, Hashable {
        public var kind: Kind
        public var id: Int64
        public var role: String
    }

    public var kind: Kind
    /// The number, unique among elements of the same kind.
    public var id: Int64
    public var tags: [String: String]
    /// The position of a node, nil for other elements.
    public var point: Point?
    /// The numbers of the nodes of which a way consists, in order.
    public var nodes: [Int64] = []
    /// The members of a relation, in order.
    public var members: [Member] = []
    /// The line of a GeoJSON feature, which contains its own points.
    public var line: [Point] = []
    /// The outlines of an area of a GeoJSON feature, and of the holes in it.
    public var rings: [[Point]] = []

    public init(kind: Kind, id: Int64, tags: [String: String] = [:], point: Point? = nil) {
        self.kind = kind
        self.id = id
        self.tags = tags
        self.point = point
    }
}
