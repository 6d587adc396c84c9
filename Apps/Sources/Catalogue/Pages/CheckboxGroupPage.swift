internal import Belvedere
internal import BelvedereBinding

extension CataloguePage {
    /// The page with controls in which the person chooses any number of options.
    static var checkboxGroup: CataloguePage {
        CataloguePage(
            .checkboxGroup, "CheckboxGroup", in: .choices, of: [.checkboxGroup], CatalogueTexts.takesAnyNumberSeveral,
            keys: [
                .tab, CatalogueKey("Space", CatalogueTexts.checksBoxClears),
            ],
            sample: PageSample(message: \.message, isControl: true) {
                CheckboxGroup("Days", choices: ["Saturday", "Sunday"], checked: [0])
            },
            [
                PageExample(CatalogueTexts.followed) {
                    let toppings = ["Cheese", "Ham", "Basil"]
                    let told = Label("With Cheese", style: .detail)
                    let group = CheckboxGroup("Toppings", choices: toppings, checked: [0])
                    group.onChange { checked in
                        let names = checked.sorted().map { toppings[$0] }
                        told.text = names.isEmpty ? "With nothing" : "With " + names.joined(separator: ", ")
                    }
                    return Stack(group, told)
                },
                PageExample(CatalogueTexts.checkedByRule) {
                    let days = Dynamic<Set<Int>>([])
                    let chosen = days.validated(by: ValidationRule("Choose at least one day.") { !$0.isEmpty })
                    let group = CheckboxGroup("Opening days", choices: ["Saturday", "Sunday"]).bind(days, validation: chosen)
                    group.showValidation()
                    return group
                },
                PageExample(CatalogueTexts.disabled) {
                    let group = CheckboxGroup("Extras", choices: ["Gift wrap", "Card"], checked: [1])
                    group.isEnabled = false
                    return group
                },
            ])
    }
}
