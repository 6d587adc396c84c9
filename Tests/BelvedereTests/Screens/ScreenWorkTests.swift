@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of asynchronous work that a screen starts. It must end with the screen, for every way to start it and to close the screen.
struct ScreenWorkTests {
    /// A screen that can start work with each function that the kit offers for it.
    final class WaitingScreen: Screen, ScreenBuilding {
        let waiter: Waiter
        let button = Button("Now") {}
        private let build: (Place) -> Screen?

        init(
            _ waiter: Waiter = Waiter(), owns: Bool = true, views: (Waiter) -> [View] = { _ in [] },
            build: @escaping (Place) -> Screen? = { _ in nil }
        ) {
            self.waiter = waiter
            self.build = build
            super.init(content: Stack(.vertical, views(waiter)))
            if owns { own(waiter) }
        }

        func screen(for route: Place) -> Screen? { build(route) }
    }

    private final class Builder: ScreenBuilding {
        private let build: (Place) -> Screen?
        init(_ build: @escaping (Place) -> Screen?) { self.build = build }
        func screen(for route: Place) -> Screen? { build(route) }
    }

    /// Makes a stage, which is a window for tests. It shows a plain list and above it the screens from `build`.
    private func stage(at path: String = "", _ build: @escaping (Place) -> Screen?) -> (Stage, Router<Place>) {
        let router = Router(root: Place.list)
        let root = Builder { $0 == .list ? Screen(title: "List") : build($0) }
        return (Stage(Window(router, root: root), at: path), router)
    }

    #if MAIN_ACTOR_UI
    private typealias MakeScreen = @MainActor () -> Screen
    private typealias Start = @MainActor (Stage, Screen) -> Void
    #else
    private typealias MakeScreen = @Sendable () -> Screen
    private typealias Start = @Sendable (Stage, Screen) -> Void
    #endif

    /// Opens a screen, lets it start work, closes it, and expects that no work continues.
    private func leavesNothing(
        _ screen: @escaping MakeScreen,
        _ start: @escaping Start,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async {
        await withSession {
            let (stage, router) = stage { _ in screen() }
            router.push(.detail(1))
            stage.take()
            start(stage, stage.window.screens[1])
            #expect(stage.context.runningWork > 0, "something was started", sourceLocation: sourceLocation)
            router.pop()
            await settle()
            #expect(stage.context.runningWork == 0, sourceLocation: sourceLocation)
            #expect(stage.diagnostics == [], sourceLocation: sourceLocation)
        }
    }

    @Test func workLaunchedByAnOwnedObject() async {
        await leavesNothing {
            WaitingScreen()
        } _: { _, screen in
            (screen as! WaitingScreen).waiter.begin()
        }
    }

    @Test func workLaunchedByAnObjectThatAnOwnedOneHolds() async {
        await leavesNothing {
            WaitingScreen(Waiter(inner: Waiter()), views: { waiter in [Button("Go") { waiter.inner?.begin() }] })
        } _: { stage, screen in
            stage.send(.activate, to: screen.content.subviews[0])
        }
    }

    @Test func workLaunchedByTheScreen() async {
        await leavesNothing {
            WaitingScreen(owns: false)
        } _: { _, screen in
            let waiter = (screen as! WaitingScreen).waiter
            screen.launch { await waiter.wait() }
        }
    }

    @Test func workStartedInRun() async {
        final class Running: Screen {
            let waiter = Waiter()
            override func run() async {
                // After a suspension, only the task itself knows which object owns its work.
                await Task.yield()
                waiter.begin()
                await waiter.wait()
            }
        }
        await withSession {
            let (stage, router) = stage { _ in Running() }
            router.push(.detail(1))
            let waiter = (stage.window.screens[1] as! Running).waiter
            await settle()
            #expect(waiter.begun == 2)
            router.pop()
            await settle()
            #expect(waiter.ended == 2 && stage.context.runningWork == 0)
        }
    }

    @Test func workStartedByAHandlerThatWaits() async {
        await leavesNothing {
            WaitingScreen(owns: false, views: { waiter in [Button("Go") { await waiter.wait() }] })
        } _: { stage, screen in
            stage.send(.activate, to: screen.content.subviews[0])
        }
    }

    @Test func workStartedByAFieldAndByARow() async {
        await leavesNothing {
            WaitingScreen(
                owns: false,
                views: { waiter in
                    let field = TextField("Name")
                    field.onSubmit { await waiter.wait() }
                    let list = List(
                        DynamicList([1, 2]), dataSource: ListDataSource({ Label() }) { label, number in label.text = "\(number)" })
                    list.onActivate { _ in await waiter.wait() }
                    return [field, list]
                })
        } _: { stage, screen in
            stage.send(.submit, to: screen.content.subviews[0])
            stage.send(.activate, to: screen.content.subviews[1].subviews[0])
            #expect((screen as! WaitingScreen).waiter.begun == 2)
        }
    }

    @Test func workStartedByACommand() async {
        await leavesNothing {
            WaitingScreen(views: { waiter in [Button("Go") { waiter.command.execute() }] })
        } _: { stage, screen in
            stage.send(.activate, to: screen.content.subviews[0])
        }
    }

    @Test func workStartedInViewDidLoadAndInTheInitialiser() async {
        final class Early: Screen {
            let waiter = Waiter()
            init() {
                super.init()
                waiter.begin()
            }
            override func viewDidLoad() { waiter.begin() }
        }
        await leavesNothing {
            Early()
        } _: { _, screen in
            #expect((screen as! Early).waiter.begun == 2)
        }
    }

    @Test func workStartedInATab() async {
        await leavesNothing {
            WaitingScreen(
                owns: false,
                views: { waiter in
                    [Tabs([("One", Label("one")), ("Two", Stack(Button("Go") { await waiter.wait() }))], selection: 1)]
                })
        } _: { stage, screen in
            stage.send(.activate, to: screen.content.subviews[0].subviews[1].subviews[0])
        }
    }

    @Test func workStartedByTheAnswerToAnAlert() async {
        await leavesNothing {
            WaitingScreen(owns: false)
        } _: { stage, screen in
            let waiter = (screen as! WaitingScreen).waiter
            let alert = Alert("Again?", actions: [Alert.Action("Again") { waiter.begin() }])
            screen.show(alert)
            stage.take()
            stage.send(.activate, to: alert.subviews[0])
        }
    }

    @Test func workStartedByAViewOfTheApp() async {
        final class Picture: Stack, Launching {
            let waiter = Waiter()
            func load() { launch { [waiter] in await waiter.wait() } }
        }
        await leavesNothing {
            WaitingScreen(owns: false, views: { _ in [Picture(.vertical, [])] })
        } _: { _, screen in
            (screen.content.subviews[0] as! Picture).load()
        }
    }

    @Test func workOfTheSessionOutlivesTheScreen() async {
        await withSession {
            let (stage, router) = stage { _ in WaitingScreen() }
            router.push(.detail(1))
            let waiter = (stage.window.screens[1] as! WaitingScreen).waiter
            let work = waiter.begin(in: .session)
            router.pop()
            await settle()
            #expect(!work.isCancelled && waiter.ended == 0 && stage.context.runningWork == 1)
            stage.context.close()
            await work.finished()
            #expect(work.isCancelled && waiter.ended == 1 && stage.context.runningWork == 0)
        }
    }

    @Test func workOwnedByTheScreenBeneathGoesOn() async {
        await withSession {
            let shared = Waiter()
            let router = Router(root: Place.list)
            let root = Builder { _ in
                WaitingScreen(shared, build: { _ in WaitingScreen(views: { _ in [Button("Go") { shared.begin() }] }) })
            }
            let stage = Stage(Window(router, root: root))
            router.present(.add)
            stage.take()
            stage.send(.activate, to: stage.window.screens[1].content.subviews[0])
            router.dismiss()
            await settle()
            #expect(shared.begun == 1 && shared.ended == 0, "it is the work of the list, which is still there")
            stage.context.close()
            await settle()
            #expect(shared.ended == 1)
        }
    }

    @Test func workOwnedByTwoScreensGoesOnUntilBothHaveLeft() async {
        await withSession {
            let shared = Waiter()
            let (stage, router) = stage { _ in WaitingScreen(shared) }
            router.push(.detail(1))
            router.push(.detail(2))
            shared.begin()
            router.pop()
            await settle()
            #expect(shared.ended == 0)
            router.pop()
            await settle()
            #expect(shared.ended == 1 && stage.context.runningWork == 0)
        }
    }

    @Test func workThatIsLateIsNotStartedAndReported() {
        withSession {
            let (stage, router) = stage { _ in WaitingScreen() }
            router.push(.detail(1))
            let waiter = (stage.window.screens[1] as! WaitingScreen).waiter
            router.pop()
            waiter.launch { await waiter.wait() }
            let line = #line - 1
            #expect(waiter.begun == 0 && stage.context.runningWork == 0 && stage.context.droppedWork == 1)
            let place = CallSite(fileID: "BelvedereTests/ScreenWorkTests.swift", line: line)
            #expect(stage.diagnostics == [.launchedTooLate(at: place)])
        }
    }

    @Test func workStartedByCancelledWorkIsNotReported() async {
        final class Stubborn: ViewModel {
            let waiter = Waiter()
            func begin() {
                launch { [self] in
                    await waiter.wait()
                    waiter.begin()
                    waiter.command.execute()
                }
            }
        }
        await withSession {
            let model = Stubborn()
            final class Owning: Screen {}
            let (stage, router) = stage { _ in
                let screen = Owning()
                screen.own(model)
                return screen
            }
            router.push(.detail(1))
            model.begin()
            router.pop()
            await settle()
            #expect(model.waiter.begun == 1 && stage.context.runningWork == 0 && stage.diagnostics == [])
            #expect(!model.waiter.command.isExecuting.value)
        }
    }

    @Test func restoredScreensEachEndTheirOwn() async {
        await withSession {
            let (stage, router) = stage(at: "/1/2/add") { _ in WaitingScreen() }
            let waiters = stage.window.screens.compactMap { ($0 as? WaitingScreen)?.waiter }
            for waiter in waiters { waiter.begin() }
            router.dismiss()
            await settle()
            #expect(waiters.map(\.ended) == [0, 0, 1])
            router.stack = RouteStack(root: .list, path: "/1/3")
            await settle()
            #expect(waiters.map(\.ended) == [0, 1, 1])
            router.popToRoot()
            await settle()
            #expect(waiters.map(\.ended) == [1, 1, 1] && stage.context.runningWork == 0)
        }
    }

    @Test func theSessionEndsItAll() async {
        await withSession {
            let (stage, router) = stage { _ in WaitingScreen() }
            router.push(.detail(1))
            router.present(.add)
            let waiters = stage.window.screens.compactMap { ($0 as? WaitingScreen)?.waiter }
            for waiter in waiters { waiter.begin() }
            stage.context.close()
            await settle()
            #expect(waiters.map(\.ended) == [1, 1] && stage.context.runningWork == 0)
            waiters[0].begin()
            #expect(waiters[0].begun == 1 && stage.diagnostics == [], "a closed session starts nothing and says nothing")
        }
    }

    @Test func aToastThatOutlivesItsScreenActsForTheSession() async {
        await withSession {
            let (stage, router) = stage { _ in WaitingScreen(owns: false) }
            router.push(.detail(1))
            let waiter = (stage.window.screens[1] as! WaitingScreen).waiter
            let toast = Toast("Deleted", action: "Undo") { waiter.begin() }
            stage.window.screens[1].show(toast)
            stage.take()
            router.pop()
            stage.take()
            stage.send(.activate, to: toast.subviews[0])
            #expect(waiter.begun == 1 && waiter.ended == 0 && stage.diagnostics == [])
            stage.context.close()
            await settle()
            #expect(waiter.ended == 1)
        }
    }

    @Test func theNextPageIsReadForTheScreenThatShowsTheList() async {
        await withSession {
            let waiter = Waiter()
            let pages = PagedList<Int> { _, _ in
                await waiter.wait()
                throw CancellationError()
            }
            let (stage, router) = stage { _ in
                WaitingScreen(
                    Waiter(),
                    views: { _ in
                        [List(pages, dataSource: ListDataSource({ Label() }) { label, number in label.text = "\(number)" })]
                    })
            }
            router.push(.detail(1))
            pages.reload()
            #expect(waiter.begun == 2 && pages.isLoading.value, "once as the list was built, once now")
            router.pop()
            await settle()
            #expect(waiter.ended == 2 && !pages.isLoading.value && pages.failure.value == nil)
            #expect(stage.context.runningWork == 0)
        }
    }
}
