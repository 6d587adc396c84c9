/// A dog as the service delivers it.
struct Dog: Sendable {
    enum Breed: String, Sendable {
        case bulldog = "Bulldog"
        case doberman = "Doberman"
        case labrador = "Labrador"
    }

    let name: String
    let breed: Breed
    let age: Int
}
