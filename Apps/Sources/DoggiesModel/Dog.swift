/// A dog, as the service knows it. An entity is a value: it belongs to no screen.
nonisolated public struct Dog: Sendable, Hashable {
    nonisolated public enum Breed: String, Sendable, Hashable, CaseIterable {
        case bulldog, doberman, labrador
    }

    public var name: String
    public var breed: Breed
    /// In years.
    public var age: Int

    public init(name: String, breed: Breed, age: Int) {
        self.name = name
        self.breed = breed
        self.age = age
    }
}
