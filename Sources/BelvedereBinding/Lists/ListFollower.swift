/// Computes the content of a ``DerivedList`` from its source, for example by a filter.
protocol ListFollower {
    associatedtype Output

    /// Changes the output so that it fits the present content of the source.
    ///
    /// - Parameter output: The old content, which the method changes.
    /// - Returns: The changes that lead from the old output to the new one, one after the other.
    mutating func follow(_ output: inout [Output]) -> [ListChange<Output>]
}

extension ListFollower {
    /// Replaces all elements, because the source no longer stores its single changes.
    func replace(_ output: inout [Output], by new: [Output]) -> [ListChange<Output>] {
        let removals = output.indices.reversed().map { ListChange<Output>.remove(at: $0) }
        output = new
        return removals + new.enumerated().map { .insert($0.element, at: $0.offset) }
    }
}
