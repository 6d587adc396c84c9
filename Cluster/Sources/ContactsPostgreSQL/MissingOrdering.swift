/// A list was asked for in an order that the database does not keep yet.
struct MissingOrdering: Error {}
