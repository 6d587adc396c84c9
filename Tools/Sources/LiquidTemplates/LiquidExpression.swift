/// A value in a Liquid template with the filters that are applied to it, such as `name | capitalize`.
struct LiquidExpression: Sendable {
    indirect enum Source: Sendable {
        case literal(LiquidValue)
        case path([String])
        /// The whole numbers from one value to another, such as `(1..count)`.
        case range(Source, Source, line: Int)
    }

    struct Filter: Sendable {
        let name: String
        let arguments: [Source]
        let line: Int
    }

    let source: Source
    let filters: [Filter]

    init(source: Source, filters: [Filter] = []) {
        self.source = source
        self.filters = filters
    }
}
