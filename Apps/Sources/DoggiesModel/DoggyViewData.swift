/// The texts of a dog, ready to be shown.
nonisolated public struct DoggyViewData: Sendable, Hashable {
    public let name: String
    public let age: String

    public init(name: String, age: String) {
        self.name = name
        self.age = age
    }
}
