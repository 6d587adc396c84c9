import Belvedere
import BelvedereTesting
import Doggies
import Hello
import LongRuns
import Synchronization
import Testing
import Visitors

/// Tests that people see each other arrive and leave.
@Suite(.timeLimit(minutes: 5))
struct CompanyTests {
    @Test func aPersonAloneSeesNoCount() {
        withApp(.hello(visitors: Presence())) { app in
            app.expect(
                """
                screen "Greeting"
                  label "Press the button: the view model says the greeting, and the label shows it."
                  button "Say hello"
                """)
        }
    }

    @Test func theCountGoesWhenAPersonIsLeftAlone() async {
        let presence = Presence()
        let app = BelvedereApp.hello(visitors: presence)
        let setting = Setting(isExhaustive: false)
        await withApp(app, setting) { ann in
            await withApp(app, setting) { bob in
                await bob.wait(for: .label, "2 people here")
            }
            #expect(presence.count == 1)
            await ann.settle()
            ann.expectNo(.label, "2 people here")
        }
        #expect(presence.count == 0)
    }

    @Test(arguments: [2, 3])
    func peopleSeeHowManyTheyAre(number: Int) async {
        let app = BelvedereApp.doggies(visitors: Presence())
        let (come, seen) = (Meeting(of: number), Meeting(of: number))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<number { group.addTask { await Self.visit(app, number, come, seen) } }
        }
    }

    private static func visit(_ app: BelvedereApp, _ number: Int, _ come: Meeting, _ seen: Meeting) async {
        await withApp(app, Setting(isExhaustive: false)) { person in
            await come.all()
            await person.wait(for: .label, "\(number) people here")
            // No person leaves before the others have looked.
            await seen.all()
        }
    }

    /// A point where people wait for each other.
    private nonisolated final class Meeting: Sendable {
        private let missing: Mutex<Int>

        init(of number: Int) { missing = Mutex(number) }

        func all() async {
            missing.withLock { $0 -= 1 }
            while missing.withLock({ $0 }) > 0 { await Task.yield() }
        }
    }
}
