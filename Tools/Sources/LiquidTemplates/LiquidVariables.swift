/// The variables of a Liquid template at one moment, with the values of expressions and conditions.
struct LiquidVariables {
    private static let longestRange = 10000

    private var values: [String: LiquidValue]
    private let now: LiquidMoment?

    init(_ values: [String: LiquidValue], now: LiquidMoment?) {
        self.values = values
        self.now = now
    }

    subscript(name: String) -> LiquidValue {
        get { values[name] ?? .null }
        set { values[name] = newValue == .null ? nil : newValue }
    }

    mutating func removeAll() { values = [:] }

    func evaluate(_ expression: LiquidExpression) throws(LiquidError) -> LiquidValue {
        var value = try evaluate(expression.source)
        for filter in expression.filters {
            var arguments: [LiquidValue] = []
            for argument in filter.arguments { arguments.append(try evaluate(argument)) }
            value =
                filter.name == "date"
                ? try date(value, arguments.first ?? .null, line: filter.line)
                : LiquidFilters.apply(filter.name, to: value, arguments)
        }
        return value
    }

    func evaluate(_ source: LiquidExpression.Source) throws(LiquidError) -> LiquidValue {
        switch source {
        case .literal(let value): return value
        case .path(let path): return path.dropFirst().reduce(self[path[0]]) { $0[$1] }
        case .range(let first, let last, let line):
            let (first, last) = (try number(first) ?? 0, try number(last) ?? 0)
            // An upper limit, so that a slip in a template does not fill the memory.
            let (distance, isTooLarge) = last.subtractingReportingOverflow(first)
            if isTooLarge || distance >= Self.longestRange {
                throw LiquidError(text: "The range \(first)..\(last) has more than \(Self.longestRange) numbers.", line: line)
            }
            return .range(first, last)
        }
    }

    /// The whole number of a value; nil if there is none.
    func number(_ source: LiquidExpression.Source?) throws(LiquidError) -> Int? {
        guard let source else { return nil }
        return Int(try evaluate(source).written)
    }

    /// Writes a date in a format. As in Liquid, a value that is no date stays as it is.
    private func date(_ value: LiquidValue, _ format: LiquidValue, line: Int) throws(LiquidError) -> LiquidValue {
        let text = value.written
        if text.isEmpty || format.written.isEmpty { return value }
        if let moment = ["now", "today"].contains(text.lowercased()) ? now : LiquidMoment(text) {
            return .text(moment.written(format.written))
        }
        if text.contains(where: \.isNumber) {
            throw LiquidError(
                text: "The filter \"date\" cannot read \"\(text)\". It reads \"now\" and dates such as \"15/01/2026\" and \"2026-01-15\".",
                line: line)
        }
        return value
    }

    func holds(_ condition: LiquidCondition) throws(LiquidError) -> Bool {
        switch condition {
        case .value(let expression): return try evaluate(expression).isTrue
        case .both(let first, let second): return try holds(first) ? try holds(second) : false
        case .either(let first, let second): return try holds(first) ? true : try holds(second)
        case .not(let condition): return try !holds(condition)
        case .comparison(let left, let sign, let right):
            let (left, right) = (try evaluate(left), try evaluate(right))
            switch (sign, left, right) {
            case ("==", _, _): return left == right
            case ("!=", _, _), ("<>", _, _): return left != right
            case ("contains", .text(let text), _): return right.written.isEmpty || text.contains(right.written)
            case ("contains", .list(let items), _): return items.contains(right)
            case ("<", .number(let a), .number(let b)): return a < b
            case (">", .number(let a), .number(let b)): return a > b
            case ("<=", .number(let a), .number(let b)): return a <= b
            case (">=", .number(let a), .number(let b)): return a >= b
            default: return false
            }
        }
    }
}
