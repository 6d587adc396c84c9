import Belvedere
import BelvedereDecimals
import BelvedereTesting
import BelvedereTexts
import Foundation
import Testing

/// Tests of fields for decimal numbers, beside those that every host passes.
struct DecimalFieldTests {
    @Test(arguments: [("en-GB", "€1,234.50"), ("de-DE", "1.234,50\u{A0}€"), ("fa-IR", "\u{200E}€۱٬۲۳۴٫۵۰")])
    func theNumberHasTheFormOfTheSession(locale: String, text: String) {
        let app = BelvedereApp("Price", path: "/price") { _ in
            Window(Screen(title: "Price", content: DecimalField("Price", value: Decimal(string: "1234.5"), currency: "EUR")))
        }
        withApp(app, Setting(locale: locale, isExhaustive: false)) { $0.expect(.decimalField, "Price", value: text) }
    }

    @Test(arguments: ["ar", "fa-IR", "hi", "zh-CN"])
    func theMessageIsInTheLanguageOfTheSession(locale: String) {
        withApp(
            BelvedereApp("Price", path: "/price") { _ in
                Window(Screen(title: "Price", content: Stack(DecimalField("Price"), TextField("Note"))))
            }, Setting(locale: locale, isExhaustive: false)
        ) { app in
            app.type("x", into: "Price")
            app.type("a", into: "Note")
            let line = app.transcript.lines.map(\.text).first { $0.contains("decimalField") } ?? ""
            #expect(line.contains("message") && !line.contains("This is not a number"))
        }
    }

    @Test func aFormWithAnUnreadableAmountIsNotValid() {
        let app = BelvedereApp("Discount", path: "/discount") { _ in
            let discount = Dynamic<Decimal?>(nil), told = Label()
            let field = DecimalField("Discount", locale: "en").bind(discount)
            let save = Button("Save") {
                told.text = showValidation(of: field) ? "Saved \(discount.value?.description ?? "nothing")" : "Not saved"
            }
            return Window(Screen(title: "Discount", content: Stack(field, save, told)))
        }
        withApp(app, Setting(isExhaustive: false)) { app in
            app.tap(.button, "Save")
            app.expect(.label, "Saved nothing")
            app.type("12,3", into: "Discount")
            app.tap(.button, "Save")
            app.expect(
                """
                screen "Discount"
                  decimalField "Discount" = "12,3" [focused, message "This is not a number. Write it like 1,234.56."]
                  button "Save"
                  label "Not saved"
                """)
            app.clear("Discount")
            app.type("12.3", into: "Discount")
            app.tap(.button, "Save")
            app.expect(.label, "Saved 12.3")
        }
    }

    @Test func aFieldWithTextIsNotCalledEmptyWhileThePersonTypes() {
        let app = BelvedereApp("Price", path: "/price") { _ in
            let price = Dynamic<Decimal?>(nil)
            let needed = price.validated(by: ValidationRule("A price is needed.") { $0 != nil })
            return Window(
                Screen(
                    title: "Price", content: Stack(DecimalField("Price", locale: "en").bind(price, validation: needed), TextField("Note"))))
        }
        withApp(app) { app in
            app.type("5", into: "Price")
            app.type("a", into: "Note")
            app.type(",", into: "Price")
            app.expect(
                """
                screen "Price"
                  decimalField "Price" = "5," [focused]
                  textField "Note" = "a"
                """)
            app.clear("Price")
            app.expect(
                """
                screen "Price"
                  decimalField "Price" [focused, message "A price is needed."]
                  textField "Note" = "a"
                """)
        }
    }

    @Test func aNewLimitAppliesToWhatIsTyped() {
        let app = BelvedereApp("Rate", path: "/rate") { _ in
            let field = DecimalField("Rate", locale: "en"), told = Label()
            field.maximum = 10
            field.onChange { told.text = "Rate \($0?.description ?? "nothing")" }
            let allow = Button("Allow more") {
                field.maximum = 20
                told.text = "Rate \(field.value?.description ?? "nothing")"
            }
            let clear = Button("Clear") { field.value = nil }
            return Window(Screen(title: "Rate", content: Stack(field, allow, clear, told)))
        }
        withApp(app, Setting(isExhaustive: false)) { app in
            app.type("1", into: "Rate")
            app.type("2", into: "Rate")
            app.expect(.label, "Rate nothing")
            app.tap(.button, "Allow more")
            app.expect(.label, "Rate 12")
            app.type("x", into: "Rate")
            app.tap(.button, "Clear")
            app.expect(.decimalField, "Rate", value: "")
        }
    }
}
