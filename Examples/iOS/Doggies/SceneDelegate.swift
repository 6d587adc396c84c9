import DoggiesModel
import UIKit

/// Opens the window of the app, and assembles its only module.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let presenter = DoggyPresenter(service: DelayedDoggyService(clock: ContinuousClock()))
        window.rootViewController = UINavigationController(rootViewController: DoggiesViewController(presenter: presenter))
        window.makeKeyAndVisible()
        self.window = window
    }
}
