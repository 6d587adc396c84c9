/// A part of a list: the elements that share a key.
public final class ListSection<Key, Element> {
    /// The common key of the elements, such as the first letter of a name.
    public let key: Key
    /// The elements of the section, as a list that can be bound.
    ///
    /// - Complexity: O(1).
    public var rows: DynamicListValue<Element> { list }

    let list: DynamicList<Element>

    init(key: Key, elements: [Element]) {
        self.key = key
        list = DynamicList(elements)
    }
}
