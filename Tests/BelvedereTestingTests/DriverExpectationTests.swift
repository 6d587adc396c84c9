import BelvedereTesting
import Testing

/// Tests of the driver's expectations, and of choosing one of several views with the same name.
struct DriverExpectationTests {
    @Test func aProgressHoldsTheNumberThatItShows() {
        withApp(.yard) { app in
            app.expect(.progress, "Digging", value: "40 %")
            app.expect(.progress, "Waiting", value: "")
            app.expect(.pager, "Picks", value: "1 of 2")
        }
        #expect(
            messages { $0.expect(.progress, "Digging", value: "50 %") } == [
                "expect(.progress, \"Digging\"): its value is \"40 %\" and not \"50 %\"."
            ])
    }

    @Test func whetherAThingCanBeUsedIsExpectedWithOrWithoutTheRest() {
        #expect(
            messages { app in
                app.tap(.button, "Lock")
                app.expect(.button, "Dig", isEnabled: false)
            } == [
                """
                The screen changed in a way that nothing expects:
                +   label "Locked"
                Expect it as well, or accept it unseen with ignoringOthers: true.
                """
            ])
        #expect(
            messages { app in
                app.tap(.button, "Lock")
                app.expect(.button, "Dig", isEnabled: false, ignoringOthers: true)
            } == [])
    }

    @Test func waitingAcceptsTheRestUnseenWhereItIsAskedTo() async {
        await withApp(.yard) { app in
            app.tap(.button, "Wait")
            await app.wait(for: .label, "Done", ignoringOthers: true)
            app.tap(.button, "Wait")
            await app.wait(forNo: .label, "Waited once", ignoringOthers: true)
            app.expectNoChanges()
        }
    }

    @Test func severalThingsAreToldApartByTheRowsThatTheyStandIn() {
        #expect(
            messages { $0.tap(.button, "Call") } == [
                """
                tap(.button, "Call"): 3 things answer to button "Call". Say which by at:, from 0 to 2, or look inside one thing first:
                  button "Call"
                  button "Call" in row "Ann", section "Family"
                  button "Call" in row "Bob", section "Friends"
                The steps after this one are left out.
                """
            ])
    }

    @Test func severalThingsAreToldApartByWhatElseTheyStandIn() {
        #expect(
            messages { $0.tap(.button, "Undo") } == [
                """
                tap(.button, "Undo"): 2 things answer to button "Undo". Say which by at:, from 0 to 1, or look inside one thing first:
                  button "Undo" in screen "Yard"
                  button "Undo" in toast "Deleted"
                The steps after this one are left out.
                """
            ], "The toast lies beside the screen.")
        #expect(
            messages { $0.tap(.button, "Open") } == [
                """
                tap(.button, "Open"): 2 things answer to button "Open". Say which by at:, from 0 to 1, or look inside one thing first:
                  button "Open" in stack "Shed"
                  button "Open" in stack "Gate"
                The steps after this one are left out.
                """
            ])
    }

    private func messages(_ body: sending DriverBody) -> [String] {
        let collector = FailureCollector()
        collector.withApp(.yard) { body($0) }
        return collector.failures.map(\.message)
    }
}

extension BelvedereApp {
    /// An app whose views have the same names.
    fileprivate nonisolated static let yard = BelvedereApp("Yard", path: "/yard") { _ in Window(YardScreen()) }
}

private final class YardScreen: Screen {
    init() {
        let dig = Button("Dig") {}
        let state = Label()
        let people = DynamicList(["Ann", "Bob"])
        let list = List(people) { name in Stack(.horizontal, Label(name), Button("Call") {}) }
        list.sections = [SectionHeading(title: "Family", count: 1), SectionHeading(title: "Friends", count: 1)]
        let (waited, done) = (Label(), Label())
        var waits = 0
        super.init(
            title: "Yard",
            content: Stack(
                ProgressView("Digging", fraction: 0.4),
                ProgressView("Waiting"),
                dig,
                Button("Lock") {
                    dig.isEnabled = false
                    state.text = "Locked"
                },
                state,
                Button("Wait") {
                    waits += 1
                    waited.text = waits == 1 ? "Waited once" : "Waited again"
                    done.text = "Done"
                },
                waited,
                done,
                Self.group("Shed", Button("Open") {}),
                Self.group("Gate", Button("Open") {}),
                Button("Undo") {},
                Button("Call") {},
                Pager("Picks", DynamicList(["Red", "Green"])) { Label($0) },
                list
            ))
    }

    override func viewDidLoad() { show(Toast("Deleted", action: "Undo") {}) }

    private static func group(_ name: String, _ view: View) -> Stack {
        let stack = Stack(view)
        stack.accessibilityName = name
        return stack
    }
}
