import Belvedere
import BelvedereTesting
import Doggies
import Testing

/// Tests "Make it fail" as a person uses it.
struct DoggiesFaultTests {
    @Test func aPersonMakesTheServiceFailAndWorkAgain() async {
        await withApp(.doggies(offersFaults: true), Setting(isExhaustive: false)) { app in
            app.select("Offline", in: "Make it fail")
            await app.settle()
            app.expect(.emptyState, "Couldn't load the doggies.")
            app.expect(.button, "Retry", isEnabled: true)
            app.select("Slow", in: "Make it fail")
            await app.wait(for: .seconds(6))
            app.expect(.spinner, "Loading doggies")
            await app.wait(for: .seconds(1))
            app.expect(.row, "Vinny Doberman, 5 years")
            app.select("Works", in: "Make it fail")
            await app.wait(for: .seconds(2))
            app.expect(.row, "Vinny Doberman, 5 years")
        }
    }

    @Test func anAnswerThatIsAwaitedFollowsTheChoice() async {
        await withApp(.doggies(offersFaults: true), Setting(isExhaustive: false)) { app in
            app.expect(.spinner, "Loading doggies")
            app.select("Slow", in: "Make it fail")
            await app.wait(for: .seconds(3))
            app.expect(.spinner, "Loading doggies")
            app.select("Garbage", in: "Make it fail")
            await app.settle()
            app.expect(.emptyState, "Couldn't load the doggies.")
            // The answer of the slow service was awaited before. It must not replace the failure.
            await app.wait(for: .seconds(9))
            app.expect(.emptyState, "Couldn't load the doggies.")
        }
    }

    @Test func theScreenOffersNothingOfItUnlessItIsToldTo() {
        withApp(.doggies, Setting(isExhaustive: false)) { app in app.expectNo(.picker, "Make it fail") }
    }
}
