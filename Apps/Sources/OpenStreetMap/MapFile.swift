public import Foundation

/// A file with map data, in one of three formats: OpenStreetMap's `.osm.pbf` and `.osm`, and GeoJSON (RFC 7946).
///
/// Files are read in batches of bounded size, so that a whole country needs no more memory than a city.
///
/// ```swift
/// let file = try MapFile(URL(filePath: "helsinki.osm.pbf"))
/// try file.read(MapQuery(keys: ["amenity"])) { batch in
///     print(batch.elements.count, batch.bytesRead)
/// }
/// ```
public struct MapFile: Sendable {
    /// The formats.
    public enum Format: String, Sendable {
        case pbf, xml, geoJSON
    }

    public let url: URL
    public let format: Format
    /// The size of the file in bytes.
    public let size: Int

    /// Looks at the beginning of the file to see what it is; its name does not matter.
    ///
    /// - Throws: ``MapFileError`` when there is no such file or it is none of the three formats.
    public init(_ url: URL) throws {
        self.url = url
        let beginning: Data
        do {
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            beginning = try handle.read(upToCount: 512) ?? Data()
            size = Int(try handle.seekToEnd())
        } catch {
            throw MapFileError.unreadable(url.lastPathComponent, error.localizedDescription)
        }
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        switch beginning.first(where: { !blanks.contains($0) }) {
        case UInt8(ascii: "<"): format = .xml
        case UInt8(ascii: "{"): format = .geoJSON
        default:
            guard beginning.dropFirst(4).starts(with: [0x0A, 0x09] + Array("OSMHeader".utf8)) else {
                throw MapFileError.unknownFormat(url.lastPathComponent)
            }
            format = .pbf
        }
    }

    /// Reads the elements that `query` wants, in the order of the file.
    ///
    /// - Parameters:
    ///   - query: which elements are wanted.
    ///   - start: where to begin: 0, or ``MapBatch/next`` of a batch read before.
    ///   - each: takes each batch; batches may be empty. What it throws ends the reading.
    /// - Throws: ``MapFileError``, or what `each` throws.
    public func read(_ query: MapQuery, from start: Int = 0, each: (MapBatch) throws -> Void) throws {
        switch format {
        case .pbf: try ProtobufMapReader(file: self, query: query).read(from: start, each: each)
        case .xml: try XMLMapReader(file: self, query: query).read(from: start, each: each)
        case .geoJSON: try GeoJSONMapReader(file: self, query: query).read(from: start, each: each)
        }
    }

    func open() throws -> FileHandle {
        do { return try FileHandle(forReadingFrom: url) } catch {
            throw MapFileError.unreadable(url.lastPathComponent, error.localizedDescription)
        }
    }
}
