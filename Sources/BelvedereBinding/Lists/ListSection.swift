/// A part of a list: the elements that share a key.
public final class ListSection<Key, Element> {
    /// What the elements share, such as the first letter of a name.
    public let key: Key
    /// The elements, which can be bound like any list.
    ///
    /// - Complexity: O(1).
    public var rows: DynamicListValue<Element> { list }

    let list: DynamicList<Element>

    init(key: Key, elements: [Element]) {
        self.key = key
        list = DynamicList(elements)
    }
}
