/// Reads the changes that a source list has made since the last call of ``read()``.
struct ListChangeReader<Element> {
    let source: DynamicListValue<Element>
    private var readEdits: UInt32?

    init(_ source: DynamicListValue<Element>) { self.source = source }

    /// Returns the single changes since the last call; `nil` if the list no longer stores them, so that all elements must be read again.
    mutating func read() -> [ListChange<Element>]? {
        defer { readEdits = source.editCount }
        guard let readEdits, let changes = source.changes(since: readEdits) else { return nil }
        var steps: [ListChange<Element>] = []
        for change in changes {
            switch change {
            case .batch: steps += change.steps
            case .reload: return nil
            default: steps.append(change)
            }
        }
        return steps
    }
}
