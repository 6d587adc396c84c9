/// A dog as the service delivers it. It is an entity: a value that belongs to no screen.
nonisolated public struct Dog: Sendable, Hashable {
    nonisolated public enum Breed: String, Sendable, Hashable, CaseIterable {
        case bulldog, doberman, labrador
    }

    public var name: String
    public var breed: Breed
    /// The age in years.
    public var age: Int

    public init(name: String, breed: Breed, age: Int) {
        self.name = name
        self.breed = breed
        self.age = age
    }
}
