/// A page of a long list: some elements in a row, as the list's source returned them at one moment.
public nonisolated struct ListPage<Element> {
    /// The elements of the page, in the order of the list.
    public var elements: [Element]
    /// The number of elements in the whole list.
    public var total: Int
    /// The version of the source that this page shows. The version grows by one with each change of the source.
    public var version: Int

    /// A page of a list, for a source to return.
    ///
    /// - Parameters:
    ///   - elements: the elements of the page, in the order of the list.
    ///   - total: the number of elements in the whole list.
    ///   - version: the version of the source that the page shows.
    /// - Complexity: O(1). The elements are not copied.
    public init(elements: [Element], total: Int, version: Int) {
        self.elements = elements
        self.total = total
        self.version = version
    }
}

nonisolated extension ListPage: Sendable where Element: Sendable {}
