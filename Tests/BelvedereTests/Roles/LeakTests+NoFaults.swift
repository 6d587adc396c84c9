@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of objects that may stay in memory after their screen has closed. They must not be reported.
extension LeakTests {
    @Test func releasedObjectsAreNotReported() {
        withSession {
            #expect(reports { [ParentlessViewModel(), Presenter<any SomeView>()] }.diagnostics() == [])
        }
    }

    @Test func objectsOwnedByARemainingScreenMayStay() {
        final class ListScreen: Screen {
            let model: ParentlessViewModel
            init(_ model: ParentlessViewModel) {
                self.model = model
                super.init(title: "List")
            }
        }
        withSession {
            let shared = ParentlessViewModel()
            #expect(reports({ [shared] }, list: ListScreen(shared)).diagnostics() == [])
        }
    }

    @Test func objectsHeldByAListOfARemainingScreenMayStay() {
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

    @Test func objectsShownInARowOfARemainingScreenMayStay() {
        withSession {
            let row = ParentlessViewModel()
            let list = Screen(title: "List", content: Stack(List(DynamicList([row])) { _ in Label("row") }))
            #expect(reports({ [row] }, list: list).diagnostics() == [])
        }
    }

    @Test func objectsHeldByTheBuilderOfTheScreensMayStay() {
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
                viewModel.launch(in: .session) { [viewModel] in
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

    @Test func aPresentersWorkEndsWithItsScreen() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let (stage, found) = reports {
                let presenter = Presenter<any SomeView>()
                presenter.launch { [presenter] in
                    while (try? await clock.sleep(for: .seconds(1))) != nil { presenter.viewDidAttach() }
                }
                return [presenter]
            }
            await settle()
            stage.take()
            #expect(found() == [] && stage.context.leakDetector?.isWatching == false)
        }
    }

    @Test func handlersInViewsThatHoldTheirScreenLeaveNothingBehind() {
        final class Careless: Screen {
            let viewModel = ParentlessViewModel()
            let field = TextField("Name"), toggle = Toggle("On"), picker = Picker("Sort", choices: ["a", "b"])
            let tabs = Tabs([("One", Label()), ("Two", Label())])
            override func viewDidLoad() {
                field.onChange { [self] in title = $0 }
                field.onEndEditing { [self] in title = "" }
                field.onSubmit { [self] in title = "" }
                toggle.onChange { [self] _ in title = "" }
                picker.onChange { [self] _ in title = "" }
                tabs.onChange { [self] _ in title = "" }
                let list = List(DynamicList(["a"])) { [self] in Label(title + $0) }
                list.onActivate { [self] in title = $0 }
                list.setActions([RowAction("Do") { [self] in title = $0 }])
                let letters = DynamicList(["a"]).sections { $0 }
                let sections = List(letters, header: { [self] in title + $0 }) { [self] in Label(title + $0) }
                let pager = Pager("Pages", DynamicList(["a"])) { [self] in Label(title + $0) }
                pager.onChange { [self] _ in title = "" }
                content = Stack(
                    field, toggle, picker, tabs, list, sections, pager, Button("Go") { [self] in title = "" },
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
}
