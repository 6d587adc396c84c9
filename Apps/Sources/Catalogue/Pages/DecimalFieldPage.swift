internal import Belvedere
internal import BelvedereBinding
internal import BelvedereDecimals
internal import Foundation

extension CataloguePage {
    /// The page with fields for decimal numbers.
    static var decimalField: CataloguePage {
        CataloguePage(
            .decimalField, "DecimalField", in: .fields, of: [.decimalField], CatalogueTexts.takesDecimalNumberLanguage, keys: [.tab],
            sample: PageSample(text: \.title, message: \.message, isControl: true) { DecimalField("Weight", value: 2) },
            [
                PageExample(CatalogueTexts.amountMoney) {
                    let price = Dynamic<Decimal?>(1234)
                    let told = Label(style: .detail)
                    price.bindAndFire(to: told) { told, price in told.text = price?.description ?? "No price" }
                    return Stack(DecimalField("Price", currency: "EUR").bind(price), told)
                },
                PageExample(CatalogueTexts.betweenBounds) {
                    let field = DecimalField("Discount in percent", fractionDigits: 1)
                    field.minimum = 0
                    field.maximum = 100
                    return field
                },
                PageExample(CatalogueTexts.checkedByRule) {
                    let rent = Dynamic<Decimal?>(nil)
                    let needed = ValidationRule<Decimal?>("A rent is needed.") { $0 != nil }
                    let field = DecimalField("Rent", currency: "EUR")
                    return field.bind(rent, validation: rent.validated(by: needed))
                },
                PageExample(CatalogueTexts.disabled) {
                    let field = DecimalField("Total", value: 99, currency: "EUR")
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
