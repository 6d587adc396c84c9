import Architecture
import ArchitectureGraph
import SwiftFacts

/// A project with a type of each role, a contract, a broken rule and names that are too long for a narrow window.
enum RolesProject {
    static let longName = "TheOrdersOfAllCustomersOfTheLastTwelveMonthsGroupedByCountryPresenter"

    private static let sources = [
        ("Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"Shop\"), .target(name: \"Model\")])"),
        (
            "Sources/Shop/Orders/Orders.swift",
            """
            import Model
            import UIKit
            final class OrdersViewController: UIViewController { var presenter: OrdersPresenter? }
            final class OrdersPresenter { var view: OrdersViewInput?; var interactor: OrdersInteractor?; let router: OrdersRouter? = nil }
            protocol OrdersViewInput: AnyObject {}
            final class OrdersInteractor { let service: OrderService? = nil }
            final class OrdersRouter { weak var view: UIViewController? }
            final class OrdersAssembly { func make() -> OrdersViewController { OrdersViewController() } }
            protocol OrdersDelegate: AnyObject { func ended() }
            final class \(longName) { var order: Order? }
            """
        ),
        (
            "Sources/Shop/Basket/TheFolderOfAllBasketsThatPeopleHaveLeftAloneSinceJanuary/Basket.swift",
            """
            import Model
            final class BasketViewModel { var orders: [Order] = [] }
            final class BasketController: Screen { var order: Order? }
            final class BasketCoordinator { var model: BasketViewModel? }
            struct Helper { var model: BasketViewModel }
            """
        ),
        (
            "Sources/Model/Entities/Order.swift",
            """
            import CoreData
            public struct Order {}
            public final class StoredOrder: NSManagedObject {}
            public final class OrderService { public func load() -> [Order] { [] } }
            """
        ),
    ]

    static var graph: ArchitectureGraph {
        let checker = Checker(configuration: Configuration())
        let codebase = checker.codebase(Project(sources: sources))
        return ArchitectureGraph(codebase, findings: checker.check(codebase).findings)
    }
}
