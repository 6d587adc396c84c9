/// One place as its screen shows it. What is not known is empty.
nonisolated public struct PlaceFacts: Sendable, Hashable {
    /// A line of the week.
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
    /// What comes next: "Open until 23:00".
    public var hours = ""
    /// The hours of seven days from today on; empty where they are not known or cannot be read.
    public var week: [Day] = []
    /// The hours as they were written, with what to make of them.
    public var hoursAsWritten = ""
    public var distance = ""
    public var address = ""
    public var rating = ""
    public var phone = ""
    public var phoneLink = ""
    public var website = ""
    public var directions = ""

    /// Nothing is known yet.
    public init() {}
}
