@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of cancelled work, which continues until it notices the cancellation. Until then the objects of its screen must stay in memory,
/// because the closures of handlers and commands have unowned references to them. Without the objects the program would crash.
struct CancelledWorkTests {
    /// A request that continues after it was cancelled.
    private final class Request {
        private var continuation: CheckedContinuation<Void, Never>?

        func answer() async { await withCheckedContinuation { continuation = $0 } }
        func come() { continuation?.resume() }
    }

    private final class Draft: ViewModel {
        let text = Dynamic("")
        let request: Request
        private(set) lazy var save = AsyncCommand<Void> { [unowned self] in
            await request.answer()
            text.value = "saved"
        }

        init(_ request: Request) { self.request = request }
    }

    private final class DraftScreen: Screen {
        let label = Label()
        let draft: Draft

        init(_ draft: Draft) {
            self.draft = draft
            super.init(title: "Draft")
            content = Stack(
                Button("Save") { draft.save.execute() },
                Button("Send") { [unowned self] in
                    await draft.request.answer()
                    label.text = "sent"
                },
                label
            )
            own(draft)
        }
    }

    private final class Builder: ScreenBuilding {
        let request = Request()

        func screen(for route: Place) -> Screen? { route == .list ? Screen(title: "List") : DraftScreen(Draft(request)) }
    }

    private func stage() -> (stage: Stage, router: Router<Place>, request: Request) {
        let router = Router(root: Place.list), builder = Builder()
        let stage = Stage(Window(router, root: builder))
        router.push(.detail(1))
        stage.take()
        return (stage, router, builder.request)
    }

    @Test("A view model that its screen owns stays until its request has come back, and then goes")
    func viewModelOfACommand() async throws {
        try await withSession {
            let (stage, router, request) = stage()
            weak let draft = (stage.window.screens[1] as? DraftScreen)?.draft
            stage.send(.activate, to: stage.window.screens[1].content.subviews[0])
            router.pop()
            await settle()
            try #require(draft != nil)
            request.come()
            await settle()
            #expect(draft == nil && stage.context.runningWork == 0 && stage.diagnostics == [])
        }
    }

    @Test("A screen stays until the work of its button has ended, and then goes")
    func screenOfAHandler() async throws {
        try await withSession {
            let (stage, router, request) = stage()
            weak let screen = stage.window.screens[1] as? DraftScreen
            stage.send(.activate, to: stage.window.screens[1].content.subviews[1])
            router.pop()
            await settle()
            try #require(screen != nil)
            request.come()
            await settle()
            #expect(screen == nil && stage.context.runningWork == 0 && stage.diagnostics == [])
        }
    }

    @Test("When a session ends, what it shows stays until its requests have come back")
    func sessionThatEnds() async throws {
        try await withSession {
            var shown: (stage: Stage, router: Router<Place>, request: Request)? = stage()
            let context = try #require(shown?.stage.context), request = try #require(shown?.request)
            weak let screen = shown?.stage.window.screens[1] as? DraftScreen
            if let screen { shown?.stage.send(.activate, to: screen.content.subviews[0]) }
            context.content = shown?.stage.window
            shown = nil
            context.close()
            await settle()
            try #require(screen != nil)
            request.come()
            await settle()
            #expect(context.runningWork == 0)
        }
    }

    @Test("Work that never ends is reported once it has had its time")
    func workThatNeverEnds() async {
        await withSession {
            let (stage, router, request) = stage()
            stage.context.leakDetector?.patience = .zero
            stage.send(.activate, to: stage.window.screens[1].content.subviews[0])
            router.pop()
            await settle()
            stage.take()
            #expect(stage.diagnostics.map(\.code) == ["BV0006"])
            request.come()
            await settle()
        }
    }
}
