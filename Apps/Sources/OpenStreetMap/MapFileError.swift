/// Why a map file cannot be read, or not to its end.
public struct MapFileError: Error, Sendable, Hashable, CustomStringConvertible {
    private enum Code: String {
        case unreadable = "unreadable-file"
        case unknownFormat = "unknown-format"
        case damaged = "damaged-file"
        case unsupported = "unsupported-feature"
    }

    private let reason: Code
    /// What happened, as a sentence for people, with what to do.
    public let sentence: String

    private init(_ reason: Code, _ sentence: String) {
        self.reason = reason
        self.sentence = sentence
    }

    /// A short stable form.
    public var code: String { reason.rawValue }
    public var description: String { "\(code): \(sentence)" }

    static func unreadable(_ name: String, _ cause: String) -> MapFileError {
        MapFileError(.unreadable, "“\(name)” cannot be read (\(cause)). Check that the file exists and may be read.")
    }

    static func unknownFormat(_ name: String) -> MapFileError {
        MapFileError(.unknownFormat, "“\(name)” is no map file known here. Files in .osm.pbf, .osm (XML) and .geojson are read.")
    }

    static func damaged(_ detail: String) -> MapFileError {
        MapFileError(.damaged, "The map file is damaged: \(detail). Get it anew and import it again.")
    }

    static func unsupported(_ feature: String) -> MapFileError {
        MapFileError(.unsupported, "The map file uses “\(feature)”, which is not read here. Convert it to .osm.pbf with zlib compression.")
    }
}
