internal import Foundation

/// The reason why the text of a field has no value.
enum DecimalProblem {
    case none
    case unreadable
    case tooManyFractionDigits
    case tooSmall
    case tooGreat

    /// Returns the message for the person, in the language of the session.
    func message(in format: DecimalFormat, from minimum: Decimal?, to maximum: Decimal?) -> String {
        switch self {
        case .none: return ""
        case .unreadable: return DecimalTexts.unreadable(format.example)
        case .tooManyFractionDigits:
            let count = format.mostFractionDigits
            return count == 0 ? DecimalTexts.noFraction : DecimalTexts.tooManyDigits(count)
        case .tooSmall: return DecimalTexts.atLeast(minimum.map { format.text(of: $0) } ?? "")
        case .tooGreat: return DecimalTexts.atMost(maximum.map { format.text(of: $0) } ?? "")
        }
    }
}
