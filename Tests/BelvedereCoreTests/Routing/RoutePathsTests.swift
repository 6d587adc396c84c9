import BelvedereCore
import Foundation
import Repeatable
import TestSupport
import Testing

/// Tests that an enum of routes gets addresses without code written for them.
struct RoutePathsTests {
    nonisolated enum Colour: String, Codable, CaseIterable { case red, green }
    nonisolated struct Size: Codable, Hashable {
        var width: Int
        var height: Int
    }
    nonisolated enum Settings: Codable, Hashable { case sound, look(Colour) }

    nonisolated enum ShopRoute: Route {
        case home
        case product(Int)
        case review(product: Int, number: Int)
        case search(text: String, page: Int?)
        case filter(Int?, inStock: Bool?)
        case colour(Colour)
        case size(Size)
        case settings(Settings)
        case order(UUID)
        case scale(Double)
        case help, sale

        static let paths = [
            "home": "", "product": "products/:id", "review": "products/:id/reviews/:number", "help": "about/help", "colour": ":colour",
        ]
    }

    nonisolated private static let order = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF") ?? UUID()

    nonisolated private static let addresses: [(ShopRoute, String)] = [
        (.product(7), "/products/7"),
        (.review(product: 7, number: 2), "/products/7/reviews/2"),
        (.search(text: "rye bread", page: 2), "/search/rye%20bread/2"),
        (.search(text: "rye", page: nil), "/search/rye"),
        (.search(text: "*", page: nil), "/search/%2A"),
        (.search(text: "", page: nil), "/search/="),
        (.filter(nil, inStock: true), "/filter/*/true"),
        (.filter(3, inStock: nil), "/filter/3"),
        (.filter(nil, inStock: nil), "/filter"),
        (.colour(.green), "/green"),
        (.size(Size(width: 3, height: -4)), "/size/3/-4"),
        (.settings(.sound), "/settings/sound"),
        (.settings(.look(.red)), "/settings/look/red"),
        (.order(order), "/order/6F9619FF-8B86-D011-B42D-00C04FC964FF"),
        (.scale(0.5), "/scale/0.5"),
        (.help, "/about/help"),
        (.sale, "/sale"),
    ]

    @Test("A case has the address of its pattern, or else of its name", arguments: addresses)
    func writing(route: ShopRoute, address: String) {
        #expect(RouteStack(root: .home, entries: [.init(route, .pushed)]).path == address)
    }

    @Test("An address leads to its case", arguments: addresses)
    func reading(route: ShopRoute, address: String) {
        #expect(RouteStack(root: ShopRoute.home, path: address).entries == [.init(route, .pushed)])
    }

    @Test("Stacks of several routes come back from their addresses")
    func stacks() {
        let seed = Seed()
        var numbers = seed.numbers(for: 0)
        for _ in 0..<2000 {
            let entries = (0..<numbers.below(5)).map { _ in
                RouteStack<ShopRoute>.Entry(numbers.pick(Self.addresses).0, numbers.below(3) == 0 ? .presented : .pushed)
            }
            let stack = RouteStack(root: ShopRoute.home, entries: entries)
            #expect(RouteStack(root: .home, path: stack.path) == stack, "\(seed): \(stack.path)")
        }
    }

    @Test(
        "An address that fits no case is an unknown path",
        arguments: [
            "/home", "/product/7", "/products", "/products/x", "/products/007", "/products/7/reviews", "/products/7/reviews/x", "/search",
            "/search/*",
            "/about", "/about/7", "/blue", "/size/3", "/settings", "/settings/look", "/settings/look/blue", "/order/x", "/filter/x", "/*",
            "/Sale", "/sale/x",
            "/filter/1/maybe", "/scale/.5", "/scale/1", "/colour/red",
        ])
    func unknown(address: String) {
        let stack = RouteStack(root: ShopRoute.home, path: address)
        #expect(stack.unknownPath != nil, "\(stack)")
        #expect(RouteStack(root: .home, path: stack.path) == stack)
    }

    @Test("A word is preferred to a place, whatever the order of the cases")
    func preference() {
        #expect(RouteStack(root: ShopRoute.home, path: "/sale").top == .sale)
        #expect(RouteStack(root: ShopRoute.home, path: "/red").top == .colour(.red))
    }

    nonisolated enum TreeRoute: Route {
        case list, branch(String), leaf(String)

        static let paths = ["list": "", "branch": ":name", "leaf": ":name"]

        func isAllowed(above beneath: TreeRoute) -> Bool {
            switch (beneath, self) {
            case (.list, .branch), (.branch, .leaf): true
            default: false
            }
        }
    }

    @Test("Of two cases that an address fits, the one is taken that may stand there")
    func places() {
        let stack = RouteStack(root: TreeRoute.list, path: "/oak/green")
        #expect(stack.entries.map(\.route) == [.branch("oak"), .leaf("green")])
        #expect(stack.path == "/oak/green")
        #expect(RouteStack(root: TreeRoute.list, path: "/oak/green/no").unknownPath == "/no")
    }

    nonisolated enum ArrayRoute: Route { case list, chosen([Int]) }

    @Test("A value that no address can hold leads nowhere, and harms nobody")
    func arrays() {
        let stack = RouteStack(root: ArrayRoute.list, entries: [.init(.chosen([1, 2]), .pushed)])
        #expect(RouteStack(root: ArrayRoute.list, path: stack.path).unknownPath != nil)
        #expect(RouteStack(root: ArrayRoute.list, path: "/chosen/1/2").unknownPath != nil)
    }
}
