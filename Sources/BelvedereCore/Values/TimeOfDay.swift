/// A time of day, without a date and a time zone.
///
/// ```swift
/// let opening = TimeOfDay(hour: 9, minute: 30)
/// let isOpen = TimeOfDay("10:15").map { now in opening.map { now >= $0 } }
/// ```
nonisolated public struct TimeOfDay: Sendable, Hashable, Comparable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int
    /// The second, from 0 to 59.
    public let second: Int

    /// A time, or `nil` if there is no such time.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// The number of seconds since midnight, if no change between summer and winter time is counted.
    package var secondsSinceMidnight: Int { hour * 3600 + minute * 60 + second }

    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.secondsSinceMidnight < right.secondsSinceMidnight }
}

nonisolated extension TimeOfDay: LosslessStringConvertible, Codable {
    /// Reads a time in the form of ISO 8601, `09:30` or `09:30:15`; `nil` for any other text.
    public init?(_ description: String) {
        let parts = description.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy({ $0.utf8.count == 2 }),
            let hour = Digits.number(parts[0]), let minute = Digits.number(parts[1])
        else { return nil }
        var second = 0
        if parts.count == 3 {
            guard let given = Digits.number(parts[2]) else { return nil }
            second = given
        }
        self.init(hour: hour, minute: minute, second: second)
    }

    /// The time in the form of ISO 8601, without seconds if they are zero.
    public var description: String {
        "\(Digits.text(hour, 2)):\(Digits.text(minute, 2))" + (second == 0 ? "" : ":\(Digits.text(second, 2))")
    }

    /// Reads a text in the form of ISO 8601.
    ///
    /// - Throws: `DecodingError` if the text is not a time of day.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let time = TimeOfDay(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no time of a day.")
        }
        self = time
    }

    /// Writes a text in the form of ISO 8601.
    ///
    /// - Throws: the error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
