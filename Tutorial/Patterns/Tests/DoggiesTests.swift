import Belvedere
import BelvedereTesting
import Testing

@testable import PatternDoggies

struct DoggiesTests {
    @Test func theDoggiesArriveAfterTwoSeconds() async {
        await withApp(.doggiesInMVP()) { app in
            app.expect(
                """
                screen "Doggies"
                  spinner "Loading the doggies"
                """)
            await app.wait(for: .seconds(2))
            app.expect(
                """
                screen "Doggies"
                  list [3 rows]
                    row "Alfred Labrador, 1"
                    row "Vinny Doberman, 5"
                    row "Lucky Labrador, 3"
                """)
        }
    }

    @Test func withoutDoggiesTheScreenSaysSo() async {
        await withApp(.doggiesInMVP { _ in ReadyService(doggies: []) }, Setting(isExhaustive: false)) { app in
            await app.settle()
            app.expect(.emptyState, "No doggies")
        }
    }

    @Test func thePresenterCallsItsViewInTheOrderOfTheArticle() async {
        await withSession {
            let (full, empty) = (RecordedView(), RecordedView())
            let presenter = DoggyPresenter(dogService: ReadyService(doggies: [Dog(name: "Alfred", breed: .labrador, age: 1)]))
            presenter.attachView(full)
            await settle()
            #expect(full.calls == ["startLoading", "finishLoading", "setDoggies Alfred Labrador 1"])
            let other = DoggyPresenter(dogService: ReadyService(doggies: []))
            other.attachView(empty)
            await settle()
            #expect(empty.calls == ["startLoading", "finishLoading", "setEmpty"])
        }
    }
}

/// A service that delivers at once.
private struct ReadyService: DoggyService {
    let doggies: [Dog]

    func deliverDoggies() async -> [Dog] { doggies }
}

/// A view that records its calls.
private final class RecordedView: DoggyView {
    var calls: [String] = []

    func startLoading() { calls.append("startLoading") }
    func finishLoading() { calls.append("finishLoading") }
    func setEmpty() { calls.append("setEmpty") }
    func setDoggies(_ doggies: [DoggyViewData]) {
        calls.append("setDoggies \(doggies.map { "\($0.name) \($0.age)" }.joined(separator: ", "))")
    }
}
