/// Something to do in the house.
public struct Chore: Identifiable, Hashable, Sendable {
    public let id: Int
    public var name: String
    public var isDone = false
}
