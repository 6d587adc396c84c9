#if canImport(UIKit)
import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import Testing
import UIKit

/// The screens of a router in a navigation controller, and what the router learns from the person.
@MainActor @Suite(.inSession)
struct RouterTests {
    nonisolated enum Place: Route {
        case list(Int = 0)
        case detail(Int)
        case form

        func hasScreen(of other: Place) -> Bool {
            if case .list = self, case .list = other { return true }
            return self == other
        }
    }

    private let router = Router(root: Place.list())
    private let navigation = UINavigationController()

    private func bind() { navigation.bind(router) { $0 == .form ? FormController($0) : PlaceController($0) } }

    /// The routes of the controllers on screen: of the first navigation controller, and of each sheet over it.
    private var shown: [[Place]] {
        var levels: [[Place]] = [], next: UINavigationController? = navigation
        while let level = next {
            levels.append(level.viewControllers.compactMap { ($0 as? PlaceController)?.place })
            next = level.presentedViewController as? UINavigationController
        }
        return levels
    }

    private var sheet: UINavigationController? { navigation.presentedViewController as? UINavigationController }

    @Test func routesArePushedAndPopped() {
        bind()
        #expect(shown == [[.list()]])
        router.push(.detail(1))
        router.push(.detail(2))
        #expect(shown == [[.list(), .detail(1), .detail(2)]])
        router.pop()
        #expect(shown == [[.list(), .detail(1)]])
        router.popToRoot()
        #expect(shown == [[.list()]])
    }

    @Test func routesArePresentedAndDismissed() {
        bind()
        router.push(.detail(1))
        router.present(.form)
        router.push(.detail(2))
        #expect(shown == [[.list(), .detail(1)], [.form, .detail(2)]])
        router.present(.form)
        #expect(shown == [[.list(), .detail(1)], [.form, .detail(2)], [.form]])
        router.stack = RouteStack(root: .list())
        #expect(shown == [[.list()]])
    }

    @Test func aStackFromAnAddressIsShownAtOnce() {
        router.stack = RouteStack(root: .list(), entries: [.init(.detail(1), .pushed), .init(.form, .presented)])
        bind()
        #expect(shown == [[.list(), .detail(1)], [.form]])
    }

    @Test func aReplacedDetailClosesTheOldOneAndTheRootStays() {
        bind()
        router.push(.detail(1))
        let (root, old) = (navigation.viewControllers[0], navigation.viewControllers[1] as? PlaceController)
        router.push(.detail(2), onto: .list())
        #expect(shown == [[.list(), .detail(2)]])
        router.stack.root = .list(7)
        #expect(navigation.viewControllers[0] === root)
        #expect(old?.role.wasDetached == true)
    }

    @Test func theBackGestureRemovesTheRoute() {
        bind()
        router.push(.detail(1))
        router.push(.detail(2))
        let left = navigation.topViewController as? PlaceController
        navigation.popViewController(animated: true)
        #expect(router.stack.entries.map(\.route) == [.detail(1)])
        #expect(left?.role.wasDetached == true)
        router.push(.detail(3))
        #expect(shown == [[.list(), .detail(1), .detail(3)]])
    }

    @Test func aSheetThatIsPulledDownRemovesItsRoutes() {
        bind()
        router.present(.detail(1))
        router.push(.detail(2))
        sheet?.presentationController?.pullDown()
        #expect(router.stack.entries.isEmpty && shown == [[.list()]])
        router.present(.detail(1))
        #expect(shown == [[.list()], [.detail(1)]])
    }

    @Test func aGuardedScreenIsAskedBeforeThePersonLeaves() {
        bind()
        router.push(.form)
        let form = navigation.topViewController as? PlaceController
        form?.mayLeave = false
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
        form?.navigationItem.backAction?.performWithSender(nil, target: nil)
        #expect(form?.questions == 1 && shown == [[.list(), .form]])
        #expect(!router.push(.detail(1), onto: .list()))
        #expect(form?.questions == 2 && shown == [[.list(), .form]])
        form?.mayLeave = true
        form?.navigationItem.backAction?.performWithSender(nil, target: nil)
        #expect(shown == [[.list()]] && navigation.interactivePopGestureRecognizer?.isEnabled == true)
    }

    @Test func aGuardedSheetIsAskedBeforeItIsPulledDown() {
        bind()
        router.present(.form)
        let form = sheet?.topViewController as? PlaceController
        form?.mayLeave = false
        sheet?.presentationController?.pullDown()
        #expect(form?.questions == 1 && shown == [[.list()], [.form]])
        form?.mayLeave = true
        sheet?.presentationController?.pullDown()
        #expect(shown == [[.list()]] && router.stack.entries.isEmpty)
    }

    @Test func anAlertDoesNotStopARouteFromBeingPresented() {
        bind()
        navigation.topViewController?.present(UIAlertController(title: "Saved", message: nil, preferredStyle: .alert), animated: false)
        router.present(.form)
        #expect(shown == [[.list()], [.form]])
    }

    @Test func aRouteThatNobodyBuildsHasAScreenThatSaysSo() {
        navigation.bind(router) { place in if case .list = place { PlaceController(place) } else { nil } }
        router.push(.detail(3))
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.topViewController?.title == "detail/3")
        router.pop()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func theScreensAreReleasedWithTheNavigationController() {
        weak var released: UIViewController?
        let router = Router(root: Place.list())
        do {
            let navigation = UINavigationController()
            navigation.bind(router) { PlaceController($0) }
            router.push(.detail(1))
            released = navigation.topViewController
            #expect(released != nil)
        }
        #expect(released == nil)
        #expect(!router.dynamicStack.hasListeners)
    }
}

private protocol PlaceView: AnyObject {}

private final class PlaceRole: Presenter<any PlaceView> {
    private(set) var wasDetached = false

    override func viewDidDetach() { wasDetached = true }
}

/// The screen of a place. That of a form may refuse to leave.
private class PlaceController: UIViewController, PlaceView {
    let place: RouterTests.Place
    let role = PlaceRole()
    var mayLeave = true
    var questions = 0

    convenience init(_ place: RouterTests.Place) {
        self.init(place: place)
        own(role)
    }

    init(place: RouterTests.Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

private final class FormController: PlaceController, LeaveGuarding {
    func shouldLeave() -> Bool {
        questions += 1
        return mayLeave
    }
}
#endif
