internal import Foundation

/// The result of reading a text as a decimal number.
enum DecimalReading: Equatable {
    /// The text has no characters.
    case empty
    case number(Decimal)
    /// The text is no number in the person's locale.
    case unreadable
    /// The number has more digits after the decimal separator than are allowed.
    case tooManyFractionDigits
}

extension DecimalFormat {
    /// Reads a text that a person has typed or pasted, such as `1 234,50 €`. Digits of every script are accepted.
    ///
    /// A text that could mean two numbers is not read: `1,23` is no number in English, because a group has three digits.
    func reading(of text: String) -> DecimalReading {
        var rest = Self.trimmed(text.filter { !$0.isInvisible })[...]
        if rest.isEmpty { return .empty }
        var isNegative = takeSign(from: &rest)
        removeCurrency(from: &rest)
        if isNegative == nil { isNegative = takeSign(from: &rest) ?? takeLastMinus(from: &rest) }
        rest = Self.trimmed(rest)[...]
        let parts = rest.split(omittingEmptySubsequences: false) { decimalSeparators.contains($0) }
        guard parts.count <= 2, let whole = digits(ofGroups: parts[0]) else { return .unreadable }
        let fraction = parts.count == 2 ? parts[1].map(\.decimalDigit) : []
        guard !fraction.contains(nil), !(whole.isEmpty && fraction.isEmpty) else { return .unreadable }
        let significant = fraction.reversed().drop { $0 == 0 }.count
        guard whole.count + significant <= Self.mostDigits else { return .unreadable }
        if significant > mostFractionDigits { return .tooManyFractionDigits }
        let plain =
            (isNegative == true ? "-" : "") + (whole.isEmpty ? "0" : whole) + "."
            + (fraction.compactMap { $0 } + [0]).map(String.init).joined()
        return Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX")).map { .number($0) } ?? .unreadable
    }

    /// Takes a sign from the start of a text, and returns whether it was a minus; `nil` without a sign.
    private func takeSign(from text: inout Substring) -> Bool? {
        guard let first = text.first, "+-\u{2212}".contains(first) else { return nil }
        text = text.dropFirst()
        return first != "+"
    }

    /// Takes a minus from the end of a text, where some languages put it.
    private func takeLastMinus(from text: inout Substring) -> Bool? {
        guard let last = text.last, "-\u{2212}".contains(last) else { return nil }
        text = text.dropLast()
        return true
    }

    /// Removes the currency from the start or the end of a text. A field without a currency ignores every currency sign, such as `€`.
    private func removeCurrency(from text: inout Substring) {
        // The point of an abbreviation such as `kr.` belongs to the currency, and the one in `12.` to the number. So try the longest text
        // first.
        let start = text.prefix { !$0.isDecimalDigit }.count
        for count in stride(from: start, through: 1, by: -1) where isCurrency(text.prefix(count)) { return text = text.dropFirst(count) }
        let end = text.reversed().prefix { !$0.isDecimalDigit }.count
        for count in stride(from: end, through: 1, by: -1) where isCurrency(text.suffix(count)) { return text = text.dropLast(count) }
    }

    private func isCurrency(_ text: Substring) -> Bool {
        let sign = text.filter { !$0.isWhitespace }
        if sign.isEmpty { return false }
        if currency != nil { return currencySigns.contains(sign.lowercased()) }
        return sign.unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
    }

    /// Returns the digits of a whole number without the separators of its groups; `nil` if it contains anything else, or if the groups have
    /// the wrong length. Groups before the last one have two or three digits, because India counts in hundreds of thousands.
    private func digits(ofGroups text: Substring) -> String? {
        let groups = text.split(omittingEmptySubsequences: false) { groupingSeparators.contains($0) }
        let digits = groups.map { group in group.map { $0.decimalDigit.map(String.init) ?? "?" }.joined() }
        if digits.contains(where: { $0.contains("?") }) { return nil }
        guard digits.count > 1 else { return digits.first }
        let isGrouped =
            (1...3).contains(digits[0].count) && digits.last?.count == lastGroupLength
            && digits.dropFirst().dropLast().allSatisfy { (2...3).contains($0.count) }
        return isGrouped ? digits.joined() : nil
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
