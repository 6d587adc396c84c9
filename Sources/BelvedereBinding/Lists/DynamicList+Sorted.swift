extension DynamicListValue {
    /// Returns the index at which an element belongs in a sorted list, found by binary search. If some elements are equal in this order,
    /// the index is after them.
    ///
    /// - Parameters:
    ///   - element: The element to find the index for.
    ///   - areInIncreasingOrder: The order of the list.
    /// - Throws: The error that `areInIncreasingOrder` throws.
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
    /// Returns the index at which an element belongs in a sorted list, found by binary search.
    ///
    /// - Complexity: O(log *n*) comparisons.
    public final func insertionIndex(of element: Element) -> Int { insertionIndex(of: element, by: <) }
}

extension DynamicList {
    /// Inserts an element into a sorted list, so that the list stays sorted.
    ///
    /// ```swift
    /// let names = DynamicList(["Ada", "Grace"])
    /// names.insertSorted("Alan", by: <)                   // at 1
    /// ```
    ///
    /// - Returns: The index of the element.
    /// - Throws: The error that `areInIncreasingOrder` throws. The list does not change in that case.
    /// - Complexity: O(log *n*) calls of `areInIncreasingOrder`, and O(*n*) for moving the elements after it.
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
    /// Returns the index after all elements that come before `element` or are equal to it, in a sorted array.
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
