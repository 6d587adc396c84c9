/// Why what was typed is no position.
public struct PositionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Why it is none. Texts in other languages go by it.
    package enum Reason: String {
        case nothingTyped = "nothing-typed"
        case offTheGlobe = "off-the-globe"
        case unreadableAddress = "unreadable-address"
        case unknownSystem = "unknown-system"
        case unknownName = "unknown-name"
    }

    package let reason: Reason
    /// What was typed, shortened.
    package let text: String
    /// What happened, with what to do, as a sentence in English.
    public let sentence: String

    private init(_ reason: Reason, about text: Substring = "", _ sentence: (Substring) -> String) {
        self.reason = reason
        self.text = String(text)
        self.sentence = sentence(text)
    }

    /// A short stable form.
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

    /// No place of that name is known.
    public static func unknownName(_ name: String) -> PositionError {
        PositionError(.unknownName, about: name.prefix(80)) {
            "No place called “\($0)” is known here. Type coordinates, or another name."
        }
    }
}
