extension ContactStore {
    /// The store's own sort order; see ``collations``.
    public var collation: ContactCollation { collations.own }
}
