/// One change of a list, as the list's listeners receive it.
///
/// The method that edits the list also makes this value, so the old and the new content are not compared. The cost of an edit of one row
/// does not depend on the length of the list. An index is valid at the moment of its change. In a ``batch(_:)``, the indices of each change
/// include the effect of the changes before it, so applying them one after the other leads from the old list to the new one.
///
/// ```swift
/// let names = DynamicList(["Ada", "Grace"])
/// var copy = names.elements
/// let token = names.bind { $0.apply(to: &copy) }
/// names.insert("Alan", at: 1)
/// print(copy)                                             // ["Ada", "Alan", "Grace"]
/// ```
public enum ListChange<Element> {
    /// The element has been inserted at the index.
    case insert(Element, at: Int)
    /// The element at the index has been removed.
    case remove(at: Int)
    /// The element at `from` has been moved to `to`. The index `to` is counted after the element has been removed from its old position.
    case move(from: Int, to: Int)
    /// The element at the index has been replaced by a new version of the same item.
    case update(Element, at: Int)
    /// Several changes, one after the other, that belong together.
    case batch([ListChange])
    /// The list may have changed in any way: read it again.
    ///
    /// A list sends it to a new binding that needs the present content, and to a binding that has missed changes which the list no longer
    /// stores. Lists that read their rows from a data source send it too.
    case reload

    /// Makes the same change to an array.
    ///
    /// - Parameter array: A copy of the list from before the change. A ``reload`` cannot be applied: it leaves the array unchanged.
    /// - Complexity: O(*n*) in the number of elements for each insertion, removal or move; constant for an update.
    public func apply(to array: inout [Element]) {
        switch self {
        case .insert(let element, let index): array.insert(element, at: index)
        case .remove(let index): array.remove(at: index)
        case .move(let from, let to): array.insert(array.remove(at: from), at: to)
        case .update(let element, let index): array[index] = element
        case .batch(let changes): for change in changes { change.apply(to: &array) }
        case .reload: break
        }
    }

    /// The same change with each element converted by `transform`, for a list that is mapped from this one.
    ///
    /// - Complexity: O(*m*) in the number of changes.
    public func map<Other>(_ transform: (Element) -> Other) -> ListChange<Other> {
        switch self {
        case .insert(let element, let index): .insert(transform(element), at: index)
        case .remove(let index): .remove(at: index)
        case .move(let from, let to): .move(from: from, to: to)
        case .update(let element, let index): .update(transform(element), at: index)
        case .batch(let changes): .batch(changes.map { $0.map(transform) })
        case .reload: .reload
        }
    }

    /// The single changes, without batches.
    ///
    /// - Complexity: O(*m*) in the number of changes.
    public var steps: [ListChange] {
        if case .batch(let changes) = self { return changes.flatMap(\.steps) }
        return [self]
    }
}

extension ListChange: Equatable where Element: Equatable {}
extension ListChange: Sendable where Element: Sendable {}
