import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import Testing

struct RouterTests {
    private func routes(_ router: Router<TestRoute>) -> [TestRoute] { router.stack.entries.map(\.route) }

    @Test func commandsChangeTheStack() {
        let router = Router(root: TestRoute.list)
        router.push(.number(1))
        router.push(.number(2))
        router.present(.add)
        router.push(.number(3))
        #expect(router.stack.path == "/1/2/add/3")
        router.popToRoot()
        #expect(router.stack.path == "/1/2/add")
        router.pop()
        #expect(router.stack.path == "/1/2/add", "what was presented is dismissed, not popped")
        router.push(.number(4))
        router.dismiss()
        #expect(router.stack.path == "/1/2")
        router.dismiss()
        #expect(router.stack.path == "/1/2")
        router.replaceTop(with: .number(9))
        #expect(router.stack.path == "/1/9")
        router.popToRoot()
        router.pop()
        #expect(router.stack.path == "" && !router.stack.canGoBack)
        router.replaceTop(with: .number(5))
        #expect(router.stack.root == .number(5) && router.stack.top == .number(5))
    }

    @Test func aRouteTakesThePlaceOfWhatLiesOverAnother() {
        let router = Router(root: TestRoute.list)
        router.push(.number(1), onto: .list)
        #expect(router.stack.path == "/1")
        router.push(.number(5))
        router.present(.add)
        router.push(.number(2), onto: .list)
        #expect(router.stack.path == "/2")
        router.push(.number(3))
        router.push(.number(4), onto: .number(2))
        #expect(router.stack.path == "/2/4")
        router.push(.number(6), onto: .number(77))
        #expect(router.stack.path == "/2/4/6", "a route that is nowhere on the stack has nothing over it")
    }

    @Test func aReplacedRouteCameInTheSameWay() {
        let router = Router(root: TestRoute.list)
        router.present(.add)
        router.replaceTop(with: .number(1))
        #expect(router.stack.entries == [.init(.number(1), .presented)])
    }

    @Test func anyCommandLeavesAnUnknownAddressBehind() {
        let commands: [(Router<TestRoute>) -> Void] = [
            { $0.pop() }, { $0.popToRoot() }, { $0.push(.number(1)) }, { $0.present(.add) }, { $0.replaceTop(with: .number(1)) },
            { $0.requestBack() },
        ]
        for command in commands {
            let router = Router(stack: RouteStack<TestRoute>(root: .list, path: "/nowhere"))
            command(router)
            #expect(router.stack.unknownPath == nil)
        }
    }

    @Test func aRequestAsksAndACommandDoesNot() {
        let router = Router(root: TestRoute.list)
        router.push(.number(1))
        var asked: [String] = []
        router.mayChange = {
            asked.append("\($0.path)>\($1.path)")
            return false
        }
        #expect(!router.requestBack())
        #expect(routes(router) == [.number(1)])
        #expect(asked == ["/1>"])
        router.pop()
        #expect(routes(router) == [] && asked.count == 1)
        #expect(router.requestBack(), "nothing to ask at the bottom")
        #expect(asked.count == 1)
        router.mayChange = { _, _ in true }
        #expect(router.request(RouteStack(root: .list, path: "/1/2")))
        #expect(router.requestBack())
        #expect(router.stack.path == "/1")
    }

    @Test func theStackCanBeBoundTo() {
        let router = Router(root: TestRoute.list)
        var paths: [String] = []
        let token = router.dynamicStack.bind { paths.append($0.path) }
        router.push(.number(1))
        router.stack = router.stack
        router.pop()
        #expect(paths == ["/1", ""])
        token.cancel()
    }

    // MARK: Routes with the settings of their screen

    /// A route whose address contains the search text of its list.
    nonisolated private enum ListRoute: Route {
        case list(search: String)
        case item(Int)

        var pathComponents: [String] {
            switch self {
            case .list(let search): search.isEmpty ? [] : ["find-" + search]
            case .item(let number): ["\(number)"]
            }
        }

        init?(path: inout ArraySlice<String>, above beneath: ListRoute) {
            guard let number = path.popFirst().flatMap({ Int($0) }) else { return nil }
            self = .item(number)
        }

        func hasScreen(of other: ListRoute) -> Bool {
            if case .list = self, case .list = other { true } else { self == other }
        }

        func atBottom(of path: inout ArraySlice<String>) -> ListRoute {
            guard let first = path.first, first.hasPrefix("find-") else { return .list(search: "") }
            path.removeFirst()
            return .list(search: String(first.dropFirst(5)))
        }
    }

    @Test("the address says how the screen at the bottom is set", arguments: ["", "/find-a", "/find-a/7", "/7", "/find-%C3%A4%2Fb/7/8"])
    func settingsAtTheBottom(path: String) {
        let stack = RouteStack(root: ListRoute.list(search: ""), path: path)
        #expect(stack.unknownPath == nil)
        #expect(stack.path == path)
        #expect(RouteStack(root: ListRoute.list(search: "other"), path: path) == stack)
    }

    @Test func aRouteIsFoundByItsScreenHoweverThatIsSet() {
        let router = Router(root: ListRoute.list(search: "a"))
        router.push(.item(1))
        router.push(.item(2), onto: .list(search: ""))
        #expect(router.stack.path == "/find-a/2")
    }
}
