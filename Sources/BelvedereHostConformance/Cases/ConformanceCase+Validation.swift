internal import Belvedere
internal import BelvedereBinding
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about the error messages of values.
    static var validation: [ConformanceCase] { [messagesOfNumbers, messagesOfChoices, messagesOfForms] }

    private static var messagesOfNumbers: ConformanceCase {
        ConformanceCase(
            "A toggle, a slider and a stepper show the message of their value once a person has changed it",
            makeWindow: { _ in
                let terms = Dynamic(false), volume = Dynamic(9.0), guests = Dynamic(1)
                return Window(
                    Screen(
                        title: "Party",
                        content: Stack(
                            Toggle("Terms").bind(terms, validation: terms.validated(by: ValidationRule("Accept the terms.") { $0 })),
                            Slider("Volume", in: 0...10, step: 1)
                                .bind(volume, validation: volume.validated(by: ValidationRule("Too loud.") { $0 < 7 })),
                            Stepper("Guests", in: 0...8)
                                .bind(guests, validation: guests.validated(by: ValidationRule("Invite a guest.") { $0 > 0 }))
                        )))
            },
            steps: [
                .expect(
                    """
                    screen "Party"
                      toggle "Terms" = off
                      slider "Volume" = 9 [0 to 10]
                      stepper "Guests" = 1 [0 to 8]
                    """),
                .toggle("Terms"),
                .toggle("Terms"),
                .adjust("Volume", to: 8),
                .step("Guests", by: -1),
                .expect(
                    """
                    screen "Party"
                      toggle "Terms" = off [message "Accept the terms."]
                      slider "Volume" = 8 [0 to 10, message "Too loud."]
                      stepper "Guests" = 0 [0 to 8, message "Invite a guest."]
                    """),
                .toggle("Terms"),
                .adjust("Volume", to: 6),
                .step("Guests", by: 2),
                .expect(
                    """
                    screen "Party"
                      toggle "Terms" = on
                      slider "Volume" = 6 [0 to 10]
                      stepper "Guests" = 2 [0 to 8]
                    """),
            ])
    }

    private static var messagesOfChoices: ConformanceCase {
        ConformanceCase(
            "Pickers and a group of boxes show the message of their value once a person has chosen",
            makeWindow: { _ in
                let day = Dynamic(0), size = Dynamic(0), crust = Dynamic(0), toppings = Dynamic<Set<Int>>([0])
                func isChosen(_ value: Dynamic<Int>, _ message: String) -> Validation<Int> {
                    value.validated(by: ValidationRule(message) { $0 > 0 })
                }
                return Window(
                    Screen(
                        title: "Pizza",
                        content: Stack(
                            Picker("Day", choices: ["–", "Today"]).bind(day, validation: isChosen(day, "Choose a day.")),
                            Picker("Size", choices: ["–", "Large"], style: .segments).bind(
                                size, validation: isChosen(size, "Choose a size.")),
                            Picker("Crust", choices: ["–", "Thin"], style: .radioGroup)
                                .bind(crust, validation: isChosen(crust, "Choose a crust.")),
                            CheckboxGroup("Toppings", choices: ["Cheese", "Ham"])
                                .bind(toppings, validation: toppings.validated(by: ValidationRule("Choose a topping.") { !$0.isEmpty }))
                        )))
            },
            steps: [
                .select("Today", in: "Day"),
                .select("–", in: "Day"),
                .select("Large", in: "Size", .segments),
                .select("–", in: "Size", .segments),
                .select("Thin", in: "Crust", .radioGroup),
                .select("–", in: "Crust", .radioGroup),
                .check("Cheese", in: "Toppings"),
                .expect(
                    """
                    screen "Pizza"
                      picker "Day" = "–" of ("–", "Today") [message "Choose a day."]
                      segments "Size" = "–" of ("–", "Large") [message "Choose a size."]
                      radioGroup "Crust" = "–" of ("–", "Thin") [message "Choose a crust."]
                      checkboxGroup "Toppings" of ("Cheese", "Ham") [message "Choose a topping."]
                    """),
                .select("Today", in: "Day"),
                .select("Large", in: "Size", .segments),
                .select("Thin", in: "Crust", .radioGroup),
                .check("Ham", in: "Toppings"),
                .expect(
                    """
                    screen "Pizza"
                      picker "Day" = "Today" of ("–", "Today")
                      segments "Size" = "Large" of ("–", "Large")
                      radioGroup "Crust" = "Thin" of ("–", "Thin")
                      checkboxGroup "Toppings" = "Ham" of ("Cheese", "Ham")
                    """),
            ])
    }

    private static var messagesOfForms: ConformanceCase {
        ConformanceCase(
            "A form shows all its messages at once, and the first invalid control gets the keyboard",
            makeWindow: { _ in
                let guests = Dynamic(2), name = Dynamic(""), terms = Dynamic(false)
                let stepper = Stepper("Guests", in: 0...8)
                    .bind(guests, validation: guests.validated(by: ValidationRule("Invite a guest.") { $0 > 0 }))
                let field = TextField("Name")
                    .bind(name, validation: name.validated(by: ValidationRule("A name is needed.") { !$0.isEmpty }))
                let toggle = Toggle("Terms").bind(terms, validation: terms.validated(by: ValidationRule("Accept the terms.") { $0 }))
                return Window(
                    Screen(
                        title: "Party",
                        content: Stack(stepper, field, toggle, Button("Book") { showValidation(of: stepper, field, toggle) })))
            },
            steps: [
                .tap(.button, "Book"),
                .expect(
                    """
                    screen "Party"
                      stepper "Guests" = 2 [0 to 8]
                      textField "Name" [focused, message "A name is needed."]
                      toggle "Terms" = off [message "Accept the terms."]
                      button "Book"
                    """),
                .type("Ada", into: "Name"),
                .tap(.button, "Book"),
                .expect(
                    """
                    screen "Party"
                      stepper "Guests" = 2 [0 to 8]
                      textField "Name" = "Ada"
                      toggle "Terms" = off [message "Accept the terms."]
                      button "Book"
                    """),
            ])
    }
}
