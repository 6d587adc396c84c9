import Belvedere
import BelvedereTesting
import Hello
import Testing

/// Tests the screen as a person uses it.
struct HelloScreenTests {
    @Test func theButtonGreets() {
        withApp(.hello) { app in
            app.expect(
                """
                screen "Greeting"
                  label "Press the button: the view model says the greeting, and the label shows it."
                  button "Say hello"
                """)
            app.tap(.button, "Say hello")
            app.expect(
                """
                screen "Greeting"
                  label "Press the button: the view model says the greeting, and the label shows it."
                  label "Hello"
                  button "Say hello"
                """)
            app.tap(.button, "Say hello")
            app.expectNoChanges()
        }
    }

    @Test func nothingRunsBehindIt() {
        withApp(.hello, Setting(isExhaustive: false)) { app in
            app.tap(.button, "Say hello")
            #expect(app.runningWork == 0)
        }
    }
}
