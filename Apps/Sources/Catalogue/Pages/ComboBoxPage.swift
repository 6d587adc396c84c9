internal import Belvedere
internal import BelvedereBinding

extension CataloguePage {
    /// The page with fields in which the person finds one of many items by typing.
    static var comboBox: CataloguePage {
        CataloguePage(
            .comboBox, "ComboBox", in: .choices, of: [.comboBox], CatalogueTexts.takesOneOfThousands,
            keys: [
                .tab, CatalogueKey("↑, ↓", CatalogueTexts.openListOrMoveInIt), CatalogueKey("Enter", CatalogueTexts.choosesProposedItem),
                CatalogueKey("Esc", CatalogueTexts.closesList),
            ],
            sample: PageSample(text: \.title, message: \.message, isControl: true) {
                ComboBox("Season", choices: ["Spring", "Summer", "Autumn", "Winter"])
            },
            [
                PageExample(CatalogueTexts.tenThousandCustomers) {
                    let customer = Dynamic<CatalogueCustomer?>(nil), told = Label(style: .detail)
                    customer.bindAndFire(to: told) { told, customer in
                        told.text = customer.map { "Customer \($0.number), \($0.name), \($0.city)" } ?? "No customer"
                    }
                    let field = ComboBox("Customer", titled: \.name, detail: \.city) { text in
                        try await CatalogueCustomers.matching(text, limit: 21)
                    }
                    field.placeholder = "A part of the name or the city"
                    return Stack(field.bind(customer), told)
                },
                PageExample(CatalogueTexts.listOfTheApp) {
                    let country = Dynamic("Finland")
                    let needed = country.validated(by: ValidationRule("A country is needed.") { !$0.isEmpty })
                    let countries = ["Denmark", "Estonia", "Finland", "Iceland", "Latvia", "Lithuania", "Norway", "Sweden"]
                    return ComboBox("Country", choices: countries).bind(country, validation: needed)
                },
                PageExample(CatalogueTexts.acceptsOtherTexts) {
                    ComboBox("Street", choices: ["Aleksanterinkatu", "Esplanadi", "Kaivokatu", "Mannerheimintie"]).acceptingOtherTexts()
                },
                PageExample(CatalogueTexts.serviceFails) {
                    ComboBox("Supplier", titled: \.name) { text in try await CatalogueCustomers.failing(text) }
                },
                PageExample(CatalogueTexts.disabled) {
                    let field = ComboBox("Airport", value: "Oslo", choices: ["Helsinki", "Oslo"])
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
