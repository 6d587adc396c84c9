internal import Foundation

/// The form of decimal numbers for one person: the separators and digits of a locale, a currency, and the number of fraction digits.
final class DecimalFormat: Sendable {
    /// The locale as a BCP 47 tag, such as `de-DE`.
    let locale: String
    /// The code of the currency by ISO 4217, such as `EUR`; `nil` for a plain number.
    let currency: String?
    /// The number of digits after the decimal separator; `nil` for any number.
    let fractionDigits: Int?
    /// The characters that separate the whole part from the fraction.
    let decimalSeparators: Set<Character>
    /// The characters that separate groups of digits.
    let groupingSeparators: Set<Character>
    /// The number of digits in the last group: three nearly everywhere.
    let lastGroupLength: Int
    /// The greatest number of digits after the decimal separator: the given number or, for an amount, that of the currency.
    let mostFractionDigits: Int
    /// The texts that can stand for the currency, in lower case.
    let currencySigns: Set<String>

    init(locale: String, currency: String?, fractionDigits: Int?) {
        self.locale = locale
        self.currency = currency
        self.fractionDigits = fractionDigits
        let known = Locale(identifier: locale), million = Decimal(1_234_567)
        // Amounts have other separators than numbers in some locales.
        let example =
            currency.map { Decimal.FormatStyle.Currency(code: $0, locale: known).precision(.fractionLength(1)).format(million) }
            ?? Decimal.FormatStyle(locale: known).precision(.fractionLength(1)).format(million)
        let number = example.drop { !$0.isDecimalDigit }.reversed().drop { !$0.isDecimalDigit }.reversed()
        let separators = number.filter { !$0.isDecimalDigit && !$0.isInvisible }
        // The decimal separator comes last. A locale without groups has only this one.
        let decimal = separators.last ?? "."
        var decimals: Set<Character> = [decimal], groups = Self.spacesAndApostrophes
        if separators.count > 1, let group = separators.first { groups.insert(group) }
        let parts = number.split { !$0.isDecimalDigit }
        lastGroupLength = parts.count > 2 ? parts[parts.count - 2].count : 3
        // People who write Arabic or Persian also use the separators of European digits.
        if decimal == Self.arabicDecimal {
            decimals.insert(".")
            groups.insert(",")
        }
        decimalSeparators = decimals.union([Self.arabicDecimal])
        groupingSeparators = groups.union([Self.arabicGrouping]).subtracting(decimals)
        mostFractionDigits = fractionDigits ?? currency.map { Self.fractionDigits(of: $0) } ?? Self.mostDigits
        currencySigns = Set(currency.map { Self.signs(of: $0, in: known) } ?? [])
    }

    /// Returns a number as the person reads it, such as `1.234,50 €`.
    func text(of number: Decimal) -> String {
        let known = Locale(identifier: locale)
        guard let currency else {
            let style = Decimal.FormatStyle(locale: known)
            return fractionDigits.map { style.precision(.fractionLength($0)).format(number) }
                ?? style.precision(.fractionLength(0...Self.mostDigits)).format(number)
        }
        let style = Decimal.FormatStyle.Currency(code: currency, locale: known)
        return style.precision(.fractionLength(mostFractionDigits)).format(number)
    }

    /// The greatest number of digits that a `Decimal` contains in every case.
    static let mostDigits = 38

    /// A number in the person's form, for messages.
    var example: String {
        let number = Decimal(string: "1234.56") ?? 0
        return DecimalFormat(locale: locale, currency: currency, fractionDigits: min(mostFractionDigits, 2)).text(of: number)
    }

    /// The number of digits that an amount of a currency has after the decimal separator, such as 2 for `EUR` and 0 for `JPY`.
    private static func fractionDigits(of currency: String) -> Int {
        let style = Decimal.FormatStyle.Currency(code: currency, locale: Locale(identifier: "en"))
        return style.format(0).split(separator: ".").dropFirst().first?.count ?? 0
    }

    private static let arabicDecimal: Character = "\u{66B}", arabicGrouping: Character = "\u{66C}"
    /// Spaces of any width, and apostrophes. They separate groups in some locales and mean nothing else in all others.
    private static let spacesAndApostrophes: Set<Character> = [" ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "\u{2019}"]

    /// The code of a currency, and the signs that the locale has for it.
    private static func signs(of currency: String, in locale: Locale) -> [String] {
        let styles: [Decimal.FormatStyle.Currency] = [
            .init(code: currency, locale: locale), .init(code: currency, locale: locale).presentation(.narrow),
        ]
        let signs = styles.map { style in
            style.precision(.fractionLength(0)).format(1).filter { !$0.isDecimalDigit && !$0.isInvisible && !$0.isWhitespace }
        }
        return ([currency] + signs).map { $0.lowercased() }.filter { !$0.isEmpty }
    }
}

extension Character {
    /// Whether the character is a decimal digit of any script, such as `۳`.
    var isDecimalDigit: Bool { decimalDigit != nil }

    /// The value of a decimal digit of any script.
    var decimalDigit: Int? {
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1, scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.flatMap { Int(exactly: $0) }
    }

    /// Whether the character is a mark for the direction of text, which nobody sees.
    var isInvisible: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .format } }
}
