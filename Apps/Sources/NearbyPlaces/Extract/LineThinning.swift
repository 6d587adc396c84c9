import Foundation
import OpenStreetMap

extension [MapElement.Point] {
    /// Returns the line with fewer points (the algorithm of Douglas and Peucker). No point is moved, and each removed point is within
    /// `tolerance` metres of the new line. The streets in the app's own map data were simplified in the same way.
    ///
    /// - Complexity: O(*n*²) for a line of *n* points in the worst case, O(*n* log *n*) for streets.
    func thinned(to tolerance: Double) -> [MapElement.Point] {
        guard count > 2, let first else { return self }
        // A street is so short that its points can be treated as flat: metres to the east and north of the first point.
        let metres = 111_195.0, east = metres * cos(first.latitude * .pi / 180)
        let flat = map { (x: ($0.longitude - first.longitude) * east, y: ($0.latitude - first.latitude) * metres) }
        func distance(_ index: Int, _ start: Int, _ end: Int) -> Double {
            let (width, height) = (flat[end].x - flat[start].x, flat[end].y - flat[start].y)
            let (x, y) = (flat[index].x - flat[start].x, flat[index].y - flat[start].y)
            let length = width * width + height * height
            let along = length == 0 ? 0 : Swift.min(Swift.max((x * width + y * height) / length, 0), 1)
            return ((x - along * width) * (x - along * width) + (y - along * height) * (y - along * height)).squareRoot()
        }
        var isKept = [Bool](repeating: false, count: count)
        (isKept[0], isKept[count - 1]) = (true, true)
        // Use a list of open sections instead of recursion, because a line in an unknown file may have any number of points.
        var open = [(start: 0, end: count - 1)]
        while let (start, end) = open.popLast() {
            guard end - start > 1 else { continue }
            var farthest = (index: start, distance: -1.0)
            for index in start + 1..<end {
                let distance = distance(index, start, end)
                if distance > farthest.distance { farthest = (index, distance) }
            }
            guard farthest.distance > tolerance else { continue }
            isKept[farthest.index] = true
            open.append((start, farthest.index))
            open.append((farthest.index, end))
        }
        return indices.filter { isKept[$0] }.map { self[$0] }
    }
}
