@testable import Belvedere
import BelvedereTesting
import Testing

/// What outlives its screen is reported once, with role, module, type and the likely holder; nothing else is.
struct LeakTests {
    // MARK: Faults that authors write

    final class CapturingViewModel: ViewModel {
        var onChange: (() -> Void)?
        var count = 0
        init() { onChange = { [self] in count += 1 } }
    }

    final class ParentViewModel: ViewModel {
        var child: ChildViewModel?
        init() { child = ChildViewModel(parent: self) }
    }

    final class ChildViewModel: ViewModel {
        let parent: ParentViewModel
        init(parent: ParentViewModel) { self.parent = parent }
    }

    final class TickingViewModel: ViewModel {
        var ticks = 0
        func begin(_ clock: TestClock) {
            launch { [self] in
                while (try? await clock.sleep(for: .seconds(1))) != nil { ticks += 1 }
            }
        }
    }

    protocol SomeView: AnyObject {}

    final class LeakyPresenter: Presenter<any SomeView> {
        let interactor: LeakyInteractor
        init(interactor: LeakyInteractor) {
            self.interactor = interactor
            super.init()
            interactor.output = self
        }
    }

    final class LeakyInteractor: Interactor {
        var output: LeakyPresenter?
    }

    final class CapturingWireframe: Wireframe {
        var finished: (() -> Void)?
        init() { finished = { [self] in close() } }
        func close() {}
    }

    final class CapturingInteractor: Interactor {
        var loaded: (() -> Void)?
        init() { loaded = { [self] in load() } }
        func load() {}
    }

    final class CapturingPresenter: Presenter<any SomeView> {
        var retry: (() -> Void)?
        override init() {
            super.init()
            retry = { [self] in detachView() }
        }
    }

    // MARK: The stage

    /// A screen that owns roles, and one below it that may hold what it holds.
    final class Owner: Screen {
        let roles_: [any Role]
        init(_ title: String, _ roles: [any Role]) {
            roles_ = roles
            super.init(title: title)
        }
    }

    final class Builder: ScreenBuilding {
        var make: (() -> [any Role])?
        let list: Screen
        /// What the app holds outside every screen.
        var shared: [any Role] = []
        init(list: Screen = Screen(title: "List")) { self.list = list }
        func screen(for route: Place) -> Screen? {
            route == .list ? list : Owner("Detail", make?() ?? [])
        }
    }

    /// Opens a screen with these roles, leaves it, and gives what was reported.
    private func reports(
        _ make: @escaping () -> [any Role],
        list: Screen = Screen(title: "List"),
        shared: [any Role] = []
    ) -> (stage: Stage, diagnostics: () -> [Diagnostic]) {
        let router = Router(root: Place.list), builder = Builder(list: list)
        builder.make = make
        builder.shared = shared
        let stage = Stage(Window(router, root: builder))
        stage.take()
        router.push(.detail(1))
        stage.take()
        builder.make = nil
        router.pop()
        stage.take()
        return (stage, { withExtendedLifetime(builder) { stage.diagnostics } })
    }

    private func leak(_ role: String, _ type: String, _ holder: String) -> Diagnostic {
        .leaked(role: role, type: type, module: "BelvedereTests", screen: "Owner", holder: holder)
    }

    private let closureOnChange = "It has the closure onChange, which may capture it. Capture it weakly there: [weak self]."

    // MARK: Each fault is found

    @Test func aClosureThatCapturesItsOwner() {
        withSession {
            let (stage, found) = reports { [CapturingViewModel()] }
            #expect(found() == [leak("view model", "CapturingViewModel", closureOnChange)])
            stage.take()
            stage.window.announce("again")
            stage.take()
            #expect(found().count == 1, "once")
        }
    }

    @Test func aClosureInEveryRole() {
        withSession {
            let found = reports { [CapturingPresenter(), CapturingInteractor(), CapturingWireframe()] }.diagnostics()
            func sentence(_ name: String) -> String { "It has the closure \(name), which may capture it. Capture it weakly there: [weak self]." }
            #expect(found == [
                leak("presenter", "CapturingPresenter", sentence("retry")), leak("interactor", "CapturingInteractor", sentence("loaded")),
                leak("wireframe", "CapturingWireframe", sentence("finished")),
            ])
        }
    }

    @Test func aStrongReferenceBack() {
        withSession {
            let found = reports { [ParentViewModel()] }.diagnostics()
            #expect(found == [
                leak("view model", "ParentViewModel", "It is held by parent of ChildViewModel, which is alive too. If that points back to an owner, make it weak."),
                leak("view model", "ChildViewModel", "It is held by child of ParentViewModel, which is alive too. If that points back to an owner, make it weak."),
            ])
        }
    }

    @Test func aStrongReferenceBackInAModule() {
        withSession {
            let found = reports { [LeakyPresenter(interactor: LeakyInteractor())] }.diagnostics()
            #expect(found.map(\.what) == [
                "The presenter LeakyPresenter of module BelvedereTests is still alive after its screen Owner has left.",
                "The interactor LeakyInteractor of module BelvedereTests is still alive after its screen Owner has left.",
            ])
            #expect(found[0].mend.hasPrefix("It is held by output of LeakyInteractor"))
        }
    }

    @Test func workThatNeverEnds() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let (stage, found) = reports {
                let viewModel = TickingViewModel()
                viewModel.begin(clock)
                return [viewModel]
            }
            await clock.advance(by: .seconds(29))
            stage.take()
            #expect(found() == [], "it may end yet")
            await clock.advance(by: .seconds(1))
            stage.take()
            #expect(found() == [
                leak("view model", "TickingViewModel", "Work that was launched for the screen is still running and holds it. Start such work in run(), which is cancelled when the screen leaves, or cancel it in didLeave() or detachView()."),
            ])
            await clock.advance(by: .seconds(100))
            stage.take()
            #expect(found().count == 1)
        }
    }

    @Test func somethingThatHoldsItFromOutside() {
        withSession {
            let model = ParentlessViewModel()
            let found = reports { [model] }.diagnostics()
            #expect(found == [
                leak("view model", "ParentlessViewModel", "No property that can be seen holds it, so a closure does. Capture it weakly there: [weak self]."),
            ])
            withExtendedLifetime(model) {}
        }
    }

    final class ParentlessViewModel: ViewModel {}

    @Test func whereTheScreenTookItOverIsNamed() {
        final class Owning: Screen {
            var line = 0
            init(_ model: CapturingViewModel) {
                super.init(title: "Owning")
                own(model); line = #line
            }
        }
        final class Builder: ScreenBuilding {
            var line = 0
            func screen(for route: Place) -> Screen? {
                if route == .list { return Screen() }
                let screen = Owning(CapturingViewModel())
                line = screen.line
                return screen
            }
        }
        withSession {
            let router = Router(root: Place.list), builder = Builder()
            let stage = Stage(Window(router, root: builder))
            router.push(.detail(1))
            router.pop()
            stage.take()
            #expect(stage.diagnostics.map(\.location) == [Belvedere.SourceLocation(file: "BelvedereTests/LeakTests.swift", line: builder.line)])
            #expect(stage.diagnostics[0].description.contains("\n  at BelvedereTests/LeakTests.swift:\(builder.line)\n"))
        }
    }

    @Test func workElsewhereDoesNotBlindTheDetector() {
        let clock = TestClock()
        withSession(environment: SessionEnvironment(clock: clock)) {
            let staying = TickingViewModel()
            staying.begin(clock)
            let list = Screen(title: "List")
            list.own(staying)
            let found = reports({ [CapturingViewModel()] }, list: list).diagnostics()
            #expect(found.count == 1)
        }
    }

    // MARK: Nothing else is reported

    @Test func whatGoesIsNotReported() {
        withSession {
            #expect(reports { [ParentlessViewModel(), Presenter<any SomeView>()] }.diagnostics() == [])
        }
    }

    @Test func whatAScreenThatStaysOwnsMayStay() {
        final class ListScreen: Screen {
            let model: ParentlessViewModel
            init(_ model: ParentlessViewModel) { self.model = model; super.init(title: "List") }
        }
        withSession {
            let shared = ParentlessViewModel()
            #expect(reports({ [shared] }, list: ListScreen(shared)).diagnostics() == [])
        }
    }

    @Test func whatAListOfAScreenThatStaysHoldsMayStay() {
        final class ListViewModel: ViewModel {
            let rows = DynamicList<ParentlessViewModel>()
            let selected = Dynamic<ParentlessViewModel?>(nil)
            var table: [String: (ParentlessViewModel, Int)] = [:]
        }
        withSession {
            for number in 0..<3 {
                let row = ParentlessViewModel(), model = ListViewModel()
                if number == 0 { model.rows.append(row) }
                if number == 1 { model.selected.value = row }
                if number == 2 { model.table["a"] = (row, 1) }
                let list = Screen(title: "List")
                list.own(model)
                #expect(reports({ [row] }, list: list).diagnostics() == [], "\(number)")
            }
        }
    }

    @Test func whatARowOfAScreenThatStaysShowsMayStay() {
        withSession {
            let row = ParentlessViewModel()
            let list = Screen(title: "List", content: Stack(List(DynamicList([row])) { _ in Label("row") }))
            #expect(reports({ [row] }, list: list).diagnostics() == [])
        }
    }

    @Test func whatTheBuilderOfTheScreensHoldsMayStay() {
        withSession {
            let cart = ParentlessViewModel()
            #expect(reports({ [cart] }, shared: [cart]).diagnostics() == [])
        }
    }

    @Test func aRequestUnderWayWhenAPersonGoesBackIsNoLeak() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let (stage, found) = reports {
                let viewModel = ParentlessViewModel()
                viewModel.launch { [viewModel] in
                    try? await clock.sleep(for: .seconds(5))
                    withExtendedLifetime(viewModel) {}
                }
                return [viewModel]
            }
            stage.take()
            #expect(stage.context.leakDetector?.isWatching == true)
            await clock.advance(by: .seconds(5))
            stage.take()
            #expect(found() == [] && stage.context.leakDetector?.isWatching == false)
        }
    }

    @Test func aHandlerUnderWayWhenAPersonGoesBackIsNoLeak() async {
        final class Saving: Screen {
            let viewModel = ParentlessViewModel()
            let button: Button
            init(clock: TestClock) {
                button = Button("Save") { [viewModel] in
                    try? await clock.sleep(for: .seconds(5))
                    withExtendedLifetime(viewModel) {}
                }
                super.init(title: "Saving", content: Stack())
                content = Stack(button)
            }
        }
        final class Builder: ScreenBuilding {
            let clock: TestClock
            init(_ clock: TestClock) { self.clock = clock }
            func screen(for route: Place) -> Screen? { route == .list ? Screen() : Saving(clock: clock) }
        }
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let router = Router(root: Place.list), builder = Builder(clock)
            let stage = Stage(Window(router, root: builder))
            router.push(.detail(1))
            stage.take()
            stage.send(.activate, to: (stage.window.screens[1] as! Saving).button)
            router.pop()
            stage.take()
            #expect(stage.diagnostics == [])
            await clock.advance(by: .seconds(5))
            stage.take()
            #expect(stage.diagnostics == [] && stage.context.leakDetector?.isWatching == false)
        }
    }

    @Test func aPresentersWorkEndsWhenItsViewIsDetached() async {
        final class View: SomeView {}
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            weak var gone: Presenter<any SomeView>?
            do {
                let presenter = Presenter<any SomeView>(), view = View()
                gone = presenter
                presenter.attachView(view)
                presenter.launch { [presenter] in
                    while (try? await clock.sleep(for: .seconds(1))) != nil { presenter.viewDidAttach() }
                }
                presenter.detachView()
            }
            await settle()
            #expect(gone == nil)
        }
    }

    @Test func handlersInViewsThatHoldTheirScreenLeaveNothingBehind() {
        final class Careless: Screen {
            let viewModel = ParentlessViewModel()
            let field = TextField("Name"), toggle = Toggle("On"), picker = Picker("Sort", choices: ["a", "b"])
            let tabs = Tabs([("One", Label()), ("Two", Label())])
            override func viewDidLoad() {
                field.onChange = { [self] in title = $0 }
                field.onEndEditing = { [self] in title = "" }
                field.onSubmit { [self] in title = "" }
                toggle.onChange = { [self] _ in title = "" }
                picker.onSelect = { [self] _ in title = "" }
                tabs.onSelect = { [self] _ in title = "" }
                let list = List(DynamicList(["a"])) { [self] in Label(title + $0) }
                list.onActivate { [self] in title = $0 }
                list.setActions([RowAction("Do") { [self] in title = $0 }])
                let pager = Pager("Pages", DynamicList(["a"])) { [self] in Label(title + $0) }
                pager.onPage = { [self] _ in title = "" }
                content = Stack(
                    field, toggle, picker, tabs, list, pager, Button("Go") { [self] in title = "" },
                    FileField("File") { [self] in title = $0.name }
                )
                barItems = [Button("Bar") { [self] in title = "" }]
                show(Alert("Now", actions: [.init("Yes") { [self] in title = "" }]))
            }
        }
        final class Builder: ScreenBuilding {
            weak var last: Careless?
            func screen(for route: Place) -> Screen? {
                if route == .list { return Screen() }
                let screen = Careless(title: "Careless")
                screen.own(screen.viewModel)
                last = screen
                return screen
            }
        }
        withSession {
            let router = Router(root: Place.list), builder = Builder()
            let stage = Stage(Window(router, root: builder))
            router.push(.detail(1))
            stage.take()
            #expect(builder.last != nil)
            router.pop()
            stage.take()
            #expect(builder.last == nil)
            #expect(stage.diagnostics == [])
        }
    }

    @Test func theDetectorIsOnInDebugBuildsAndOffInOthers() {
        withSession {
            #if DEBUG
            #expect(SessionContext.current?.leakDetector != nil)
            #else
            #expect(SessionContext.current?.leakDetector == nil)
            #endif
        }
    }
}
