@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of alerts. A person must answer an alert before doing anything else.
struct AlertTests {
    private func buttons(_ alert: Alert) -> [String] { alert.subviews.map(\.accessibleName) }

    @Test func anAlertIsShownOverEverythingElse() {
        withSession {
            let screen = Screen(title: "Form")
            let stage = Stage(Window(screen))
            stage.take()
            let alert = Alert("Error", message: "A contact must have first and last names")
            screen.show(alert)
            stage.take()
            #expect(stage.mirror.root.children.last?.kind == .alert)
            #expect(stage.mirror.find(alert.identifier)?[Alert.title] == "Error")
            #expect(stage.mirror.find(alert.identifier)?[Alert.message] == "A contact must have first and last names")
            #expect(buttons(alert) == ["Ok"])
            stage.send(.activate, to: alert.subviews[0])
            stage.take()
            #expect(stage.mirror.root.children.count == 1)
        }
    }

    @Test func theAlertLeavesBeforeItsHandlerRuns() {
        withSession {
            var seen = -1
            let stage = Stage(Label())
            let alert = Alert(
                "Sure?",
                actions: [
                    Alert.Action("Discard", role: .destructive) { seen = stage.alertCount },
                    .cancel("Keep"),
                ])
            stage.window.show(alert)
            stage.take()
            stage.send(.activate, to: alert.subviews[0])
            #expect(seen == 0)
        }
    }

    @Test func handlersOfAlertsAndToastsMayWait() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            var heard: [String] = []
            let stage = Stage(Label())
            let alert = Alert(
                "Sure?",
                actions: [
                    Alert.Action("Discard", role: .destructive) {
                        try? await clock.sleep(for: .seconds(1))
                        heard.append("discarded")
                    },
                    .cancel("Keep"),
                ])
            let toast = Toast("Deleted", action: "Undo") {
                try? await clock.sleep(for: .seconds(2))
                heard.append("undone")
            }
            stage.window.show(alert)
            stage.window.show(toast)
            stage.take()
            stage.send(.activate, to: alert.subviews[0])
            stage.send(.activate, to: toast.subviews[0])
            stage.take()
            #expect(stage.mirror.root.children.count == 1)
            await clock.advance(by: .seconds(2))
            #expect(heard == ["discarded", "undone"])
        }
    }

    @Test func escRunsTheCancelActionOrTheOnlyOne() {
        withSession {
            var answers: [String] = []
            let stage = Stage(Label())
            let shown = { (alert: Alert) -> Alert in
                stage.window.show(alert)
                stage.take()
                return alert
            }
            let action = { (role: Button.Role) in
                Alert.Action(role.rawValue, role: role) { answers.append(role.rawValue) }
            }
            let choice = shown(Alert("?", actions: [action(.destructive), action(.cancel)]))
            #expect(stage.mirror.find(choice.identifier)?[Alert.canLeave] == true)
            stage.send(.leave, to: choice)
            let only = shown(Alert("?", actions: [action(.primary)]))
            stage.send(.leave, to: only)
            #expect(answers == ["cancel", "primary"])
            let forced = shown(Alert("?", actions: [action(.primary), action(.destructive)]))
            #expect(stage.mirror.find(forced.identifier)?[Alert.canLeave] == false)
            stage.send(.leave, to: forced)
            #expect(answers.count == 2 && stage.context.droppedEvents == 1)
        }
    }

    @Test func onlyAToastCanBeUsedBesideAnAlert() {
        withSession {
            var log: [String] = []
            let button = Button("Go") { log.append("go") }
            let field = TextField("Name"), list = List(DynamicList(Array(0..<100))) { Label("\($0)") }
            let stage = Stage(button, field, list)
            let toast = Toast("Deleted", action: "Undo") { log.append("undo") }
            stage.window.show(toast)
            stage.window.show(Alert("First"))
            let top = Alert("Second")
            stage.window.show(top)
            stage.take()
            let first = stage.mirror.first { $0[Alert.title] == "First" }!
            stage.send(.activate, to: button)
            stage.send(.input("a", edit: 1), to: field)
            stage.send(.show(50..<60), to: list)
            stage.window.receive(.activate, for: first.children[0].identifier)
            stage.window.receive(.leave, for: first.identifier)
            #expect(log == [] && field.text == "" && list.aliveRows.lowerBound == 0)
            #expect(stage.context.droppedEvents == 5)
            #expect(stage.diagnostics.allSatisfy { $0.what.hasSuffix("was refused: an alert lies over it.") })
            stage.send(.activate, to: toast.subviews[0])
            #expect(log == ["undo"])
            stage.send(.activate, to: top.subviews[0])
            stage.take()
            stage.window.receive(.activate, for: first.children[0].identifier)
            stage.send(.activate, to: button)
            #expect(log == ["undo", "go"])
        }
    }

    @Test func anAlertShownTwiceAppearsOnce() {
        withSession {
            let stage = Stage(Label())
            let alert = Alert("Error")
            stage.window.show(alert)
            stage.window.show(alert)
            stage.take()
            #expect(stage.mirror.root.children.count { $0.kind == .alert } == 1)
            stage.send(.activate, to: alert.subviews[0])
            stage.window.show(alert)
            stage.take()
            #expect(stage.mirror.root.children.count { $0.kind == .alert } == 1)
        }
    }

    @Test func anAlertGoesWithTheScreenThatShowedIt() {
        withSession {
            let router = Router(root: Place.list), builder = PlaceBuilder()
            let stage = Stage(Window(router, root: builder), at: "/1")
            stage.window.screens[1].show(Alert("About 1"))
            stage.window.screens[0].show(Alert("About the list"))
            stage.take()
            router.pop()
            stage.take()
            #expect(stage.mirror.first { $0[Alert.title] == "About 1" } == nil)
            #expect(stage.mirror.first { $0[Alert.title] == "About the list" } != nil)
        }
    }

    @Test func aScreenThatIsInNoWindowShowsNothing() {
        withSession {
            Screen().show(Alert("Nobody sees this"))
            Screen().show(Toast("Nor this"))
        }
    }

    @Test func aScreenMayAskBeforeItLeaves() {
        final class Form: Screen {
            let leave: () -> Void
            init(leave: @escaping () -> Void) {
                self.leave = leave
                super.init(title: "Form")
            }
            override func shouldLeave() -> Bool {
                show(Alert("Discard?", actions: [.init("Discard", role: .destructive) { [leave] in leave() }, .cancel("Keep editing")]))
                return false
            }
        }
        final class Builder: ScreenBuilding {
            let router: Router<Place>
            init(_ router: Router<Place>) { self.router = router }
            func screen(for route: Place) -> Screen? { route == .list ? Screen(title: "List") : Form { [router] in router.dismiss() } }
        }
        withSession {
            let router = Router(root: Place.list), builder = Builder(router)
            let stage = Stage(Window(router, root: builder))
            router.present(.add)
            stage.take()
            stage.send(.leave, to: stage.window.screens[1].view)
            stage.take()
            #expect(router.stack.path == "/add")
            let discard = stage.mirror.first { $0.kind == .button && $0[Button.title] == "Discard" }!
            stage.window.receive(.activate, for: discard.identifier)
            stage.take()
            #expect(router.stack.path == "" && stage.mirror.first { $0.kind == .alert } == nil)
        }
    }
}

extension Stage {
    /// The number of alerts in the window, including those that have not been sent to the host yet.
    var alertCount: Int { window.render().children.count { $0.kind == .alert } }
}
