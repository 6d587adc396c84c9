internal import Belvedere

extension CataloguePage {
    /// Choices of several.
    static var checkboxGroup: CataloguePage {
        CataloguePage(
            .checkboxGroup, "CheckboxGroup", in: .choices, of: [.checkboxGroup], "Takes any number of several.",
            keys: [
                .tab, CatalogueKey("Space", "Checks the box, or clears it"),
            ],
            [
                Example("Followed") {
                    let toppings = ["Cheese", "Ham", "Basil"]
                    let told = Label("With Cheese", style: .detail)
                    let group = CheckboxGroup("Toppings", choices: toppings, checked: [0])
                    group.onChange { checked in
                        let names = checked.sorted().map { toppings[$0] }
                        told.text = names.isEmpty ? "With nothing" : "With " + names.joined(separator: ", ")
                    }
                    return Stack(group, told)
                },
                Example("Disabled") {
                    let group = CheckboxGroup("Extras", choices: ["Gift wrap", "Card"], checked: [1])
                    group.isEnabled = false
                    return group
                },
            ])
    }
}
