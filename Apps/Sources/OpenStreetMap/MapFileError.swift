/// The reason why a map file cannot be read, or can only be read in part.
public struct MapFileError: Error, Sendable, Hashable, CustomStringConvertible {
    private enum Code: String {
        case unreadable = "unreadable-file"
        case unknownFormat = "unknown-format"
        case damaged = "damaged-file"
        case unsupported = "unsupported-feature"
    }

    private let reason: Code
    /// A sentence for people that describes the error and what to do.
    public let sentence: String

    private init(_ reason: Code, _ sentence: String) {
        self.reason = reason
        self.sentence = sentence
    }

    /// A short identifier of the error that stays the same in later versions.
    public var code: String { reason.rawValue }
    public var description: String { "\(code): \(sentence)" }

    static func unreadable(_ name: String, _ cause: String) -> MapFileError {
        MapFileError(.unreadable, "“\(name)” cannot be read (\(cause)). Check that the file exists and may be read.")
    }

    static func unknownFormat(_ name: String) -> MapFileError {
        MapFileError(
            .unknownFormat,
            """
            “\(name)” is not a known map file. Files in .osm.pbf, .osm (XML) and .geojson are read, and the last two packed as \
            .gz or .bz2.
            """
        )
    }

    static func damaged(_ detail: String) -> MapFileError {
        MapFileError(.damaged, "The map file is damaged: \(detail). Download it again and import it again.")
    }

    static var growsTooMuch: MapFileError {
        MapFileError(
            .damaged,
            """
            The map file unpacks to more than \(MapStream.mostGrowth) times its size, which no map does. Download it from a source that \
            you trust.
            """
        )
    }

    static func unsupported(_ feature: String) -> MapFileError {
        MapFileError(.unsupported, "The map file uses “\(feature)”, which is not read here. Convert it to .osm.pbf with zlib compression.")
    }
}
