/// One element of OpenStreetMap: a point, a line or area, or a group of those, and what is said about it.
public struct MapElement: Sendable, Hashable {
    /// The kinds of element.
    public enum Kind: Int, Sendable, CaseIterable {
        case node, way, relation
        /// A feature of a GeoJSON file that does not say what it was.
        case feature
    }

    /// A place on the globe, in degrees (WGS 84).
    public struct Point: Sendable, Hashable {
        public var latitude: Double
        public var longitude: Double

        /// Nil when the numbers name no place on the globe.
        public init?(latitude: Double, longitude: Double) {
            // Written so that NaN fails as well.
            guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// A member of a relation.
    public struct Member: Sendable, Hashable {
        public var kind: Kind
        public var id: Int64
        public var role: String
    }

    public var kind: Kind
    /// The number, unique among elements of the same kind.
    public var id: Int64
    public var tags: [String: String]
    /// Where a node is.
    public var point: Point?
    /// The nodes of a way, in order.
    public var nodes: [Int64] = []
    /// The members of a relation, in order.
    public var members: [Member] = []
    /// The line of a GeoJSON feature, which has no nodes.
    public var line: [Point] = []

    public init(kind: Kind, id: Int64, tags: [String: String] = [:], point: Point? = nil) {
        self.kind = kind
        self.id = id
        self.tags = tags
        self.point = point
    }
}
