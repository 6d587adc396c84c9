import Belvedere
import BelvedereBinding
import BelvedereCore
@testable import BelvedereDesktop
import CGtk
import Testing

private enum Place: Route {
    case list, detail

    static let paths = ["list": ""]
}

/// A person uses real widgets, and reads what they show. The tests run one after the other, because windows share one thread.
@Suite(.serialized) struct DesktopWindowTests {
    private func app(_ make: @escaping @Sendable () -> Window) -> BelvedereApp { BelvedereApp("Test", path: "/") { _ in make() } }

    @Test func aPressShowsTheGreeting() async throws {
        let hello = app {
            let label = Label()
            let button = Button("Say hello") { label.text = "Hello" }
            return Window(Screen(title: "Greeting", content: Stack(label, button)))
        }
        try await DesktopPerson.open(hello) { person in
            #expect(await person.texts() == ["Greeting", "Say hello"])
            try await person.press("Say hello")
            await person.expect("Hello")
        }
    }

    @Test func aFieldTellsTheAppEachText() async throws {
        let echo = app {
            let label = Label()
            return Window(Screen(title: "Echo", content: Stack(TextField("Name").onChange { label.text = "Hello, \($0)" }, label)))
        }
        try await DesktopPerson.open(echo) { person in
            try await person.type("Grüße")
            await person.expect("Hello, Grüße")
            await person.expect("Grüße")
        }
    }

    @Test func aToggleDisablesAButton() async throws {
        let app = app {
            let button = Button("Send") {}
            return Window(Screen(title: "Terms", content: Stack(Toggle("Locked").onChange { button.isEnabled = !$0 }, button)))
        }
        try await DesktopPerson.open(app) { person in
            #expect(await person.isSensitive("Send"))
            try await person.switchToggle()
            for _ in 0..<200 where await person.isSensitive("Send") { await Task.yield() }
            #expect(await !person.isSensitive("Send"))
        }
    }

    @Test func aListShowsItsRowsAndFollowsThem() async throws {
        let app = app {
            let names = DynamicList(["Ada", "Grace"])
            let list = List(names) { Label($0) }
            return Window(Screen(title: "People", content: Stack(list, Button("Add") { names.append("Edsger") })))
        }
        try await DesktopPerson.open(app) { person in
            #expect(await person.texts() == ["People", "Ada", "Grace", "Add"])
            try await person.press("Add")
            await person.expect("Edsger")
        }
    }

    @Test func theBackButtonReturnsToTheScreenBelow() async throws {
        let places = BelvedereApp("Test", path: "/") { _ in
            let router = Router(root: Place.list)
            return Window(router) { place in
                switch place {
                case .list: Screen(title: "List", content: Stack(Button("Details") { router.push(.detail) }))
                case .detail: Screen(title: "Detail", content: Stack(Label("More")))
                }
            }
        }
        try await DesktopPerson.open(places) { person in
            try await person.press("Details")
            await person.expect("More")
            await person.expect("Details", isShown: false)
            try await person.press("go-previous-symbolic")
            await person.expect("Details")
            await person.expect("More", isShown: false)
        }
    }

    @Test(.timeLimit(.minutes(1))) func closingTheWindowEndsItsSession() async throws {
        let closing = AsyncStream.makeStream(of: Void.self)
        let app = app { Window(Screen(title: "Empty", content: Stack())) }
        let window = try await DesktopWindow.open(app) { closing.continuation.finish() }
        await window.session.perform { _ in gtk_window_close(belvedere_window(window.widget)) }
        for await _ in closing.stream {}
        #expect(await window.session.perform { $0.isClosed })
    }

    @Test func anUnknownKindIsANoteAndNoCrash() async throws {
        let app = app { Window(Screen(title: "Sound", content: Stack(Slider("Volume", value: 0, in: 0...1)))) }
        try await DesktopPerson.open(app) { person in
            await person.expect("Volume (slider is not shown on the desktop yet)")
        }
    }
}
