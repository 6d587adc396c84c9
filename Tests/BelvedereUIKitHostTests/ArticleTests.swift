#if canImport(UIKit)
import Belvedere
import BelvedereCore
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import SwiftUI
import Testing
import TestSupport
import UIKit
@testable import UIKitStage

private nonisolated enum Chapter: Route {
    case first, second

    static let paths = ["first": "", "second": "second"]
}

extension BelvedereApp {
    fileprivate static let hello = BelvedereApp("Hello", path: "/hello", theme: Theme(accent: .hex(0x0F7B6C))) { _ in
        Window(Router(root: Chapter.first)) { Screen(title: "\($0)") }
    }
}

/// The delegate of "Show an app" and of "Restore the screens" in the article.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var host: UIKitHost?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let path = session.stateRestorationActivity?.userInfo?["path"] as? String
        let window = UIWindow(windowScene: scene), host = UIKitHost(.hello, at: path ?? "")
        window.rootViewController = host.viewController
        window.makeKeyAndVisible()
        (self.window, self.host) = (window, host)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.hello.screens")
        activity.userInfo = ["path": host?.path ?? ""]
        return activity
    }
}

private struct Content: SwiftUI.View {
    var body: some SwiftUI.View { AppView(.hello).ignoresSafeArea() }
}

/// The examples of the article, and the keys that UIKit lists.
@MainActor @Suite(.serialized)
struct ArticleTests {
    // A host makes a session of its own, and must not make the first one of the process.
    init() { _ = sessionOfTheProcess }

    @Test func aSceneComesBackWithItsScreens() async throws {
        let scene = UIWindowScene(), session = UISceneSession(), first = SceneDelegate(), second = SceneDelegate()
        first.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        first.host?.visit("/second")
        try await until { first.host?.path == "/second" }
        session.stateRestorationActivity = first.stateRestorationActivity(for: scene)
        first.host?.close()
        second.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        #expect(second.host?.path == "/second")
        second.host?.close()
    }

    @Test func anAppIsAViewOfSwiftUI() { _ = Content().body }

    @Test func anAppHasTheAccentOfItsTheme() {
        let host = UIKitHost(.hello)
        let plain = UIKitHost(BelvedereApp("Plain", path: "/plain") { _ in Window(Screen(title: "Plain")) })
        for host in [host, plain] { host.viewController.loadViewIfNeeded() }
        #expect(host.window.controller.navigation.view.tintColor === host.viewController.view.tintColor)
        #expect(host.window.controller.accent != nil && plain.window.controller.accent == nil)
        host.close()
        plain.close()
    }

    @Test func theKeysOfTheButtonsAreListedAndPressThem() async throws {
        var done: [String] = []
        let app = BelvedereApp("Test", path: "/test") { _ in
            let save = Button("Save") { done.append("saved") }, up = Button("Up") { done.append("up") }
            save.shortcut = Shortcut("s", modifiers: [.command, .shift])
            up.shortcut = Shortcut(.upArrow, modifiers: .option)
            return Window(Screen(title: "Keys", content: Stack(save, up)))
        }
        try await HostStage().open(app, at: "", Setting()) { player in
            let controller = player.host.window.controller, commands = controller.commands(Selector("perform:"))
            #expect(commands.map(\.title) == ["Save", "Up"])
            #expect(commands.map(\.input) == ["s", UIKeyCommand.inputUpArrow])
            #expect(commands.map(\.modifierFlags) == [[.command, .shift], .alternate])
            for command in commands.reversed() { controller.press(command) }
            #expect(done == ["up", "saved"])
        }
    }
}
#endif
