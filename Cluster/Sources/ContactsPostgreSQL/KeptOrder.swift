internal import ContactsModel

/// An order that the database keeps: all contacts, sorted by the alphabet of one language.
struct KeptOrder {
    /// The number that marks the rows of this order in the tables of the database.
    let number: Int64
    let collation: ContactCollation
}
