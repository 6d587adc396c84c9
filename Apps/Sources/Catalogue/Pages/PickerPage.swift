internal import Belvedere

extension CataloguePage {
    /// Choices of one.
    static var picker: CataloguePage {
        CataloguePage(
            .picker, "Picker", in: .choices, of: [.picker, .segments, .radioGroup], "Takes one of several.",
            keys: [
                .tab, CatalogueKey("↑, ↓", "Choose the one before or after"),
                CatalogueKey("A letter", "In a menu: chooses what begins with it"),
            ],
            [
                Example("As a menu") {
                    let told = Label(style: .detail)
                    let colours = ["Red", "Green", "Blue"]
                    return Stack(
                        Picker("Colour", choices: colours).onChange { told.text = colours[$0] }, told
                    )
                },
                Example("As segments") {
                    Picker("Size", choices: ["Small", "Medium", "Large"], selection: 1, style: .segments)
                },
                Example("As a group of buttons") {
                    Picker("Crust", choices: ["Thin and crisp", "Thick and soft"], style: .radioGroup)
                },
                Example("Disabled") {
                    let menu = Picker("Airport", choices: ["Helsinki", "Oslo"])
                    let segments = Picker("Class", choices: ["First", "Second"], style: .segments)
                    menu.isEnabled = false
                    segments.isEnabled = false
                    return Stack(menu, segments)
                },
            ])
    }
}
