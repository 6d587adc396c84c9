/// Computes a mapped list: makes one element for each element of the source.
struct MapFollower<Input, Output>: ListFollower {
    private var reader: ListChangeReader<Input>
    private let transform: (Input) -> Output

    init(_ source: DynamicListValue<Input>, _ transform: @escaping (Input) -> Output) {
        reader = ListChangeReader(source)
        self.transform = transform
    }

    mutating func follow(_ output: inout [Output]) -> [ListChange<Output>] {
        guard let steps = reader.read() else {
            return replace(&output, by: reader.source.storage.map(transform))
        }
        return steps.map { step in
            let change = step.map(transform)
            change.apply(to: &output)
            return change
        }
    }
}
