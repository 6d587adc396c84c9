/// Reads the changes of a list from where it has read before.
struct ListChangeReader<Element> {
    let source: DynamicListValue<Element>
    private var readEdits: UInt32?

    init(_ source: DynamicListValue<Element>) { self.source = source }

    /// The single changes since the last call; `nil` if they are not known, so that everything must be read anew.
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
