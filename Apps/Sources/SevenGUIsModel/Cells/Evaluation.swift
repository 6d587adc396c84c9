internal import Foundation

/// Computes the value of one formula from the values of other cells.
struct Evaluation {
    /// The closure that returns the value of another cell, which was computed before.
    let value: (CellPlace) -> CellValue

    func value(of formula: Formula) -> CellValue {
        switch formula {
        case .empty: return .empty
        case .constant(let value): return value
        case .expression(let expression):
            do {
                let value = try value(of: expression)
                if case .text(let text) = value { return try .text(checked(text)) }
                // A formula that refers to an empty cell gets zero, as in other spreadsheets.
                return value == .empty ? .number(0) : value
            } catch {
                return .error(error)
            }
        }
    }

    private func value(of expression: Expression) throws(CellError) -> CellValue {
        switch expression {
        case .constant(let value): return value
        case .cell(let place):
            let value = value(place)
            if case .error(let error) = value { throw error }
            return value
        case .range: throw .notANumber
        case .negated(let inner):
            let value = try value(of: inner), number = try number(in: value)
            if case .percentage = value { return .percentage(-number) }
            return .number(-number)
        case .percent(let inner): return .percentage(try number(inner) / 100)
        case .operation(let operation, let left, let right): return try apply(operation, left, right)
        case .call(let function, let arguments): return try call(function, arguments)
        }
    }

    private func number(_ expression: Expression) throws(CellError) -> Double { try number(in: value(of: expression)) }

    private func number(in value: CellValue) throws(CellError) -> Double {
        switch value {
        case .number, .percentage, .truth: return value.counted ?? 0
        case .empty: return 0
        case .text(let text):
            // A text such as "12" can be used as a number.
            guard let number = CellValue(typed: text)?.counted else { throw .notANumber }
            return number
        case .error(let error): throw error
        }
    }

    private func checked(_ number: Double) throws(CellError) -> CellValue {
        if !number.isFinite { throw .notANumber }
        return .number(number)
    }

    private func checked(_ text: String) throws(CellError) -> String {
        if text.utf8.count > CellValue.longestText { throw .tooLong }
        return text
    }

    private func apply(_ operation: Expression.Operation, _ left: Expression, _ right: Expression) throws(CellError) -> CellValue {
        switch operation {
        case .join: return .text(try checked(value(of: left).description + value(of: right).description))
        case .equal, .unequal, .less, .more, .atMost, .atLeast: return try .truth(compare(operation, value(of: left), value(of: right)))
        case .add: return try checked(number(left).adding(number(right)))
        case .subtract: return try checked(number(left).adding(-number(right)))
        case .multiply: return try checked(number(left) * number(right))
        case .divide: return try checked(quotient(number(left), number(right)))
        case .power: return try checked(power(number(left), number(right)))
        }
    }

    private func compare(_ operation: Expression.Operation, _ left: CellValue, _ right: CellValue) -> Bool {
        let order = left.order(to: right)
        return switch operation {
        case .equal: order == .orderedSame
        case .unequal: order != .orderedSame
        case .less: order == .orderedAscending
        case .more: order == .orderedDescending
        case .atMost: order != .orderedDescending
        default: order != .orderedAscending
        }
    }

    private func quotient(_ left: Double, _ right: Double) throws(CellError) -> Double {
        if right == 0 { throw .division }
        return left / right
    }

    private func power(_ base: Double, _ exponent: Double) throws(CellError) -> Double {
        if base == 0, exponent < 0 { throw .division }
        guard let power = base.raised(to: exponent) else { throw .notANumber }
        return power
    }

    // MARK: Functions

    /// Returns the numbers among the values of some arguments of a function. Texts and empty cells of a range are ignored.
    private func numbers(_ arguments: [Expression]) throws(CellError) -> [Double] {
        var numbers: [Double] = []
        for argument in arguments {
            guard let values = values(inCellsOf: argument) else {
                numbers.append(try number(argument))
                continue
            }
            for value in values {
                if case .error(let error) = value { throw error }
                if let number = value.counted { numbers.append(number) }
            }
        }
        return numbers
    }

    /// Returns how many values of some arguments are numbers. Errors do not count as numbers.
    private func count(_ arguments: [Expression]) -> Int {
        arguments.reduce(0) { count, argument in
            if let values = values(inCellsOf: argument) { return count + values.count { $0.counted != nil } }
            return (try? number(argument)) == nil ? count : count + 1
        }
    }

    /// Returns the values of all cells of an argument, or `nil` if the argument is neither a cell nor a range.
    private func values(inCellsOf argument: Expression) -> [CellValue]? {
        switch argument {
        case .cell(let place): [value(place)]
        case .range(let one, let other): CellPlace.range(from: one, to: other).map(value)
        default: nil
        }
    }

    private func call(_ function: FormulaFunction, _ arguments: [Expression]) throws(CellError) -> CellValue {
        switch function {
        case .sum: return try checked(.sum(numbers(arguments)))
        case .count: return .number(Double(count(arguments)))
        case .product, .prod:
            let numbers = try numbers(arguments)
            return try checked(numbers.isEmpty ? 0 : numbers.reduce(1, *))
        case .average, .avg:
            let numbers = try numbers(arguments)
            return try checked(quotient(.sum(numbers), Double(numbers.count)))
        case .min: return .number(try numbers(arguments).min() ?? 0)
        case .max: return .number(try numbers(arguments).max() ?? 0)
        case .and, .or:
            let truths = try numbers(arguments).map { $0 != 0 }
            if truths.isEmpty { throw .notANumber }
            return .truth(function == .and ? truths.allSatisfy(\.self) : truths.contains(true))
        case .not: return .truth(try number(arguments[0]) == 0)
        case .if:
            let isTrue = try number(arguments[0]) != 0, chosen = isTrue ? 1 : 2
            return arguments.indices.contains(chosen) ? try value(of: arguments[chosen]) : .truth(isTrue)
        case .add: return try apply(.add, arguments[0], arguments[1])
        case .sub: return try apply(.subtract, arguments[0], arguments[1])
        case .mul: return try apply(.multiply, arguments[0], arguments[1])
        case .div: return try apply(.divide, arguments[0], arguments[1])
        case .mod:
            let (number, divisor) = (try number(arguments[0]), try number(arguments[1]))
            if divisor == 0 { throw .division }
            return try checked(number.remainder(of: divisor))
        case .abs: return .number(try number(arguments[0]).magnitude)
        case .round:
            let number = try number(arguments[0]), places = arguments.count > 1 ? try self.number(arguments[1]) : 0
            return .number(number.rounded(toPlaces: Int(max(-1000, min(1000, places)))))
        case .sqrt: return try checked(number(arguments[0]).squareRoot())
        }
    }
}
