internal import NearbyPlaces

/// Groups the places of a map that would cover each other.
nonisolated struct MapClusters {
    /// A place with its point on the map.
    struct Entry: Sendable, Hashable {
        let id: String
        let name: String
        let type: PlaceType
        let point: MapPoint
    }

    /// The distance in points on the screen within which places are joined.
    static let reach = 44.0
    /// The scale from which on each place has a marker of its own, so that a person can reach every place of a house.
    static let singleScale = 3.0

    /// Returns the markers of some places: single places, and clusters with their numbers. The chosen place always has its own marker,
    /// which is the last one and so lies above the others.
    ///
    /// - Parameters:
    ///   - entries: the places, the most important first.
    ///   - scale: the number of points on the screen for each metre.
    ///   - chosen: the identifier of the chosen place, or nil.
    ///   - name: returns the name of a cluster with a number of places.
    /// - Complexity: O(*n* · *m*) for *n* places in *m* clusters.
    static func markers(_ entries: [Entry], scale: Double, chosen: String?, name: (Int) -> String) -> [MapMarker] {
        let reach = scale >= singleScale ? 0 : Self.reach / scale
        var groups: [[Entry]] = []
        for entry in entries where entry.id != chosen {
            // The first place of a group is its middle, so that a group does not grow along a street.
            let near = groups.indices.lazy.map { ($0, groups[$0][0].point.distance(to: entry.point)) }.filter { $0.1 < reach }
            if let nearest = near.min(by: { $0.1 < $1.1 }) { groups[nearest.0].append(entry) } else { groups.append([entry]) }
        }
        var markers = groups.map { group in
            let first = group[0], points = group.map(\.point), count = Double(group.count)
            let middle = MapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
            return MapMarker(
                id: group.count == 1 ? first.id : "cluster " + first.id, name: group.count == 1 ? first.name : name(group.count),
                point: middle.rounded, type: first.type, count: group.count, isChosen: false,
                box: MapBox(around: points) ?? MapBox(center: middle, width: 0, height: 0))
        }
        if let entry = entries.first(where: { $0.id == chosen }) {
            markers.append(
                MapMarker(
                    id: entry.id, name: entry.name, point: entry.point.rounded, type: entry.type, count: 1, isChosen: true,
                    box: MapBox(center: entry.point, width: 0, height: 0)))
        }
        return markers
    }
}
