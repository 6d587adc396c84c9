/// Something to do in the house.
public struct Chore: Identifiable, Hashable, Sendable {
    public let id: Int
    public var name: String
    public var isDone: Bool

    public init(id: Int, name: String, isDone: Bool = false) {
        self.id = id
        self.name = name
        self.isDone = isDone
    }
}
