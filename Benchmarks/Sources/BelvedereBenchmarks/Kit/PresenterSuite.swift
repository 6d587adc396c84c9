import Belvedere
import BelvedereHeadless
import DoggiesModel

/// A service that answers at once, so that only the presenter is measured.
private struct ImmediateDoggies: DoggyService {
    func deliverDoggies() async throws -> [Dog] {
        [Dog(name: "Alfred", breed: .labrador, age: 1), Dog(name: "Vinny", breed: .doberman, age: 5)]
    }
}

private final class DoggyViewSpy: DoggyView {
    var doggies: [DoggyViewData] = []
    func startLoading() {}
    func setDoggies(_ doggies: [DoggyViewData]) { self.doggies = doggies }
    func setEmpty() {}
    func showError(_ message: String) {}
}

/// Measures a whole test of a presenter: it makes a session, attaches the view, receives the answer, calls the view, detaches it and ends
/// the session.
func reportPresenter(_ report: Report, _ rounds: Int) {
    let tests = Workload("a whole test of the Doggies presenter")
    tests.add("session, attach, answer, check, detach, close", iterations: 200) { count in
        for _ in 0..<count {
            withSession {
                let view = DoggyViewSpy()
                let presenter = DoggyPresenter(service: ImmediateDoggies())
                presenter.attachView(view)
                precondition(view.doggies.count == 2, "The presenter did not tell its view.")
                presenter.detachView()
            }
        }
    }
    report.print(tests, rounds: rounds)
}
