import BelvedereCore
import Testing

/// Tests that a presenter has only a weak reference to its view, and that its calls have no effect without a view.
struct PresenterTests {
    protocol CounterView: AnyObject {
        func show(_ number: Int)
    }

    final class Screen: CounterView {
        var numbers: [Int] = []
        func show(_ number: Int) { numbers.append(number) }
    }

    final class CounterPresenter: Presenter<any CounterView> {
        var attached = 0, detached = 0
        override func viewDidAttach() { attached += 1 }
        override func viewDidDetach() { detached += 1 }
        func publish(_ number: Int) { view?.show(number) }
    }

    @Test func aViewIsToldWhileItIsAttached() {
        let presenter = CounterPresenter(), first = Screen(), second = Screen()
        presenter.publish(0)
        presenter.attachView(first)
        presenter.publish(1)
        presenter.detachView()
        presenter.publish(2)
        presenter.attachView(first)
        presenter.publish(3)
        presenter.attachView(second)
        presenter.publish(4)
        #expect(first.numbers == [1, 3] && second.numbers == [4])
        #expect(presenter.attached == 3 && presenter.detached == 2)
    }

    @Test func attachingTheSameViewAgainChangesNothing() {
        let presenter = CounterPresenter(), view = Screen()
        presenter.attachView(view)
        presenter.attachView(view)
        #expect(presenter.attached == 1 && presenter.detached == 0)
        presenter.detachView()
        presenter.detachView()
        #expect(presenter.detached == 1 && presenter.view == nil)
    }

    @Test func thePresenterDoesNotKeepItsView() {
        let presenter = CounterPresenter()
        weak var gone: Screen?
        do {
            let view = Screen()
            gone = view
            presenter.attachView(view)
            #expect(presenter.view === view)
        }
        #expect(gone == nil && presenter.view == nil)
        presenter.publish(1)
    }

    @Test func aValueCannotBeAView() {
        protocol AnyView {}
        struct Value: AnyView {}
        onASession {
            var reported: [Diagnostic] = []
            SessionContext.current?.reportDiagnostic = { reported.append($0) }
            let presenter = Presenter<any AnyView>()
            presenter.attachView(Value())
            let line = #line - 1
            #expect(presenter.view == nil)
            #expect(reported.count == 1)
            #expect(reported.first?.what.hasSuffix("was attached to a presenter, but it is a value and not an object.") == true)
            #expect(reported.first?.location == CallSite(fileID: "BelvedereCoreTests/PresenterTests.swift", line: line))
            #expect(reported.first?.number == 5)
        }
    }

    @Test func workThatIsLateFindsNoView() {
        onASession {
            let presenter = CounterPresenter(), view = Screen()
            presenter.attachView(view)
            var resume: CheckedContinuation<Void, Never>?
            presenter.launch { [presenter] in
                await withCheckedContinuation { resume = $0 }
                presenter.publish(1)
            }
            presenter.detachView()
            resume?.resume()
            #expect(view.numbers == [])
        }
    }
}
