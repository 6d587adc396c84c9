internal import Belvedere
internal import BelvedereBinding
internal import BelvedereDecimals
internal import BelvedereHeadless
internal import Foundation

nonisolated extension ConformanceCase {
    /// The test cases about fields for decimal numbers.
    static var decimals: [ConformanceCase] { [typedDecimals, unreadableDecimals, limitedDecimals, decimalsOfTheApp] }

    private static var typedDecimals: ConformanceCase {
        ConformanceCase(
            "A decimal number is typed and pasted in the form of its language, and shown in this form afterwards",
            makeWindow: { _ in
                let told = Label()
                let field = { (title: String, locale: String, currency: String?) in
                    DecimalField(title, currency: currency, fractionDigits: 2, locale: locale)
                        .onChange { told.text = "\(title) \($0?.description ?? "nothing")" }
                }
                return Window(
                    Screen(
                        title: "Amounts",
                        content: Stack(
                            field("Price", "en-GB", nil), field("Preis", "de-DE", "EUR"), field("Prix", "fr-FR", "EUR"),
                            field("قیمت", "fa-IR", nil), field("क़ीमत", "hi-IN-u-nu-deva", nil), told
                        )))
            },
            steps: [
                .type("1,234.5", into: "Price", .decimalField),
                .type("1.234,50 €", into: "Preis", .decimalField),
                .type("1 234,50 €", into: "Prix", .decimalField),
                .type("۱٬۲۳۴٫۵", into: "قیمت", .decimalField),
                .expect(
                    """
                    screen "Amounts"
                      decimalField "Price" = "1,234.50"
                      decimalField "Preis" = "1.234,50\u{A0}€"
                      decimalField "Prix" = "1\u{202F}234,50\u{A0}€"
                      decimalField "قیمت" = "۱٬۲۳۴٫۵" [focused]
                      decimalField "क़ीमत"
                      label "قیمت 1234.5"
                    """),
                .type("१,२३४.५", into: "क़ीमत", .decimalField),
                .type("1", into: "Price", .decimalField),
                .expect(
                    """
                    screen "Amounts"
                      decimalField "Price" = "1,234.501" [focused]
                      decimalField "Preis" = "1.234,50\u{A0}€"
                      decimalField "Prix" = "1\u{202F}234,50\u{A0}€"
                      decimalField "قیمت" = "۱٬۲۳۴٫۵۰"
                      decimalField "क़ीमत" = "१,२३४.५०"
                      label "Price nothing"
                    """),
            ])
    }

    private static var unreadableDecimals: ConformanceCase {
        ConformanceCase(
            "A text that is no number stays in its field with a message, until it is right",
            makeWindow: { _ in
                let price = Dynamic<Decimal?>(5), told = Label(), note = TextField("Note")
                price.bindAndFire(to: told) { told, price in told.text = "Price \(price?.description ?? "nothing")" }
                let field = DecimalField("Price", fractionDigits: 2, locale: "en-GB")
                    .bind(price, validation: price.validated(by: ValidationRule("A price is needed.") { $0 != nil }))
                return Window(Screen(title: "Price", content: Stack(field, note, told)))
            },
            steps: [
                .type("x", into: "Price", .decimalField),
                .expect(
                    """
                    screen "Price"
                      decimalField "Price" = "5.00x" [focused]
                      textField "Note"
                      label "Price nothing"
                    """),
                .type("a", into: "Note"),
                .expect(
                    """
                    screen "Price"
                      decimalField "Price" = "5.00x" [message "This is not a number. Write it like 1,234.56."]
                      textField "Note" = "a" [focused]
                      label "Price nothing"
                    """),
                .clear("Price", .decimalField),
                .expect(
                    """
                    screen "Price"
                      decimalField "Price" [focused, message "A price is needed."]
                      textField "Note" = "a"
                      label "Price nothing"
                    """),
                .type("7.5", into: "Price", .decimalField),
                .type("b", into: "Note"),
                .expect(
                    """
                    screen "Price"
                      decimalField "Price" = "7.50"
                      textField "Note" = "ab" [focused]
                      label "Price 7.5"
                    """),
            ])
    }

    private static var limitedDecimals: ConformanceCase {
        ConformanceCase(
            "A decimal number outside its limits, or with too many fraction digits, has a message",
            makeWindow: { _ in
                let note = TextField("Note")
                let rate = DecimalField("Rate", locale: "en-GB"), price = DecimalField("Price", fractionDigits: 2, locale: "en-GB")
                let count = DecimalField("Count", fractionDigits: 0, locale: "en-GB")
                (rate.minimum, rate.maximum, price.minimum) = (0, 100, 1)
                return Window(Screen(title: "Limits", content: Stack(rate, price, count, note)))
            },
            steps: [
                .type("100.5", into: "Rate", .decimalField),
                .type("0.999", into: "Price", .decimalField),
                .type("1.5", into: "Count", .decimalField),
                .type("a", into: "Note"),
                .expect(
                    """
                    screen "Limits"
                      decimalField "Rate" = "100.5" [message "The greatest number is 100."]
                      decimalField "Price" = "0.999" [message "Only 2 digits are allowed after the decimal separator."]
                      decimalField "Count" = "1.5" [message "Only whole numbers are allowed."]
                      textField "Note" = "a" [focused]
                    """),
                .clear("Price", .decimalField),
                .type("0.5", into: "Price", .decimalField),
                .type("b", into: "Note"),
                .expect(
                    """
                    screen "Limits"
                      decimalField "Rate" = "100.5" [message "The greatest number is 100."]
                      decimalField "Price" = "0.5" [message "The smallest number is 1.00."]
                      decimalField "Count" = "1.5" [message "Only whole numbers are allowed."]
                      textField "Note" = "ab" [focused]
                    """),
            ])
    }

    private static var decimalsOfTheApp: ConformanceCase {
        ConformanceCase(
            "A decimal field shows what the app sets, also against the person",
            makeWindow: { _ in
                let price = DecimalField("Price", currency: "USD", locale: "en-US")
                price.onChange { [unowned price] number in if let number, number > 9 { price.value = 9 } }
                return Window(Screen(title: "Price", content: Stack(price, Button("Set") { price.value = Decimal(string: "1234.5") })))
            },
            steps: [
                .type("12", into: "Price", .decimalField),
                .expect(
                    """
                    screen "Price"
                      decimalField "Price" = "$9.00" [focused]
                      button "Set"
                    """),
                .tap(.button, "Set"),
                .expect(
                    """
                    screen "Price"
                      decimalField "Price" = "$1,234.50"
                      button "Set"
                    """),
            ])
    }
}
