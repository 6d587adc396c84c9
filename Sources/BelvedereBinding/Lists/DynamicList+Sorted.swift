extension DynamicListValue {
    /// The index at which an element belongs in a list that is sorted, found by binary search; after those that are
    /// equal in order.
    ///
    /// - Parameters:
    ///   - element: The element to find the place of.
    ///   - areInIncreasingOrder: The order the list is sorted by.
    /// - Throws: what `areInIncreasingOrder` throws.
    /// - Complexity: O(log *n*) calls of `areInIncreasingOrder`.
    public final func insertionIndex(
        of element: Element,
        by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if try areInIncreasingOrder(element, self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension DynamicListValue where Element: Comparable {
    /// The index at which an element belongs in a list that is sorted, found by binary search.
    ///
    /// - Complexity: O(log *n*) comparisons.
    public final func insertionIndex(of element: Element) -> Int { insertionIndex(of: element, by: <) }
}

extension DynamicList {
    /// Puts an element at its place in a list that is sorted.
    ///
    /// ```swift
    /// let names = DynamicList(["Ada", "Grace"])
    /// names.insertSorted("Alan", by: <)                   // at 1
    /// ```
    ///
    /// - Returns: The index of the element.
    /// - Throws: what `areInIncreasingOrder` throws. The list stays as it was then.
    /// - Complexity: O(log *n*) calls of `areInIncreasingOrder`, and O(*n*) moves of elements behind the place.
    @discardableResult
    public func insertSorted(
        _ element: Element,
        by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows -> Int {
        let index = try insertionIndex(of: element, by: areInIncreasingOrder)
        insert(element, at: index)
        return index
    }
}

extension Array {
    /// The end of the range of elements that do not come after `element`, in an array that is sorted.
    @usableFromInline
    func insertionIndex(
        of element: Element,
        by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if try areInIncreasingOrder(element, self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
