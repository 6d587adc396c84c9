public import Foundation

/// A file with map data in one of three formats: OpenStreetMap's `.osm.pbf` and `.osm`, and GeoJSON (RFC 7946). It may be compressed with
/// gzip or bzip2, as in `.osm.gz` and `.osm.bz2`. It is decompressed while it is read, and the decompressed data are never written to disk.
///
/// Files are read in batches of limited size, so that a whole country needs no more memory than a city.
///
/// ```swift
/// let file = try MapFile(URL(filePath: "helsinki.osm.pbf"))
/// try file.read(MapQuery(keys: ["amenity"])) { batch in
///     print(batch.elements.count, batch.bytesRead)
/// }
/// ```
public struct MapFile: Sendable {
    /// The formats of map files.
    public enum Format: String, Sendable {
        case pbf, xml, geoJSON
    }

    public let url: URL
    public let format: Format
    /// The size of the file on disk in bytes.
    public let size: Int
    /// Whether the whole file is compressed. Such a file can only be read from its beginning.
    public var isPacked: Bool { compression != .none }
    let compression: MapCompression

    /// Detects the format by the first bytes of the file. The file's name does not matter.
    ///
    /// - Throws: ``MapFileError`` if the file does not exist or has another format.
    public init(_ url: URL) throws {
        self.url = url
        let stream = try MapStream(url, .none)
        do {
            size = try stream.size()
            compression = MapCompression(try stream.read(upToCount: 4))
        } catch {
            throw MapFileError.unreadable(url.lastPathComponent, error.localizedDescription)
        }
        let beginning = try MapStream(url, compression).read(upToCount: 512)
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

    /// Reads the elements that a query selects, in the order of the file.
    ///
    /// - Parameters:
    ///   - query: the description of the elements to read.
    ///   - start: the position from which to read: 0, or ``MapBatch/next`` of an earlier batch.
    ///   - each: called with each batch, which may be empty. If it throws an error, the reading ends.
    /// - Throws: ``MapFileError``, or the error that `each` has thrown.
    public func read(_ query: MapQuery, from start: Int = 0, each: (MapBatch) throws -> Void) throws {
        switch format {
        case .pbf: try ProtobufMapReader(file: self, query: query).read(from: start, each: each)
        case .xml:
            #if WITHOUT_EXPAT
            throw MapFileError.unsupported("XML")
            #else
            try XMLMapReader(file: self, query: query).read(from: start, each: each)
            #endif
        case .geoJSON: try GeoJSONMapReader(file: self, query: query).read(from: start, each: each)
        }
    }
}
