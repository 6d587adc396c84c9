/// A value in a Liquid template with the filters that are applied to it, such as `name | capitalize`.
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
