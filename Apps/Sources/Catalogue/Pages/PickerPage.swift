internal import Belvedere
internal import BelvedereBinding

extension CataloguePage {
    /// The page with controls in which the person chooses one option.
    static var picker: CataloguePage {
        CataloguePage(
            .picker, "Picker", in: .choices, of: [.picker, .segments, .radioGroup], CatalogueTexts.takesOneSeveral,
            keys: [
                .tab, CatalogueKey("↑, ↓", CatalogueTexts.chooseOneBeforeAfter),
                CatalogueKey("A letter", CatalogueTexts.menuChoosesWhatBegins),
            ],
            sample: PageSample(message: \.message, isControl: true) { Picker("Seat", choices: ["Aisle", "Window"]) },
            [
                PageExample(CatalogueTexts.menu) {
                    let told = Label(style: .detail)
                    let colours = ["Red", "Green", "Blue"]
                    return Stack(
                        Picker("Colour", choices: colours).onChange { told.text = colours[$0] }, told
                    )
                },
                PageExample(CatalogueTexts.segments) {
                    Picker("Size", choices: ["Small", "Medium", "Large"], selection: 1, style: .segments)
                },
                PageExample(CatalogueTexts.groupButtons) {
                    Picker("Crust", choices: ["Thin and crisp", "Thick and soft"], style: .radioGroup)
                },
                PageExample(CatalogueTexts.checkedByRule) {
                    let day = Dynamic(0)
                    let chosen = day.validated(by: ValidationRule("Choose a day.") { $0 > 0 })
                    let picker = Picker("Day", choices: ["–", "Saturday", "Sunday"]).bind(day, validation: chosen)
                    picker.showValidation()
                    return picker
                },
                PageExample(CatalogueTexts.disabled) {
                    let menu = Picker("Airport", choices: ["Helsinki", "Oslo"])
                    let segments = Picker("Class", choices: ["First", "Second"], style: .segments)
                    menu.isEnabled = false
                    segments.isEnabled = false
                    return Stack(menu, segments)
                },
            ])
    }
}
