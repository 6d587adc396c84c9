/// The texts of a row.
struct DoggyViewData: Hashable {
    let name: String
    let age: String
}
