/// One edit of a list, as it is told to those who are bound to the list.
///
/// A change set is carried with the edit, not found out afterwards: an edit of one row costs one row, in a list of any
/// length. Indices are those at the moment of the change; in a ``batch(_:)`` each change builds on the ones before it, so
/// that applying them one after the other leads from the old list to the new.
///
/// ```swift
/// let names = DynamicList(["Ada", "Grace"])
/// var copy = names.elements
/// let token = names.bind { $0.apply(to: &copy) }
/// names.insert("Alan", at: 1)
/// print(copy)                                             // ["Ada", "Alan", "Grace"]
/// ```
public enum ListChange<Element> {
    /// The element has been put in at the index.
    case insert(Element, at: Int)
    /// The element at the index has been taken out.
    case remove(at: Int)
    /// The element at `from` has been taken out and put in again at `to`, an index of the list without it.
    case move(from: Int, to: Int)
    /// The element at the index has been replaced by one that stands for the same thing.
    case update(Element, at: Int)
    /// Several changes, one after the other, that belong together.
    case batch([ListChange])
    /// Anything may have changed: read the list anew.
    ///
    /// Lists that read their rows from elsewhere send it. Every list sends it to a binding that begins with what the list
    /// holds, and to one that has missed changes which the list no longer knows.
    case reload

    /// Makes the same change to an array.
    ///
    /// - Parameter array: A copy of the list as it was before the change. A ``reload`` cannot be applied: it leaves the
    ///   array as it is.
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

    /// The same change of a list whose elements are made from the elements of this one.
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
