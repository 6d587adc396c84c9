import BelvedereCore
import Foundation

/// Reads the features of a GeoJSON file (RFC 7946) one after another, without loading the whole file.
struct GeoJSONMapReader {
    /// The most bytes of a feature. Any street or building has much fewer.
    private static let longestFeature = 8 * 1024 * 1024

    let file: MapFile
    let query: MapQuery

    func read(from start: Int, each: (MapBatch) throws -> Void) throws {
        let stream = try MapStream(file.url, file.compression)
        var scanner = FeatureScanner(longest: Self.longestFeature)
        var count = 0
        var elements: [MapElement] = []
        while true {
            let piece = try stream.read()
            if piece.isEmpty { break }
            try scanner.scan(Array(piece)) { feature in
                count += 1
                guard count > start else { return }
                if let element = try element(of: feature, number: count), query.wants(element) { elements.append(element) }
            }
            try each(MapBatch(elements: elements, next: count, bytesRead: stream.bytesRead))
            elements.removeAll(keepingCapacity: true)
        }
        try scanner.end()
    }

    private func element(of bytes: [UInt8], number: Int) throws -> MapElement? {
        guard let object = try? JSONSerialization.jsonObject(with: Data(bytes.streamSafeJSON)) as? [String: Any] else {
            throw MapFileError.damaged("feature \(number) is no JSON object")
        }
        guard object["type"] as? String == "Feature" else { return nil }
        let properties = object["properties"] as? [String: Any] ?? [:]
        var tags: [String: String] = [:]
        for (name, value) in properties {
            switch value {
            case let text as String: tags[name] = text
            case let number as NSNumber: tags[name] = number.stringValue
            default: break
            }
        }
        let geometry = object["geometry"] as? [String: Any]
        let points = Self.points(geometry?["coordinates"])
        guard !points.isEmpty else { return nil }
        let (kind, id) = Self.identity(object["id"] ?? properties["@id"], number: number)
        var element = MapElement(kind: kind, id: id, tags: tags)
        element.point = MapElement.Point.center(of: points)
        switch geometry?["type"] as? String {
        case "LineString": element.line = points
        case "Polygon": element.rings = Self.rings([geometry?["coordinates"] as Any])
        case "MultiPolygon": element.rings = Self.rings(geometry?["coordinates"] as? [Any] ?? [])
        default: break
        }
        return element
    }

    /// Returns the kind and the number from an identifier such as `node/12`, `way/12`, `relation/12` or `n12`, `w12`, `r12`, as converters
    /// of OpenStreetMap data write it. For any other text, returns the feature's number in the file.
    private static func identity(_ value: Any?, number: Int) -> (MapElement.Kind, Int64) {
        let kinds: [Substring: MapElement.Kind] = [
            "node": .node, "way": .way, "relation": .relation, "n": .node, "w": .way, "r": .relation,
        ]
        let text = (value as? String ?? "")[...]
        let name = text.prefix { $0.isLetter }
        let digits = text.dropFirst(name.count).drop { $0 == "/" }
        guard let kind = kinds[name], let id = Int64(digits), id >= 0 else { return (.feature, Int64(number)) }
        return (kind, id)
    }

    /// Returns the outlines of some polygons, and of the holes in them.
    private static func rings(_ polygons: [Any]) -> [[MapElement.Point]] {
        var rings: [[MapElement.Point]] = []
        for polygon in polygons {
            for ring in polygon as? [Any] ?? [] { rings.append(points(ring)) }
        }
        return rings.filter { $0.count > 3 }
    }

    /// Returns all positions of a GeoJSON geometry, however deeply its arrays are nested.
    private static func points(_ value: Any?) -> [MapElement.Point] {
        guard let array = value as? [Any] else { return [] }
        if array.count >= 2, let longitude = array[0] as? NSNumber, let latitude = array[1] as? NSNumber {
            return MapElement.Point(latitude: latitude.doubleValue, longitude: longitude.doubleValue).map { [$0] } ?? []
        }
        return array.flatMap { points($0) }
    }
}

extension MapElement.Point {
    /// Returns the centre of the box around some points. The Overpass API computes the centre of an area in the same way.
    public static func center(of points: [MapElement.Point]) -> MapElement.Point? {
        guard let south = points.map(\.latitude).min(), let north = points.map(\.latitude).max(),
            let west = points.map(\.longitude).min(), let east = points.map(\.longitude).max()
        else { return nil }
        return MapElement.Point(latitude: (south + north) / 2, longitude: (west + east) / 2)
    }
}
