/// A stretch of a long list, as its source had it at one moment.
public nonisolated struct ListPage<Element> {
    public var elements: [Element]
    /// The number of elements in the whole list.
    public var total: Int
    /// The version of the source that this page shows. It grows by one with each change set of the source.
    public var version: Int

    public init(elements: [Element], total: Int, version: Int) {
        self.elements = elements
        self.total = total
        self.version = version
    }
}

nonisolated extension ListPage: Sendable where Element: Sendable {}
