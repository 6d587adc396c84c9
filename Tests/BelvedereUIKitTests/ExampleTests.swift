#if canImport(UIKit)
import BelvedereBinding
@testable import DoggiesOnIOS
import DoggiesModel
@testable import HelloOnIOS
import HelloModel
import Testing
import TestSupport
import UIKit

/// Runs the apps in Examples/iOS as a person uses them: finds a view on the screen, and presses buttons.
@MainActor @Suite(.inSession)
struct ExampleTests {
    @Test func theButtonOfHelloGreets() {
        let screen = HelloViewController(viewModel: HelloViewModel())
        #expect(screen.view.find(UILabel.self)?.text == "")
        screen.view.find(UIButton.self)?.sendActions(for: .primaryActionTriggered)
        #expect(screen.view.find(UILabel.self)?.text == "Hello")
    }

    @Test func theScreenOfHelloIsReleased() {
        weak var released: HelloViewController?
        do {
            let screen = HelloViewController(viewModel: HelloViewModel())
            screen.loadViewIfNeeded()
            released = screen
        }
        #expect(released == nil)
    }

    @Test func doggiesArriveAfterASpinner() async throws {
        let service = GatedService([Dog(name: "Vinny", breed: .doberman, age: 5), Dog(name: "Lucky", breed: .labrador, age: 3)])
        let screen = DoggiesViewController(presenter: DoggyPresenter(service: service))
        let table = try #require(screen.view as? UITableView)
        #expect(table.spins)
        service.open()
        try await table.untilItRests()
        #expect(table.texts == ["Vinny Doberman", "Lucky Labrador"])
        #expect(table.backgroundView?.find(UILabel.self)?.text == "")
    }

    @Test func aFailureOffersToTryAgain() async throws {
        let service = GatedService([])
        service.open()
        let screen = DoggiesViewController(presenter: DoggyPresenter(service: service))
        let table = try #require(screen.view as? UITableView), retry = try #require(table.backgroundView?.find(UIButton.self))
        try await table.untilItRests()
        #expect(table.backgroundView?.find(UILabel.self)?.text == "No doggies")
        #expect(retry.isHidden)
        screen.showError("The dogs are asleep.")
        #expect(!retry.isHidden && retry.isEnabled)
        retry.sendActions(for: .primaryActionTriggered)
        #expect(table.spins && retry.isHidden)
        try await table.untilItRests()
    }

    @Test func aClosedScreenIsReleasedWhileItsServiceWorks() async throws {
        let service = GatedService([])
        weak var released: DoggiesViewController?
        let navigation = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
        do {
            let screen = DoggiesViewController(presenter: DoggyPresenter(service: service))
            navigation.pushViewController(screen, animated: false)
            released = screen
        }
        navigation.popViewController(animated: false)
        #expect(released == nil)
        service.open()
    }
}

/// A service that delivers after it was opened. It ignores cancellation, as a careless service does.
nonisolated private final class GatedService: DoggyService {
    private let dogs: [Dog]
    private let gate = AsyncStream<Void>.makeStream()

    init(_ dogs: [Dog]) { self.dogs = dogs }

    func open() { gate.continuation.finish() }

    func deliverDoggies() async throws -> [Dog] {
        for await _ in gate.stream {}
        return dogs
    }
}

extension UIView {
    /// The first view of a type, in this view or below it.
    fileprivate func find<View: UIView>(_ type: View.Type) -> View? {
        if let found = self as? View { return found }
        for view in subviews {
            if let found = view.find(type) { return found }
        }
        return nil
    }
}

extension UITableView {
    fileprivate var spins: Bool { backgroundView?.find(UIActivityIndicatorView.self)?.isAnimating ?? false }

    /// Waits until the spinner stops.
    fileprivate func untilItRests() async throws { try await until { !spins } }

    /// The first line of each row.
    fileprivate var texts: [String?] {
        rows.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }
}
#endif
