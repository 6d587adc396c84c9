import Foundation
import OpenStreetMap

/// The points of a street or of the outlines of an area as bytes: latitude and longitude of each point as integers in ten-millionths of a
/// degree, four bytes each, little-endian.
enum StreetPoints {
    static func data(_ line: [MapElement.Point]) -> Data {
        var data = Data(capacity: line.count * 8)
        for point in line {
            for degrees in [point.latitude, point.longitude] {
                withUnsafeBytes(of: Int32((degrees * 1e7).rounded()).littleEndian) { data.append(contentsOf: $0) }
            }
        }
        return data
    }

    /// Returns several rings as bytes: before the points of each ring, the number of its points in four bytes.
    static func data(rings: [[MapElement.Point]]) -> Data {
        var data = Data()
        for ring in rings {
            withUnsafeBytes(of: UInt32(ring.count).littleEndian) { data.append(contentsOf: $0) }
            data.append(self.data(ring))
        }
        return data
    }

    static func rings(_ data: Data) -> [[Coordinate]] {
        var rings: [[Coordinate]] = [], rest = data[...]
        while rest.count >= 4 {
            let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(4)
            guard count > 0, count <= rest.count / 8 else { break }
            rings.append(coordinates(Data(rest.prefix(count * 8))))
            rest = rest.dropFirst(count * 8)
        }
        return rings
    }

    static func coordinates(_ data: Data) -> [Coordinate] {
        let bytes = [UInt8](data)
        func degrees(_ offset: Int) -> Double {
            let bits = bytes[offset..<offset + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            return Double(Int32(bitPattern: bits)) / 1e7
        }
        return stride(from: 0, to: bytes.count - 7, by: 8).compactMap {
            Coordinate(latitude: degrees($0), longitude: degrees($0 + 4))
        }
    }
}
