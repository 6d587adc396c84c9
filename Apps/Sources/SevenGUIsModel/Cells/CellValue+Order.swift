internal import Foundation

extension CellValue {
    /// Compares two values. Numbers are less than texts, and texts are compared alphabetically, ignoring case. An empty cell counts as 0 if
    /// the second value is a number, and as an empty text if it is a text.
    func order(to other: CellValue) -> ComparisonResult {
        switch (self, other) {
        case (.text(let text), .text(let other)): Self.order(text, other)
        case (.text(let text), .empty): Self.order(text, "")
        case (.empty, .text(let other)): Self.order("", other)
        case (.text, _): .orderedDescending
        case (_, .text): .orderedAscending
        default: Self.order(counted ?? 0, other.counted ?? 0)
        }
    }

    private static func order(_ number: Double, _ other: Double) -> ComparisonResult {
        number.isNear(other) ? .orderedSame : number < other ? .orderedAscending : .orderedDescending
    }

    private static func order(_ text: String, _ other: String) -> ComparisonResult {
        let (text, other) = (text.lowercased(), other.lowercased())
        if text == other { return .orderedSame }
        let order = text.compare(other, options: .caseInsensitive, range: nil, locale: Locale(identifier: "en"))
        // Texts that the comparison by locale treats as equal may still differ. Compare their letters directly then.
        return order == .orderedSame ? (text < other ? .orderedAscending : .orderedDescending) : order
    }
}
