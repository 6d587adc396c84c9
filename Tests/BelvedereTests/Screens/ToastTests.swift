@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of toasts, which are short messages that disappear by themselves, and of spoken announcements.
struct ToastTests {
    private func toasts(_ stage: Stage) -> [String] {
        stage.take()
        return stage.mirror.root.children.filter { $0.kind == .toast }.map { $0[Toast.text] }
    }

    @Test func aToastEndsByItselfAndLaterIfItHasAnAction() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let stage = Stage(Label())
            stage.window.show(Toast("Saved"))
            #expect(toasts(stage) == ["Saved"])
            await clock.advance(by: .seconds(4.9))
            #expect(toasts(stage) == ["Saved"])
            await clock.advance(by: .seconds(0.2))
            #expect(toasts(stage) == [])
            stage.window.show(Toast("Deleted", action: "Undo") {})
            await clock.advance(by: .seconds(9.9))
            #expect(toasts(stage) == ["Deleted"])
            await clock.advance(by: .seconds(0.2))
            #expect(toasts(stage) == [])
            #expect(stage.context.runningWork == 0)
        }
    }

    @Test func undoRunsOnceAndTakesTheToastAway() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            var undone = 0
            let stage = Stage(Label())
            let toast = Toast("Deleted", action: "Undo") { undone += 1 }
            stage.window.show(toast)
            stage.take()
            let button = toast.subviews[0].identifier
            stage.window.receive(.activate, for: button)
            stage.window.receive(.activate, for: button)
            #expect(undone == 1 && stage.context.droppedEvents == 1)
            #expect(toasts(stage) == [])
            // Cancelled work can end only when it gets a thread, so wait for it.
            for _ in 0..<100 where stage.context.runningWork > 0 { await settle() }
            #expect(stage.context.runningWork == 0, "nobody waits for a toast that has gone")
            await clock.advance(by: .seconds(20))
            #expect(undone == 1)
        }
    }

    @Test func aToastGivesWayToTheNextAndItsTimeDoesNotEndTheNext() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let stage = Stage(Label())
            stage.window.show(Toast("First"))
            await clock.advance(by: .seconds(4))
            stage.window.show(Toast("Second"))
            #expect(toasts(stage) == ["Second"])
            await clock.advance(by: .seconds(4))
            #expect(toasts(stage) == ["Second"])
            await clock.advance(by: .seconds(2))
            #expect(toasts(stage) == [])
        }
    }

    @Test func escTakesAToastAway() {
        withSession {
            let stage = Stage(Label())
            let toast = Toast("Saved")
            stage.window.show(toast)
            stage.take()
            stage.send(.leave, to: toast)
            #expect(toasts(stage) == [])
        }
    }

    @Test func aToastOutlivesTheScreenThatShowedIt() {
        withSession {
            let router = Router(root: Place.list), builder = PlaceBuilder()
            let stage = Stage(Window(router, root: builder), at: "/1")
            let screen = stage.window.screens[1] as? PlaceScreen
            let viewModel = screen?.viewModel
            screen?.show(Toast("Deleted", action: "Undo") { _ = viewModel?.place })
            router.pop()
            #expect(toasts(stage) == ["Deleted"])
            #expect(stage.diagnostics.isEmpty, "what undoes a thing may hold it")
        }
    }

    @Test func anAnnouncementIsSaidOnceAndManyThatNobodyFetchesAreBounded() {
        withSession {
            let stage = Stage(Label())
            stage.window.announce("12 results")
            stage.window.announce("Offline", isUrgent: true)
            #expect(stage.take() == [.announce("12 results", isUrgent: false), .announce("Offline", isUrgent: true)])
            #expect(stage.take() == [])
            for number in 0..<1000 { stage.window.announce("\(number)") }
            let said = stage.take()
            #expect(said.count == 16 && said.last == .announce("999", isUrgent: false))
        }
    }

    @Test func aNameInALiteralTurnsNothingRoundAndLeavesRoomForTheRest() {
        withSession {
            let stage = Stage(Label("Notes"))
            for (name, shown) in [
                ("Ann", "Ann"), ("\u{202E}bob", "\u{2068}\u{202E}bob\u{2069}"), ("a\u{2069}\u{202E}b", "\u{2068}a\u{202E}b\u{2069}"),
                ("زينب", "\u{2068}زينب\u{2069}"),
                (String(repeating: "x", count: 500), "\u{2068}\(String(repeating: "x", count: 23))…\u{2069}"),
            ] {
                stage.window.show(Toast("\(name) was saved", action: "Show") {})
                #expect(toasts(stage) == ["\(shown) was saved"])
            }
        }
    }

    @Test func aNameInASentenceIsShortenedAndIsolatedOnce() {
        withSession {
            let stage = Stage(Label("Notes"))
            func plain(_ name: String) -> String { "\(name) was deleted" }
            func careful(_ name: String) -> String { "\(name.changesOrder ? name.isolated : name) was deleted" }
            stage.window.show(Toast(.naming("\u{202E}bob", plain)))
            #expect(toasts(stage) == ["\u{2068}\u{202E}bob\u{2069} was deleted"])
            stage.window.show(Toast(.naming("\u{202E}bob", careful)))
            #expect(toasts(stage) == ["\u{2068}\u{202E}bob\u{2069} was deleted"])
            stage.window.show(Toast(.naming(String(repeating: "x", count: 25), plain)))
            #expect(toasts(stage) == ["\(String(repeating: "x", count: 23))… was deleted"])
            stage.window.show(Toast(.words("Saved as employees.csv in the folder for downloads")))
            #expect(toasts(stage) == ["Saved as employees.csv in the folder for downloads"])
        }
    }
}
