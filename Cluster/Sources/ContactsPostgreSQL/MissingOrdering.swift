/// The error of a request for a list in a language whose sort keys the database does not store yet.
struct MissingOrdering: Error {}
