/// Computes the value of one formula from the values of others.
struct Evaluation {
    /// The value of a cell that has been computed.
    let value: (CellPlace) -> CellValue

    func value(of formula: Formula) -> CellValue {
        switch formula {
        case .empty: return .empty
        case .number(let number): return .number(number)
        case .text(let text): return .text(text)
        case .expression(let expression):
            do {
                let value = try value(of: expression)
                // A reference to an empty cell is zero, as in other spreadsheets.
                return value == .empty ? .number(0) : value
            } catch {
                return .error(error)
            }
        }
    }

    private func value(of expression: Expression) throws(CellError) -> CellValue {
        switch expression {
        case .number(let number): return .number(number)
        case .text(let text): return .text(text)
        case .cell(let place):
            let value = value(place)
            if case .error(let error) = value { throw error }
            return value
        case .range: throw .notANumber
        case .negated(let inner): return try checked(-number(inner))
        case .operation(let operation, let left, let right): return try apply(operation, left, right)
        case .call(let function, let arguments): return try call(function, arguments)
        }
    }

    private func number(_ expression: Expression) throws(CellError) -> Double {
        switch try value(of: expression) {
        case .number(let number): return number
        case .empty: return 0
        case .text: throw .notANumber
        case .error(let error): throw error
        }
    }

    private func checked(_ number: Double) throws(CellError) -> CellValue {
        if !number.isFinite { throw .notANumber }
        return .number(number)
    }

    private func apply(_ operation: Expression.Operation, _ left: Expression, _ right: Expression) throws(CellError) -> CellValue {
        switch operation {
        case .join: return .text(try value(of: left).description + value(of: right).description)
        case .equal: return .number(try value(of: left) == value(of: right) ? 1 : 0)
        case .unequal: return .number(try value(of: left) == value(of: right) ? 0 : 1)
        default: break
        }
        let (left, right) = (try number(left), try number(right))
        switch operation {
        case .add: return try checked(left + right)
        case .subtract: return try checked(left - right)
        case .multiply: return try checked(left * right)
        case .divide: return try checked(quotient(left, right))
        case .power: return try checked(power(left, right))
        case .less: return .number(left < right ? 1 : 0)
        case .more: return .number(left > right ? 1 : 0)
        case .atMost: return .number(left <= right ? 1 : 0)
        case .atLeast: return .number(left >= right ? 1 : 0)
        case .join, .equal, .unequal: return .empty
        }
    }

    private func quotient(_ left: Double, _ right: Double) throws(CellError) -> Double {
        if right == 0 { throw .division }
        return left / right
    }

    /// Powers with whole exponents; others would need a mathematics library, and one half is the root.
    private func power(_ base: Double, _ exponent: Double) throws(CellError) -> Double {
        if exponent == 0.5 { return base.squareRoot() }
        guard exponent == exponent.rounded(), abs(exponent) <= 1024 else { throw .notANumber }
        var result = 1.0
        for _ in 0..<Int(abs(exponent)) { result *= base }
        return exponent < 0 ? try quotient(1, result) : result
    }

    // MARK: Functions

    /// The numbers of some arguments. Within ranges, texts and empty cells are passed over.
    private func numbers(_ arguments: [Expression]) throws(CellError) -> [Double] {
        var numbers: [Double] = []
        for argument in arguments {
            guard case .range(let one, let other) = argument else {
                numbers.append(try number(argument))
                continue
            }
            for place in CellPlace.range(from: one, to: other) {
                switch value(place) {
                case .number(let number): numbers.append(number)
                case .error(let error): throw error
                case .empty, .text: break
                }
            }
        }
        return numbers
    }

    private func call(_ function: FormulaFunction, _ arguments: [Expression]) throws(CellError) -> CellValue {
        if function == .if { return try value(of: number(arguments[0]) != 0 ? arguments[1] : arguments[2]) }
        let numbers = try numbers(arguments)
        switch function {
        case .sum, .add: return try checked(numbers.reduce(0, +))
        case .product, .prod, .mul: return try checked(numbers.reduce(1, *))
        case .count: return .number(Double(numbers.count))
        case .average, .avg: return try checked(quotient(numbers.reduce(0, +), Double(numbers.count)))
        case .min: return .number(numbers.min() ?? 0)
        case .max: return .number(numbers.max() ?? 0)
        case .sub: return try checked(numbers[0] - numbers[1])
        case .div: return try checked(quotient(numbers[0], numbers[1]))
        case .mod:
            if numbers[1] == 0 { throw .division }
            let rest = numbers[0].truncatingRemainder(dividingBy: numbers[1])
            return .number(rest != 0 && (rest < 0) != (numbers[1] < 0) ? rest + numbers[1] : rest)
        case .abs: return .number(numbers[0].magnitude)
        case .round: return .number(numbers[0].rounded())
        case .sqrt: return try checked(numbers[0].squareRoot())
        case .and: return .number(numbers.allSatisfy { $0 != 0 } ? 1 : 0)
        case .or: return .number(numbers.contains { $0 != 0 } ? 1 : 0)
        case .not: return .number(numbers[0] == 0 ? 1 : 0)
        case .if: return .empty
        }
    }
}
