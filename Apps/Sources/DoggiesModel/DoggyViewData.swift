/// A dog as the screen shows it: texts, ready to be put there.
nonisolated public struct DoggyViewData: Sendable, Hashable {
    public let name: String
    public let age: String

    public init(name: String, age: String) {
        self.name = name
        self.age = age
    }
}
