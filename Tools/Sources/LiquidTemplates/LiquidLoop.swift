/// A `for` of a Liquid template: its variable, its list, the part of the list that it uses, and its content.
struct LiquidLoop: Sendable {
    let variable: String
    let list: LiquidExpression
    let isReversed: Bool
    let limit: LiquidExpression.Source?
    let offset: LiquidExpression.Source?
    let body: [LiquidNode]
    /// The content of `else`, which is rendered if the list is empty.
    let otherwise: [LiquidNode]

    /// The values of the name `forloop` in one turn of the loop.
    static func position(_ index: Int, of count: Int, in outer: LiquidValue) -> LiquidValue {
        .object([
            "index": .number(index + 1), "index0": .number(index), "rindex": .number(count - index), "rindex0": .number(count - index - 1),
            "length": .number(count), "first": .bool(index == 0), "last": .bool(index == count - 1), "parentloop": outer,
        ])
    }

    /// Cuts a list at its `offset` and `limit` first, and reverses the part then, as Liquid does.
    func part(of items: [LiquidValue], offset: Int?, limit: Int?) -> [LiquidValue] {
        let part = items.dropFirst(max(0, offset ?? 0)).prefix(max(0, limit ?? .max))
        return isReversed ? part.reversed() : Array(part)
    }
}
