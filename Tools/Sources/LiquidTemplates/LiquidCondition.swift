/// A condition of a Liquid tag: comparisons joined by `and` and `or`. As in Liquid itself, there is no precedence: the condition is read
/// from the right, so `a or b and c` is `a or (b and c)`, and `a and b or c` is `a and (b or c)`.
indirect enum LiquidCondition: Sendable {
    case value(LiquidExpression)
    case comparison(LiquidExpression, String, LiquidExpression)
    case both(LiquidCondition, LiquidCondition)
    case either(LiquidCondition, LiquidCondition)
    case not(LiquidCondition)
}
