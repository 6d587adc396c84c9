internal import ContactsModel

/// An order that the database keeps: everybody, sorted by the alphabet of one language.
struct Ordering {
    /// The number that its rows have in the table of places.
    let number: Int64
    let collation: ContactCollation
}
