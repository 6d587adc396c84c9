@testable import BelvedereDecimals
import Foundation
import TestSupport
import Testing

/// Tests of reading and showing decimal numbers in the form of a language.
struct DecimalReadingTests {
    private func read(_ text: String, _ locale: String, currency: String? = nil, fractionDigits: Int? = nil) -> DecimalReading {
        DecimalFormat(locale: locale, currency: currency, fractionDigits: fractionDigits).reading(of: text)
    }

    private func number(_ text: String) -> DecimalReading {
        Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).map { .number($0) } ?? .unreadable
    }

    @Test(arguments: [
        ("en", "1,234.50", "1234.5"), ("en", "1234.50", "1234.5"), ("en", ".5", "0.5"), ("en", "5.", "5"), ("en", "-12", "-12"),
        ("en", "\u{2212}12", "-12"), ("en", "+3", "3"), ("en", " 7 ", "7"), ("en", "1 234 567.8", "1234567.8"), ("en", "0", "0"),
        ("en-IN", "12,34,567.5", "1234567.5"), ("de", "1.234,50", "1234.5"), ("de", "1234,5", "1234.5"), ("de", "1.234", "1234"),
        ("de-CH", "1’234.50", "1234.5"), ("fr-FR", "1 234,50", "1234.5"), ("fr-FR", "1\u{202F}234,50", "1234.5"),
        ("fi", "-1\u{A0}234,5", "-1234.5"), ("fa-IR", "۱٬۲۳۴٫۵", "1234.5"), ("fa-IR", "1,234.5", "1234.5"), ("ar-EG", "١٬٢٣٤٫٥", "1234.5"),
        ("ar-EG", "\u{61C}-١٢", "-12"), ("hi-IN-u-nu-deva", "१,२३४.५", "1234.5"), ("hi", "१२.५", "12.5"), ("en", "۱۲٫۵", "12.5"),
        ("es", "1234,5", "1234.5"),
        ("zh-CN", "１２.５", "12.5"),
    ])
    func aNumberIsReadInItsLanguage(locale: String, text: String, expected: String) {
        #expect(read(text, locale) == number(expected))
    }

    @Test(arguments: [
        ("en", "abc"), ("en", "1.2.3"), ("en", "1,23"), ("en", "1,2345"), ("en", "1234,50"), ("en", "-"), ("en", "."), ("en", "1,234,50"),
        ("en", "--1"), ("en", "1-2"), ("en", ",123"), ("en", "1,,234"), ("de", "1,234.50"), ("de", "12.50"), ("fr-FR", "1.5"),
        ("en", "1e5"),
        ("en", "½"), ("en", "12 apples"), ("en", "12 EUR"), ("en", "€"), ("en", "0.\(String(repeating: "1", count: 50))"),
        ("en", "1\(String(repeating: "0", count: 40))"),
    ])
    func aTextWithoutOneMeaningIsNotRead(locale: String, text: String) {
        #expect(read(text, locale) == .unreadable)
    }

    @Test(arguments: [
        ("fr-FR", "EUR", "1 234,50 €"), ("en-US", "USD", "$1,234.50"), ("en-US", "USD", "1,234.50 usd"), ("en-US", "USD", "1234.5"),
        ("de-DE", "EUR", "EUR 1.234,50"), ("en-CA", "CAD", "$1,234.50"), ("da-DK", "DKK", "1.234,50 kr."), ("fa-IR", "EUR", "€۱٬۲۳۴٫۵۰"),
    ])
    func theCurrencyOfTheFieldMayStandBesideTheNumber(locale: String, currency: String, text: String) {
        #expect(read(text, locale, currency: currency) == number("1234.5"))
    }

    @Test func anotherCurrencyIsNotTakenForThatOfTheField() {
        #expect(read("$5", "en-US", currency: "EUR") == .unreadable)
        #expect(read("5 €", "en-US", currency: "USD") == .unreadable)
        #expect(read("-$5", "en-US", currency: "USD") == number("-5"))
        #expect(read("$-5", "en-US", currency: "USD") == number("-5"))
        // A field without a currency has amounts of any.
        #expect(read("1 234,50 €", "fr-FR") == number("1234.5"))
    }

    @Test func digitsAfterTheSeparatorAreLimited() {
        #expect(read("1.234", "en", fractionDigits: 2) == .tooManyFractionDigits)
        #expect(read("1.230", "en", fractionDigits: 2) == number("1.23"))
        #expect(read("1.5", "en", fractionDigits: 0) == .tooManyFractionDigits)
        #expect(read("1.5", "en", currency: "JPY") == .tooManyFractionDigits)
        #expect(read("1.2345", "en", currency: "KWD") == .tooManyFractionDigits)
        #expect(read("", "en") == .empty)
        #expect(read(" \u{200E}", "en") == .empty)
    }

    @Test func everyShownNumberIsReadAgainInEveryLocale() {
        let numbers = ["0", "-1234.5", "12345678901234.05"].compactMap { Decimal(string: $0) }
        var faults: [String] = []
        for locale in Locale.availableIdentifiers.sorted() {
            for currency in [nil, "EUR", "USD"] {
                let format = DecimalFormat(locale: locale, currency: currency, fractionDigits: 2)
                for number in numbers {
                    let text = format.text(of: number)
                    if format.reading(of: text) != .number(number) { faults.append("\(locale) \(currency ?? "") \(number): \(text)") }
                }
            }
        }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(20))")
    }
}
