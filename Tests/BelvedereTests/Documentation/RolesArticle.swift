@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

// The examples of the article "MVVM, MVP, VIPER in Belvedere", word for word.

final class CounterViewModel: ViewModel {
    let text = Dynamic("0")
    private var count = 0

    func increment() {
        count += 1
        text.value = "\(count)"
    }
}

final class CounterScreen: Screen {
    init(viewModel: CounterViewModel) {
        let label = Label(style: .title)
        super.init(title: "Counter", content: Stack(label, Button("Add one") { viewModel.increment() }))
        own(viewModel)
        viewModel.text.bindAndFire(to: label, \.text)
    }
}

protocol ForecastService: Sendable {
    func forecast() async throws -> String
}

protocol ForecastView: AnyObject {
    func showForecast(_ text: String)
    func showFailure(_ text: String)
}

final class ForecastPresenter: Presenter<any ForecastView> {
    private let service: any ForecastService

    init(service: any ForecastService) {
        self.service = service
        super.init()
    }

    override func viewDidAttach() {
        launch { [self] in await load() }
    }

    private func load() async {
        do {
            view?.showForecast(try await service.forecast())
        } catch {
            view?.showFailure("The forecast cannot be had now.")
        }
    }
}

final class ForecastScreen: Screen, ForecastView {
    private let label = Label()

    init(presenter: ForecastPresenter) {
        super.init(title: "Forecast")
        content = label
        own(presenter)
    }

    func showForecast(_ text: String) { label.text = text }
    func showFailure(_ text: String) { label.text = text }
}

protocol RenameView: AnyObject {
    func showName(_ name: String)
}

protocol RenameInteraction: AnyObject {
    var name: String { get }
    func rename(to name: String)
}

protocol RenameNavigation: AnyObject {
    func close()
}

final class RenameInteractor: Interactor, RenameInteraction {
    private(set) var name = "Untitled"

    func rename(to name: String) {
        self.name = name
    }
}

final class RenamePresenter: Presenter<any RenameView> {
    private let interactor: any RenameInteraction
    private let navigation: any RenameNavigation

    init(interactor: any RenameInteraction, navigation: any RenameNavigation) {
        self.interactor = interactor
        self.navigation = navigation
        super.init()
    }

    override func viewDidAttach() { view?.showName(interactor.name) }

    func userConfirmed(_ name: String) {
        interactor.rename(to: name)
        navigation.close()
    }
}

final class RenameWireframe: Wireframe, RenameNavigation {
    private let router: Router<NotesRoute>

    init(router: Router<NotesRoute>) {
        self.router = router
    }

    func screen() -> Screen {
        RenameScreen(presenter: RenamePresenter(interactor: RenameInteractor(), navigation: self))
    }

    func close() { router.dismiss() }
}

final class RenameScreen: Screen, RenameView {
    private let field = TextField("Name")

    init(presenter: RenamePresenter) {
        super.init(title: "Rename")
        content = Stack(field, Button("Done", role: .primary) { [field] in presenter.userConfirmed(field.text) })
        own(presenter)
    }

    func showName(_ name: String) { field.text = name }
}

final class CartScreen: Screen {
    init(viewModel: CartViewModel, prices: CartPrices) {
        super.init(title: "Cart")
        own(viewModel)
        own(prices)
    }
}

final class CartViewModel: ViewModel {
    private let service: any CartService

    init(service: any CartService) {
        self.service = service
    }

    func userLeft(with items: [String]) {
        launch(in: .session) { [service] in try? await service.keep(items) }
    }
}

protocol CartService: Sendable {
    func keep(_ items: [String]) async throws
}

/// Prices that several screens read. They follow a service.
final class CartPrices: Launching {
    let clock = TestClock()
    func follow() {
        launch { [clock] in try? await clock.sleep(for: .seconds(60)) }
    }
}

struct RolesArticle {
    private actor SlowService: CartService {
        private let clock: TestClock
        private(set) var kept: [String] = []
        init(clock: TestClock) { self.clock = clock }
        func keep(_ items: [String]) async throws {
            try await clock.sleep(for: .seconds(1))
            kept = items
        }
    }

    @Test func theCartIsKeptAlthoughItsScreenHasLeft() async {
        await withSession {
            let clock = TestClock()
            let (service, prices) = (SlowService(clock: clock), CartPrices())
            let viewModel = CartViewModel(service: service)
            let screen = CartScreen(viewModel: viewModel, prices: prices)
            let stage = Stage(Window(screen))
            prices.follow()
            viewModel.userLeft(with: ["tea"])
            await settle()
            #expect(stage.context.runningWork == 2)
            screen.tearDown()
            await clock.advance(by: .seconds(1))
            #expect(await service.kept == ["tea"])
            #expect(stage.context.runningWork == 0)
        }
    }

    nonisolated private struct Sunny: ForecastService {
        func forecast() async throws -> String { "Sunny" }
    }

    nonisolated private struct Failing: ForecastService {
        func forecast() async throws -> String { throw CapabilityFailure.unavailable }
    }

    @Test func theViewModelCountsWithoutAView() {
        let viewModel = CounterViewModel()
        viewModel.increment()
        #expect(viewModel.text.value == "1")
    }

    @Test func theScreenShowsWhatTheViewModelSays() {
        withSession {
            let screen = CounterScreen(viewModel: CounterViewModel())
            let stage = Stage(Window(screen))
            stage.send(.activate, to: screen.content.subviews[1])
            #expect(screen.content.subviews[0].accessibleName == "1")
        }
    }

    @Test func thePresenterTellsItsView() async {
        await withSession {
            for (service, text) in [(Sunny() as any ForecastService, "Sunny"), (Failing(), "The forecast cannot be had now.")] {
                let screen = ForecastScreen(presenter: ForecastPresenter(service: service))
                let stage = Stage(Window(screen))
                await settle()
                stage.take()
                #expect(screen.content.accessibleName == text)
            }
        }
    }

    @Test func theModuleRenames() {
        final class Root: ScreenBuilding {
            let wireframe: RenameWireframe
            init(_ router: Router<NotesRoute>) { wireframe = RenameWireframe(router: router) }
            func screen(for route: NotesRoute) -> Screen? { route == .list ? Screen() : wireframe.screen() }
        }
        withSession {
            let router = Router(root: NotesRoute.list), root = Root(router)
            let stage = Stage(Window(router, root: root), at: "/add")
            stage.take()
            #expect((stage.window.screens[1].content.subviews[0] as? TextField)?.text == "Untitled")
            stage.send(.activate, to: stage.window.screens[1].content.subviews[1])
            stage.take()
            #expect(router.stack.path == "")
            #expect(stage.diagnostics == [])
        }
    }
}
