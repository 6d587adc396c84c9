/// One place as its screen shows it. What is not known is empty.
nonisolated public struct PlaceFacts: Sendable, Hashable {
    public var name = ""
    public var status = ""
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
