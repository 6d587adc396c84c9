/// A stretch of a long list, as its source had it at one moment.
public nonisolated struct ListPage<Element> {
    /// The elements of this stretch, in the order of the list.
    public var elements: [Element]
    /// The number of elements in the whole list.
    public var total: Int
    /// The version of the source that this page shows. It grows by one with each change set of the source.
    public var version: Int

    /// A stretch of a list, for a source to return.
    ///
    /// - Parameters:
    ///   - elements: the elements of this stretch, in order.
    ///   - total: the number of elements in the whole list.
    ///   - version: the version of the source that the stretch shows.
    /// - Complexity: O(1). The elements are not copied.
    public init(elements: [Element], total: Int, version: Int) {
        self.elements = elements
        self.total = total
        self.version = version
    }
}

nonisolated extension ListPage: Sendable where Element: Sendable {}
