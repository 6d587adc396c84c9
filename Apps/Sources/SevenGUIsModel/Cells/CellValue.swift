/// What a cell holds after it was computed.
public enum CellValue: Hashable, Sendable, CustomStringConvertible {
    case empty
    case number(Double)
    case text(String)
    case error(CellError)

    /// As the cell shows it. A number has at most ten digits that matter.
    public var description: String {
        switch self {
        case .empty: ""
        case .number(let number): Self.digits(number)
        case .text(let text): text
        case .error(let error): error.rawValue
        }
    }

    private static func digits(_ number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
        let size = max(0, Int(number.magnitude == 0 ? 0 : number.magnitude.logarithm10.rounded(.down)))
        var factor = 1.0
        for _ in 0..<max(0, 9 - size) { factor *= 10 }
        let rounded = (number * factor).rounded() / factor
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }
}

extension Double {
    /// How often ten goes into the number, by multiplication, so that no mathematics library is needed.
    fileprivate var logarithm10: Double {
        var size = 0.0, rest = self
        while rest >= 10, size < 400 {
            rest /= 10
            size += 1
        }
        return size
    }
}
