/// The texts of the app in one language. No text is put together from parts by code; where parts are needed, a closure
/// says how the language puts them together.
nonisolated public struct DoggiesTexts: Sendable {
    public var title: String
    public var loading: String
    public var empty: String
    public var failure: String
    public var retry: String
    /// The name of a breed as it follows a dog's name.
    public var breed: @Sendable (Dog.Breed) -> String
    /// A dog's name together with its breed.
    public var fullName: @Sendable (_ name: String, _ breed: String) -> String
    /// An age in years.
    public var age: @Sendable (Int) -> String

    public static let english = DoggiesTexts(
        title: "Doggies",
        loading: "Loading doggies",
        empty: "No doggies",
        failure: "The doggies could not be fetched.",
        retry: "Retry",
        breed: { breed in
            switch breed {
            case .bulldog: "Bulldog"
            case .doberman: "Doberman"
            case .labrador: "Labrador"
            }
        },
        fullName: { name, breed in "\(name) \(breed)" },
        age: { String($0) }
    )
}
