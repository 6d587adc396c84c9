import BelvedereTesting
import SevenGUIs
import Testing

struct RecordedTemperatureTests {
    @Test func temperature() async {
        await withApp(.temperature) { app in
            await app.settle()
            await app.wait(for: .textField, "Fahrenheit")
            app.expect(
                """
                screen "Temperature"
                  label "Type a number into one field: the other follows."
                  textField "Celsius"
                  textField "Fahrenheit"
                """)

            app.type("100", into: "Celsius")
            await app.settle()
            app.expectChanges(
                """
                -   textField "Celsius"
                -   textField "Fahrenheit"
                +   textField "Celsius" = "100" [focused]
                +   textField "Fahrenheit" = "212"
                """)

            app.clear("Fahrenheit")
            await app.settle()
            app.expectChanges(
                """
                -   textField "Celsius" = "100" [focused]
                -   textField "Fahrenheit" = "212"
                +   textField "Celsius" = "100"
                +   textField "Fahrenheit" [focused]
                """)

            app.type("32", into: "Fahrenheit")
            await app.settle()
            app.expectChanges(
                """
                -   textField "Celsius" = "100"
                -   textField "Fahrenheit" [focused]
                +   textField "Celsius" = "0"
                +   textField "Fahrenheit" = "32" [focused]
                """)
        }
    }
}
