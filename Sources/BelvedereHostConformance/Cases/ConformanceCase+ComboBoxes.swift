internal import Belvedere
internal import BelvedereBinding
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about fields with a list of choices.
    static var comboBoxes: [ConformanceCase] { [chosenFromList, chosenFromService, ownTexts, openedLists] }

    private static let countries = ["Estonia", "Finland", "Spain", "Sweden"]

    private static var chosenFromList: ConformanceCase {
        ConformanceCase(
            "A combo box shows the choices for what a person types, and takes the chosen one",
            makeWindow: { _ in
                let told = Label(), field = ComboBox("Country", choices: countries)
                field.placeholder = "Type a name"
                field.onChange { told.text = "Country \($0 ?? "nothing")" }
                return Window(Screen(title: "Journey", content: Stack(Button("Done") {}, told, field)))
            },
            steps: [
                .expect(
                    """
                    screen "Journey"
                      button "Done"
                      comboBox "Country" [placeholder "Type a name"]
                    """),
                .type("s", into: "Country", .comboBox),
                .expect(
                    """
                    screen "Journey"
                      button "Done"
                      comboBox "Country" = "s" of ("Spain", "Sweden", "Estonia") [focused]
                    """),
                .select("Sweden", in: "Country", .comboBox),
                .expect(
                    """
                    screen "Journey"
                      button "Done"
                      label "Country Sweden"
                      comboBox "Country" = "Sweden" [focused]
                    """),
                .type("x", into: "Country", .comboBox),
                .expect(
                    """
                    screen "Journey"
                      button "Done"
                      label "Country nothing"
                      comboBox "Country" = "Swedenx" of () [focused, note "Nothing found"]
                    """),
                .tap(.button, "Done"),
                .expect(
                    """
                    screen "Journey"
                      button "Done"
                      label "Country nothing"
                      comboBox "Country" = "Swedenx" [message "Choose an entry of the list."]
                    """),
                .clear("Country", .comboBox),
                .type("finland", into: "Country", .comboBox),
                .tap(.button, "Done"),
                .expect(
                    """
                    screen "Journey"
                      button "Done"
                      label "Country Finland"
                      comboBox "Country" = "Finland"
                    """),
            ])
    }

    /// A customer of the test cases.
    private struct Customer: Equatable {
        let number: Int
        let name: String
        let city: String
    }

    private struct NoService: Error {}

    private static var chosenFromService: ConformanceCase {
        ConformanceCase(
            "A combo box shows what a service finds, and says if there is more, or if the service fails",
            makeWindow: { _ in
                let customers = [
                    Customer(number: 1, name: "Ada Lovelace", city: "London"), Customer(number: 2, name: "Ada Lovelace", city: "Bath"),
                    Customer(number: 3, name: "Alan Turing", city: "London"),
                ]
                let told = Label()
                let field = ComboBox("Customer", titled: \.name, detail: \.city) { text in
                    if text == "!" { throw NoService() }
                    return customers.filter { $0.name.hasPrefix(text) }
                }
                field.delay = .zero
                field.limit = 2
                field.onChange { told.text = "Customer \($0.map { "\($0.number)" } ?? "nobody")" }
                return Window(Screen(title: "Order", content: Stack(told, field)))
            },
            steps: [
                .type("A", into: "Customer", .comboBox),
                .expect(
                    """
                    screen "Order"
                      comboBox "Customer" = "A" of ("Ada Lovelace, London", "Ada Lovelace, Bath") [focused, \
                    note "These are the first 2. Type more to see others."]
                    """),
                .type("da", into: "Customer", .comboBox),
                .select("Ada Lovelace, Bath", in: "Customer", .comboBox),
                .expect(
                    """
                    screen "Order"
                      label "Customer 2"
                      comboBox "Customer" = "Ada Lovelace" [focused]
                    """),
                .clear("Customer", .comboBox),
                .type("!", into: "Customer", .comboBox),
                .expect(
                    """
                    screen "Order"
                      label "Customer nobody"
                      comboBox "Customer" = "!" of () [focused, note "The search failed. Try again."]
                    """),
                .clear("Customer", .comboBox),
                .expect(
                    """
                    screen "Order"
                      label "Customer nobody"
                      comboBox "Customer" [focused]
                    """),
            ])
    }

    private static var ownTexts: ConformanceCase {
        ConformanceCase(
            "A combo box that accepts other texts takes each letter, and shows what the app sets",
            makeWindow: { _ in
                let street = Dynamic(""), told = Label()
                let field = ComboBox("Street", choices: ["Esplanadi", "Kaivokatu"]).acceptingOtherTexts().bind(street)
                street.bind(to: told) { $0.text = $1.isEmpty ? "No street" : $1 }
                return Window(
                    Screen(
                        title: "Address",
                        content: Stack(
                            Button("Home") { street.value = "Kaivokatu" }, Button("Lock") { field.isEnabled.toggle() },
                            Button("Clear") { street.value = "" }, told, field
                        )))
            },
            steps: [
                .type("Kai 5", into: "Street", .comboBox),
                .expect(
                    """
                    screen "Address"
                      button "Home"
                      button "Lock"
                      button "Clear"
                      label "Kai 5"
                      comboBox "Street" = "Kai 5" of () [focused, note "Nothing found"]
                    """),
                .tap(.button, "Home"),
                .tap(.button, "Lock"),
                .expect(
                    """
                    screen "Address"
                      button "Home"
                      button "Lock"
                      button "Clear"
                      label "Kaivokatu"
                      comboBox "Street" = "Kaivokatu" [disabled]
                    """),
                .tap(.button, "Lock"),
                .tap(.button, "Clear"),
                .expect(
                    """
                    screen "Address"
                      button "Home"
                      button "Lock"
                      button "Clear"
                      label "No street"
                      comboBox "Street"
                    """),
            ])
    }

    private static var openedLists: ConformanceCase {
        ConformanceCase(
            "A person opens the list of a combo box without typing, and closes it again",
            makeWindow: { _ in
                let country = Dynamic<String?>("Spain")
                let needed = country.validated(by: ValidationRule("A country is needed.") { $0 != nil })
                let field = ComboBox("Country", choices: countries).bind(country, validation: needed)
                return Window(Screen(title: "Journey", content: Stack(Button("Done") {}, field)))
            },
            steps: [
                .tap(.comboBox, "Country"),
                .expect(
                    """
                    screen "Journey"
                      button "Done"
                      comboBox "Country" = "Spain" of ("Estonia", "Finland", "Spain", "Sweden") [focused]
                    """),
                .tap(.button, "Done"),
                .expect(
                    """
                    screen "Journey"
                      button "Done"
                      comboBox "Country" = "Spain"
                    """),
                .select("Finland", in: "Country", .comboBox),
                .clear("Country", .comboBox),
                .tap(.button, "Done"),
                .expect(
                    """
                    screen "Journey"
                      button "Done"
                      comboBox "Country" [message "A country is needed."]
                    """),
            ])
    }
}
