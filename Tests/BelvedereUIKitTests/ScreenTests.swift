#if canImport(UIKit)
import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import Testing
import TestSupport
import UIKit

// One after the other, because the app's session is one for the process.
@MainActor @Suite(.serialized)
struct ScreenTests {
    // Roles launch their work in a session.
    init() { _ = sessionOfTheProcess }

    @Test func anOwnedPresenterHasTheControllerAsItsView() {
        let presenter = GreetingPresenter(), controller = GreetingController(presenter: presenter)
        controller.loadViewIfNeeded()
        #expect(controller.shown == ["attached"])
        #expect(presenter.view === controller)
        controller.leave()
        #expect(presenter.view == nil)
        #expect(presenter.detachments == 1)
    }

    @Test func aPresenterHasOnlyAWeakReferenceToItsView() {
        let presenter = GreetingPresenter()
        weak var released: GreetingController?
        do {
            let controller = GreetingController(presenter: presenter)
            controller.loadViewIfNeeded()
            released = controller
        }
        #expect(released == nil)
        #expect(presenter.view == nil)
    }

    @Test func workEndsWhenTheControllerIsPopped() async {
        let presenter = GreetingPresenter(), controller = GreetingController(presenter: presenter)
        let navigation = UINavigationController(rootViewController: PlainController())
        navigation.pushViewController(controller, animated: false)
        let ofPresenter = presenter.wait(), ofController = controller.launch { await untilCancelled() }
        let lasting = controller.launch(in: .session) { await untilCancelled() }
        #expect(!ofPresenter.isCancelled && !ofController.isCancelled)
        navigation.popViewController(animated: false)
        #expect(ofPresenter.isCancelled && ofController.isCancelled && !lasting.isCancelled)
        for work in [ofPresenter, ofController, lasting] { await end(work) }
    }

    @Test func workContinuesWhileAnotherControllerCoversTheScreen() async {
        let controller = GreetingController(presenter: GreetingPresenter())
        let navigation = UINavigationController(rootViewController: controller)
        let work = controller.launch { await untilCancelled() }
        navigation.pushViewController(PlainController(), animated: false)
        controller.viewDidDisappear(false)
        #expect(!work.isCancelled)
        controller.leave()
        #expect(work.isCancelled)
        await end(work)
    }

    @Test func workEndsWhenTheNavigationAroundTheControllerIsDismissed() async {
        let root = PlainController(), controller = GreetingController(presenter: GreetingPresenter())
        root.present(UINavigationController(rootViewController: controller), animated: false)
        let work = controller.launch { await untilCancelled() }
        controller.dismiss(animated: false)
        root.dismiss(animated: false)
        #expect(work.isCancelled)
        await end(work)
    }

    @Test func workEndsWithAReleasedController() async throws {
        let presenter = GreetingPresenter()
        let work: LaunchedWork
        do {
            let controller = GreetingController(presenter: presenter)
            controller.loadViewIfNeeded()
            work = controller.launch { await untilCancelled() }
        }
        try await until { work.isCancelled }
        #expect(presenter.view == nil)
        await end(work)
    }

    @Test func theWorkOfACommandEndsWithTheScreenOfItsButton() async throws {
        let controller = GreetingController(presenter: GreetingPresenter()), button = UIButton()
        controller.loadViewIfNeeded()
        controller.view.addSubview(button)
        var wasCancelled = false
        let command = AsyncCommand<Void> {
            await untilCancelled()
            wasCancelled = true
        }
        button.bind(command: command)
        button.sendActions(for: .primaryActionTriggered)
        controller.leave()
        try await until { wasCancelled }
        command.cancel()
        await command.waitUntilIdle()
    }

    @Test func aWireframePushesPresentsAndCloses() {
        let wireframe = PlainWireframe(), root = PlainController(), pushed = PlainController(), presented = PlainController()
        let navigation = UINavigationController(rootViewController: root)
        #expect(wireframe.push(pushed, from: root))
        #expect(navigation.topViewController === pushed)
        #expect(wireframe.present(presented, from: pushed))
        #expect(pushed.presentedViewController === presented)
        wireframe.close(module: presented)
        #expect(pushed.presentedViewController == nil)
        wireframe.close(module: pushed)
        #expect(navigation.topViewController === root)
        #expect(!wireframe.push(pushed, from: presented))
        #expect(!wireframe.present(pushed, from: nil))
    }
}

/// Ends work that a broken screen may have left running, so that a failing test ends too.
private func end(_ work: LaunchedWork) async {
    work.cancel()
    await work.finished()
}

/// Waits until the work is cancelled.
private func untilCancelled() async { for await _ in AsyncStream<Void>.makeStream().stream {} }

private protocol GreetingView: AnyObject {
    func show(_ text: String)
}

private final class GreetingPresenter: Presenter<any GreetingView> {
    private(set) var detachments = 0

    override func viewDidAttach() { view?.show("attached") }
    override func viewDidDetach() { detachments += 1 }
    func wait() -> LaunchedWork { launch { await untilCancelled() } }
}

private final class GreetingController: UIViewController, GreetingView {
    private let presenter: GreetingPresenter
    private(set) var shown: [String] = []

    init(presenter: GreetingPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        own(presenter)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        leaveIfClosed()
    }

    func show(_ text: String) { shown.append(text) }
}

private final class PlainController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

private final class PlainWireframe: Wireframe {}
#endif
