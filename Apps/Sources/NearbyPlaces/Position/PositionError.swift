/// Why what was typed is no position.
public struct PositionError: Error, Sendable, Hashable, CustomStringConvertible {
    private enum Code: String {
        case nothingTyped = "nothing-typed"
        case offTheGlobe = "off-the-globe"
        case unreadableAddress = "unreadable-address"
        case unknownSystem = "unknown-system"
        case unknownName = "unknown-name"
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

    public static let nothingTyped = PositionError(.nothingTyped, "Type coordinates, such as 60.17, 24.94, or the name of a place.")

    public static func offTheGlobe(_ text: String) -> PositionError {
        PositionError(.offTheGlobe, "“\(text.prefix(80))” is not on the globe: latitudes go from -90 to 90, longitudes from -180 to 180.")
    }

    public static func unreadableAddress(_ text: String) -> PositionError {
        PositionError(.unreadableAddress, "“\(text.prefix(80))” cannot be read. A geo address looks like geo:60.17,24.94.")
    }

    public static func unknownSystem(_ name: String) -> PositionError {
        PositionError(.unknownSystem, "Coordinates of the system “\(name.prefix(40))” are not understood, only those of WGS 84.")
    }

    /// No place of that name is known.
    public static func unknownName(_ name: String) -> PositionError {
        PositionError(.unknownName, "No place called “\(name.prefix(80))” is known here. Type coordinates, or another name.")
    }
}
