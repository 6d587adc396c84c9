extension ContactStore {
    /// The store's own order; see ``collations``.
    public var collation: ContactCollation { collations.own }
}
