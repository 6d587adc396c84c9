import BelvedereTesting
import DoggiesModel
import Testing

/// Tests the presenter without a screen.
struct DoggyPresenterTests {
    private let alfred = "doggies: Alfred Labrador 1 year, Vinny Doberman 5 years, Lucky Labrador 3 years"

    @Test func theDoggiesArriveAfterTwoSeconds() async {
        await withSession {
            let (clock, view) = (TestClock(), DoggyViewSpy())
            let presenter = DoggyPresenter(service: DelayedDoggyService(clock: clock))
            presenter.attachView(view)
            #expect(view.calls == ["start loading"])
            await clock.advance(by: .milliseconds(1999))
            #expect(view.calls == ["start loading"])
            await clock.advance(by: .milliseconds(1))
            #expect(view.calls == ["start loading", alfred])
        }
    }

    @Test func noDoggiesIsAStateOfItsOwn() async {
        await withSession {
            let (service, view) = (GatedDoggyService(), DoggyViewSpy())
            let presenter = DoggyPresenter(service: service)
            presenter.attachView(view)
            service.answer(0, .success([]))
            await settle()
            #expect(view.calls == ["start loading", "empty"])
        }
    }

    @Test func aFailureIsShownAndCanBeRetried() async {
        await withSession {
            let (service, view) = (GatedDoggyService(), DoggyViewSpy())
            let presenter = DoggyPresenter(service: service)
            presenter.attachView(view)
            service.answer(0, .failure(.init()))
            await settle()
            #expect(view.calls == ["start loading", "error: Couldn't load the doggies."])
            presenter.getDoggies()
            service.answer(1, .success([Dog(name: "Rex", breed: .bulldog, age: 2)]))
            await settle()
            #expect(view.calls.suffix(2) == ["start loading", "doggies: Rex Bulldog 2 years"])
        }
    }

    @Test func askingTwiceShowsTheSecondAnswerOnly() async {
        await withSession {
            let (service, view) = (GatedDoggyService(), DoggyViewSpy())
            let presenter = DoggyPresenter(service: service)
            presenter.attachView(view)
            presenter.getDoggies()
            service.answer(1, .success([Dog(name: "New", breed: .bulldog, age: 1)]))
            await settle()
            service.answer(0, .success([Dog(name: "Old", breed: .bulldog, age: 9)]))
            await settle()
            #expect(view.calls == ["start loading", "start loading", "doggies: New Bulldog 1 year"])
        }
    }

    @Test func doggiesThatArriveAfterDetachingAreDropped() async {
        await withSession {
            let (clock, view) = (TestClock(), DoggyViewSpy())
            let presenter = DoggyPresenter(service: DelayedDoggyService(clock: clock))
            presenter.attachView(view)
            await clock.advance(by: .seconds(1))
            presenter.detachView()
            await clock.advance(by: .seconds(10))
            #expect(view.calls == ["start loading"])
        }
    }

    @Test func attachingAgainWorks() async {
        await withSession {
            let (clock, first, second) = (TestClock(), DoggyViewSpy(), DoggyViewSpy())
            let presenter = DoggyPresenter(service: DelayedDoggyService(clock: clock))
            presenter.attachView(first)
            presenter.detachView()
            presenter.attachView(second)
            await clock.advance(by: .seconds(2))
            #expect(first.calls == ["start loading"])
            #expect(second.calls == ["start loading", alfred])
        }
    }

    @Test func aServiceThatDoesNotHearItIsCancelledDoesNotReachTheNextView() async {
        await withSession {
            let (service, first, second) = (GatedDoggyService(), DoggyViewSpy(), DoggyViewSpy())
            let presenter = DoggyPresenter(service: service)
            presenter.attachView(first)
            presenter.detachView()
            presenter.attachView(second)
            service.answer(0, .success([Dog(name: "Old", breed: .bulldog, age: 9)]))
            await settle()
            #expect(second.calls == ["start loading"])
            service.answer(1, .success([Dog(name: "New", breed: .bulldog, age: 1)]))
            await settle()
            #expect(first.calls == ["start loading"])
            #expect(second.calls == ["start loading", "doggies: New Bulldog 1 year"])
        }
    }

    @Test func theViewIsHeldWeakly() {
        withSession {
            let presenter = DoggyPresenter(service: DelayedDoggyService(clock: TestClock()))
            var view: DoggyViewSpy? = DoggyViewSpy()
            weak let held = view
            view.map { presenter.attachView($0) }
            #expect(presenter.view != nil)
            view = nil
            #expect(held == nil)
            #expect(presenter.view == nil)
        }
    }
}
