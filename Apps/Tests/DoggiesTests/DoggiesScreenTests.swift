import Belvedere
import BelvedereTesting
import Doggies
import DoggiesModel
import Synchronization
import Testing

/// Tests the screen as a person uses it.
struct DoggiesScreenTests {
    @Test func theSpinnerGivesWayToTheDoggies() async {
        await withApp(.doggies) { app in
            app.expect(
                """
                screen "Doggies"
                  spinner "Loading doggies"
                """)
            await app.wait(for: .milliseconds(1999))
            app.expectNoChanges()
            await app.wait(for: .milliseconds(1))
            app.expect(
                """
                screen "Doggies"
                  list [3 rows]
                    row "Alfred Labrador, 1 year"
                    row "Vinny Doberman, 5 years"
                    row "Lucky Labrador, 3 years"
                """)
        }
    }

    @Test func noDoggiesAreAWordAndNoList() async {
        let service = GatedDoggyService()
        await withApp(.doggies(service: service)) { app in
            service.answer(0, .success([]))
            await app.settle()
            app.expect(
                """
                screen "Doggies"
                  emptyState "No doggies"
                """)
        }
    }

    @Test func aFailureOffersToRetry() async {
        let service = GatedDoggyService()
        await withApp(.doggies(service: service)) { app in
            service.answer(0, .failure(.init()))
            await app.settle()
            app.expect(
                """
                screen "Doggies"
                  emptyState "Couldn't load the doggies." [error]
                    button "Retry"
                """)
            app.tap(.button, "Retry")
            app.expect(
                """
                screen "Doggies"
                  spinner "Loading doggies"
                """)
            service.answer(1, .success([Dog(name: "Rex", breed: .bulldog, age: 2)]))
            await app.settle()
            app.expect(
                """
                screen "Doggies"
                  list [1 row]
                    row "Rex Bulldog, 2 years"
                """)
        }
    }

    /// A service that fails once and takes long the next time.
    private final class StumblingService: DoggyService {
        private let requests = Atomic(0)
        private let clock: TestClock
        init(clock: TestClock) { self.clock = clock }

        func deliverDoggies() async throws -> [Dog] {
            if requests.add(1, ordering: .relaxed).oldValue == 0 { throw GatedDoggyService.Unreachable() }
            try await clock.sleep(for: .seconds(3600))
            return []
        }
    }

    @Test func leavingEndsTheFetching() async {
        await withApp(.doggies) { app in
            app.expect(.spinner, "Loading doggies")
            #expect(app.runningWork == 1)
            await app.close()
            #expect(app.runningWork == 0)
        }
    }

    @Test func leavingEndsTheFetchingAgain() async {
        let clock = TestClock()
        await withApp(.doggies(service: StumblingService(clock: clock)), Setting(clock: clock, isExhaustive: false)) { app in
            await app.settle()
            app.tap(.button, "Retry")
            #expect(app.runningWork == 1)
            await app.close()
            #expect(app.runningWork == 0 && clock.sleeperCount == 0)
        }
    }

    @Test func leavingBeforeTheyArriveIsNoHarm() {
        let service = GatedDoggyService()
        withApp(.doggies(service: service)) { app in app.expect(.spinner, "Loading doggies") }
        // The answer arrives after the app has closed. There is no listener, and nothing may crash.
        service.answer(0, .success([Dog(name: "Rex", breed: .bulldog, age: 2)]))
    }
}
