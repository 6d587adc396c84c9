/// A value with the filters that follow it.
struct LiquidExpression: Sendable {
    enum Source: Sendable {
        case literal(LiquidValue)
        case path([String])
    }

    struct Filter: Sendable {
        let name: String
        let arguments: [Source]
    }

    let source: Source
    let filters: [Filter]
}
