/// Comparisons joined by `and` and `or`. Like Liquid itself, the last pair is joined first.
indirect enum LiquidCondition: Sendable {
    case value(LiquidExpression)
    case comparison(LiquidExpression, String, LiquidExpression)
    case both(LiquidCondition, LiquidCondition)
    case either(LiquidCondition, LiquidCondition)
    case not(LiquidCondition)
}
