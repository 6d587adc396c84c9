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
