@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests that a screen with a presenter is the view of that presenter, from the moment when the screen is ready until it closes.
struct OwnedPresenterTests {
    protocol CountView: AnyObject {
        func show(_ count: Int)
    }

    final class CountPresenter: Presenter<any CountView> {
        var attached = 0, detached = 0
        override func viewDidAttach() {
            attached += 1
            view?.show(attached)
        }
        override func viewDidDetach() { detached += 1 }
    }

    final class CountScreen: Screen, CountView {
        private var label: Label?
        var shown: [Int] = []
        override func viewDidLoad() { label = Label() }
        func show(_ count: Int) {
            #expect(label != nil, "its views are there")
            shown.append(count)
        }
    }

    @Test func theScreenIsTheViewWhileItIsThere() {
        withSession {
            let presenter = CountPresenter()
            let screen = CountScreen()
            screen.own(presenter)
            #expect(presenter.view == nil, "not before it is ready")
            let stage = Stage(Window(screen))
            #expect(screen.shown == [1] && presenter.view === screen)
            stage.context.close()
            #expect(presenter.view == nil && presenter.detached == 1)
        }
    }

    @Test func aPresenterThatIsOwnedLaterIsAttachedAtOnce() {
        withSession {
            let presenter = CountPresenter(), screen = CountScreen()
            let stage = Stage(Window(screen))
            screen.own(presenter)
            #expect(screen.shown == [1])
            stage.context.close()
            #expect(presenter.detached == 1)
        }
    }

    @Test func aPresenterWithAnotherViewKeepsIt() {
        final class Other: CountView { func show(_ count: Int) {} }
        withSession {
            let presenter = CountPresenter(), screen = CountScreen(), other = Other()
            presenter.attachView(other)
            screen.own(presenter)
            let stage = Stage(Window(screen))
            #expect(presenter.view === other && screen.shown == [])
            stage.context.close()
            #expect(presenter.view == nil)
        }
    }

    @Test func aScreenThatDoesNotFulfilTheContractIsNotAttached() {
        withSession {
            let presenter = CountPresenter(), screen = Screen()
            screen.own(presenter)
            _ = Stage(Window(screen))
            #expect(presenter.view == nil && presenter.attached == 0)
        }
    }
}
