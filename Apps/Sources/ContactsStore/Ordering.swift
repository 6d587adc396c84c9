import ContactsModel

/// A sort order in the file, in which every list is sorted by the alphabet of one language.
struct Ordering {
    /// The number of the sort order, which marks its rows in the tables `listing`, `sorting` and `block`.
    let number: Int64
    let collation: ContactCollation
}
