/// How a ``DerivedList`` follows its source.
protocol ListFollower {
    associatedtype Output

    /// Brings the output up to date with the source.
    ///
    /// - Parameter output: The content as it was, to be changed.
    /// - Returns: The changes that lead from the output as it was to the output as it is, one after the other.
    mutating func follow(_ output: inout [Output]) -> [ListChange<Output>]
}

extension ListFollower {
    /// Replaces everything, for want of knowledge what has changed.
    func replace(_ output: inout [Output], by new: [Output]) -> [ListChange<Output>] {
        let removals = output.indices.reversed().map { ListChange<Output>.remove(at: $0) }
        output = new
        return removals + new.enumerated().map { .insert($0.element, at: $0.offset) }
    }
}
