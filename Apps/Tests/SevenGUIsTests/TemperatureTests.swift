import Belvedere
import BelvedereTesting
import SevenGUIs
import SevenGUIsModel
import Testing

@Suite("7GUIs: Temperature")
struct TemperatureTests {
    @Test("both fields are empty at first, and a number in one changes the other, both ways")
    func converting() {
        withApp(.temperature) { app in
            app.expect(
                """
                screen "Temperature"
                  label "Type a number into one field: the other follows."
                  textField "Celsius"
                  textField "Fahrenheit"
                """)
            app.type("37.5", into: "Celsius")
            app.expect(
                """
                screen "Temperature"
                  label "Type a number into one field: the other follows."
                  textField "Celsius" = "37.5" [focused]
                  textField "Fahrenheit" = "99.5"
                """)
            app.clear("Fahrenheit")
            app.type("-40", into: "Fahrenheit")
            app.expect(
                """
                screen "Temperature"
                  label "Type a number into one field: the other follows."
                  textField "Celsius" = "-40"
                  textField "Fahrenheit" = "-40" [focused]
                """)
        }
    }

    @Test(
        "a text that is no number changes nothing",
        arguments: ["abc", "nan", "inf", "0x10", "1e999", "-", "", "12 13", "99999999999999999999"])
    func noNumber(text: String) {
        withSession {
            let viewModel = TemperatureViewModel()
            viewModel.enter(celsius: "5")
            viewModel.enter(celsius: text)
            #expect(viewModel.celsius.value == text && viewModel.fahrenheit.value == "41")
            viewModel.enter(fahrenheit: "212")
            viewModel.enter(fahrenheit: text)
            #expect(viewModel.fahrenheit.value == text && viewModel.celsius.value == "100")
        }
    }
}
