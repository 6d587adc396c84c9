/// The texts of one place's screen. The text of an unknown fact is empty.
nonisolated public struct PlaceFacts: Sendable, Hashable {
    /// One line of the week's opening hours: the day and its hours.
    nonisolated public struct Day: Sendable, Hashable {
        public let name: String
        public let hours: String

        public init(name: String, hours: String) {
            self.name = name
            self.hours = hours
        }
    }

    public var name = ""
    public var status = ""
    /// The text that says whether the place is open, and until when, such as "Open until 23:00".
    public var hours = ""
    /// The opening hours of seven days, beginning with today. Empty if the hours are unknown or cannot be parsed.
    public var week: [Day] = []
    /// The opening hours in the words of the source, with a sentence that explains them.
    public var hoursAsWritten = ""
    public var distance = ""
    public var address = ""
    public var rating = ""
    public var phone = ""
    public var phoneLink = ""
    public var website = ""
    public var directions = ""

    /// Creates empty facts.
    public init() {}
}
