import Belvedere
import BelvedereTesting
import SevenGUIs
import Testing

@Suite("7GUIs: Counter")
struct CounterTests {
    @Test("the number begins at 0 and goes up by one with each press")
    func counting() {
        withApp(.counter) { app in
            app.expect(
                """
                screen "Counter"
                  label "Press the button: the number goes up by one."
                  label "0"
                  button "Count"
                """)
            app.tap(.button, "Count")
            app.tap(.button, "Count")
            app.expect(
                """
                screen "Counter"
                  label "Press the button: the number goes up by one."
                  label "2"
                  button "Count"
                """)
        }
    }
}
