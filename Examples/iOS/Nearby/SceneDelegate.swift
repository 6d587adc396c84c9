import BelvedereCore
import BelvedereUIKit
import Foundation
import NearbyPlaces
public import UIKit

/// Opens the window of the app. Its only session has the language and the work of all screens.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?
    private let session = Session(environment: .ofDevice)

    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene), navigation = UINavigationController()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        do {
            let places = try PlacesExtract.shipped()
            navigation.showNearby(source: places, extract: places, context: self.session.context) { .now }
        } catch {
            let alert = UIAlertController(title: "\(error)", message: nil, preferredStyle: .alert)
            navigation.present(alert, animated: true)
        }
    }
}
