import BelvedereTesting
import Hello
import Testing

struct RecordedHelloTests {
    @Test func hello() async {
        await withApp(.hello) { app in
            await app.settle()
            await app.wait(for: .button, "Say hello")
            app.expect(
                """
                screen "Greeting"
                  label "Press the button: the view model says the greeting, and the label shows it."
                  button "Say hello"
                """)

            app.tap(.button, "Say hello")
            await app.settle()
            app.expectChanges(
                """
                +   label "Hello"
                """)

            app.tap(.button, "Say hello")
            await app.settle()
            app.expectNoChanges()
        }
    }
}
