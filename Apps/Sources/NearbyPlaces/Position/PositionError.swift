/// The reason why a typed text cannot be used as a position.
public struct PositionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of errors. Translated texts depend on them.
    package enum Reason: String {
        case nothingTyped = "nothing-typed"
        case offTheGlobe = "off-the-globe"
        case unreadableAddress = "unreadable-address"
        case unknownSystem = "unknown-system"
        case unknownName = "unknown-name"
    }

    package let reason: Reason
    /// The text that the person has typed, shortened.
    package let text: String
    /// A sentence that describes the error and what to do, in English.
    public let sentence: String

    private init(_ reason: Reason, about text: Substring = "", _ sentence: (Substring) -> String) {
        self.reason = reason
        self.text = String(text)
        self.sentence = sentence(text)
    }

    /// A short identifier of the error that stays the same in later versions.
    public var code: String { reason.rawValue }
    public var description: String { "\(code): \(sentence)" }

    public static let nothingTyped = PositionError(.nothingTyped) { _ in
        "Type coordinates, such as 60.17, 24.94, or the name of a place."
    }

    public static func offTheGlobe(_ text: String) -> PositionError {
        PositionError(.offTheGlobe, about: text.prefix(80)) {
            "“\($0)” is not on the globe: latitudes go from -90 to 90, longitudes from -180 to 180."
        }
    }

    public static func unreadableAddress(_ text: String) -> PositionError {
        PositionError(.unreadableAddress, about: text.prefix(80)) {
            "“\($0)” cannot be read. A geo address looks like geo:60.17,24.94."
        }
    }

    public static func unknownSystem(_ name: String) -> PositionError {
        PositionError(.unknownSystem, about: name.prefix(40)) {
            "Coordinates of the system “\($0)” are not understood, only those of WGS 84."
        }
    }

    /// The app knows no place with that name.
    public static func unknownName(_ name: String) -> PositionError {
        PositionError(.unknownName, about: name.prefix(80)) {
            "No place called “\($0)” is known here. Type coordinates, or another name."
        }
    }
}
