import HelloModel
import UIKit

/// Opens the window of the app. It sets the view model before the screen is shown, so the screen never lacks one.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let hello = HelloViewController(viewModel: HelloViewModel())
        window.rootViewController = UINavigationController(rootViewController: hello)
        window.makeKeyAndVisible()
        self.window = window
    }
}
