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
        public var points: [Point]
        public init(_ points: [Point]) { self.points = points }
    }

    nonisolated public struct Point: Sendable, Hashable {
        public var x: Int
        public var y: Int
        public init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    public var lines: [Line] { didSet { if lines != oldValue { propertyChanged(.map) } } }
    /// Who is to be named beside the map.
    public var attribution: String { didSet { if attribution != oldValue { propertyChanged(.detail) } } }

    public init(name: String, lines: [Line] = [], attribution: String = "") {
        self.lines = lines
        self.attribution = attribution
        super.init()
        accessibilityName = name
    }

    override var kind: ViewKind { .mapPicture }
    override class var properties: [Property] { [.detail, .map] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .detail: attribution.isEmpty ? nil : .text(attribution)
        case .map: lines.isEmpty ? nil : .texts(lines.map { line in
            line.points.map { "\(min(1000, max(0, $0.x))),\(min(1000, max(0, $0.y)))" }.joined(separator: " ")
        })
        default: super.value(of: property)
        }
    }
}
