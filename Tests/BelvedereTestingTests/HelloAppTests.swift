import BelvedereTesting
import Testing

extension BelvedereApp {
    nonisolated static let hello = BelvedereApp("Hello", path: "/hello") { _ in
        let label = Label()
        return Window(Screen(title: "Hello", content: Stack(label, Button("Say hello") { label.text = "Hello" })))
    }
}

struct HelloAppTests {
    @Test func theButtonGreets() {
        withApp(.hello) { app in
            app.tap(.button, "Say hello")
            app.expect(
                """
                screen "Hello"
                  label "Hello"
                  button "Say hello"
                """)
        }
    }

    @Test func theButtonGreetsAsynchronously() async {
        await withApp(.hello) { app in
            app.tap(.button, "Say hello")
            await app.settle()
            app.expectChanges("+   label \"Hello\"")
        }
    }
}
