import ContactsModel

/// An order that the file keeps: every list, sorted by the alphabet of one language.
struct Ordering {
    /// The number that its rows have in the derived tables.
    let number: Int64
    let collation: ContactCollation
}
