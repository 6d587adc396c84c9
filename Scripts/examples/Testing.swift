// Declarations that the examples of BelvedereHeadless and BelvedereTesting use: two small apps and a presenter.

import BelvedereTesting

extension BelvedereApp {
    nonisolated static let hello = BelvedereApp("Hello", path: "/hello") { _ in Window(Screen()) }
    nonisolated static let doggies = BelvedereApp("Doggies", path: "/doggies") { _ in Window(Screen()) }
    nonisolated static let contacts = BelvedereApp("Contacts", path: "/contacts") { _ in Window(Screen()) }
}

final class HelloViewModel {
    let helloText = Dynamic("")
    func userTriggeredSayHelloButton() { helloText.value = "Hello" }
}

protocol DoggyView: AnyObject {}
final class DoggyViewSpy: DoggyView {
    var doggies: [String] = []
    var isLoading = false
}
struct DelayedDoggyService: Sendable {
    let clock: TestClock
}
final class DoggyPresenter: Presenter<any DoggyView> {
    init(service: DelayedDoggyService) {}
}

func XCTFail(_ message: String) {}

// Safe although unchecked: the examples are compiled and never run.
nonisolated(unsafe) let view = DoggyViewSpy()
nonisolated(unsafe) let presenter = DoggyPresenter(service: DelayedDoggyService(clock: TestClock()))
nonisolated(unsafe) let app: Driver = { preconditionFailure("An example is never run.") }()

enum Rank: Sendable { case viewer, editor }
extension SessionKey<Rank> {
    static var rank: Self { SessionKey("rank", default: .viewer) }
}
