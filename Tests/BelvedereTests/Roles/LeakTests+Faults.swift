@_spi(Hosting) import BelvedereTesting

@_spi(Hosting) @testable import Belvedere

/// Tests of leaks that developers of apps cause by mistake. They must be reported.
extension LeakTests {
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
            launch(in: .session) { [self] in
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
}
